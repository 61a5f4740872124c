export type TextPart = { text: string; href: string | null }

/** Splits a text at its web addresses (GitHub Flavored Markdown, extended autolinks). */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(ADDRESSES)) {
    const shown = found.slice(0, addressEnd(found))
    const href = /^www/i.test(shown) ? `https://${shown}` : shown
    if (!URL.canParse(href)) continue
    if (index > end) parts.push({ text: text.slice(end, index), href: null })
    parts.push({ text: shown, href })
    end = index + shown.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null })
  return parts
}

/** Ends at spaces, quotation marks, and punctuation that is written without a space after it. */
const ADDRESSES =
  /(?:(?<![a-z0-9])https?:\/\/|(?<![\p{L}\p{N}@/._-])www\.(?=[^\s./]+\.))[^\s<>"“”„«»‹›「」『』《》〈〉【】。、，；！？،؛؟۔]+/giu

const CLOSING = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
  ['）', '（'],
])

function addressEnd(found: string): number {
  const counts = new Map<string, number>()
  for (const character of found) counts.set(character, (counts.get(character) ?? 0) + 1)
  let end = found.length
  while (end > 0) {
    const last = found.charAt(end - 1)
    const opening = CLOSING.get(last)
    const count = (character: string) => counts.get(character) ?? 0
    const isOutside = opening ? count(last) > count(opening) : /[?!.,:;*_~'’‘`…([{：]/.test(last)
    if (!isOutside) break
    const reference =
      last === ';' ? /&[a-z0-9]{1,40};$/i.exec(found.slice(Math.max(0, end - 42), end)) : null
    const start = end - (reference?.[0].length ?? 1)
    for (const character of found.slice(start, end)) counts.set(character, count(character) - 1)
    end = start
  }
  return end
}
