/** Search engines show about this many characters. */
export const MAX_DESCRIPTION_LENGTH = 160

/** Cuts at a word. The result is text: unsafe as HTML. */
export function plainText(html: string, longest: number): string {
  const text = html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, (entity, name: string) => {
      return entityText(name.toLowerCase()) ?? entity
    })
    .replace(/\s+/g, ' ')
    .trim()
  return shortened(text, longest)
}

const namedEntities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['hellip', '…'],
  ['mdash', '—'],
  ['ndash', '–'],
])

function entityText(name: string): string | undefined {
  if (!name.startsWith('#')) return namedEntities.get(name)
  const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined
}

function shortened(text: string, longest: number): string {
  const characters = Array.from(text)
  if (characters.length <= longest) return text
  const cut = characters.slice(0, longest - 1).join('')
  const lastSpace = cut.lastIndexOf(' ')
  return `${(lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`
}
