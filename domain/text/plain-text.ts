import { scanMarkup } from './markup.ts'

/** Search engines show about this many characters. */
export const MAX_DESCRIPTION_LENGTH = 160

/** Cuts at a word. The result is text: unsafe as HTML. */
export function plainText(html: string, longest: number): string {
  return shortened(textLines(html).join(' '), longest)
}

/** Lines of plain text or simple HTML, without markup and empty lines. */
export function textLines(html: string): string[] {
  let text = ''
  let raises = false
  scanMarkup(html, {
    text: (part) => {
      const decoded = decodeReferences(part)
      text += raises && /^\s*\d+\s*$/.test(decoded) ? raised(decoded.trim()) : decoded
    },
    tag: (name, isEnd) => {
      raises = name === 'sup' && !isEnd
      if (BREAKS.has(name)) text += '\n'
      else if (CELLS.has(name)) text += ' '
    },
  })
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

const BREAKS = new Set(
  'address article aside blockquote body br caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol option p pre section summary table tr ul'.split(
    ' ',
  ),
)
const CELLS = new Set(['img', 'td', 'th'])

const raised = (digits: string) =>
  digits.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)))

/** The names that HTML needs itself; descriptions are stored without others. */
function decodeReferences(text: string): string {
  return text.replace(REFERENCE, (reference, name: string) => referenceText(name) ?? reference)
}

const REFERENCE = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi

const NAMES = new Map([
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

function referenceText(name: string): string | undefined {
  if (!name.startsWith('#')) return NAMES.get(name)
  const code = Number(name.slice(1).replace(/^x/i, '0x'))
  const text = code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
  return /^[^\p{Cc}\p{Cs}]/u.test(text) ? text : undefined
}

function shortened(text: string, longest: number): string {
  const characters = Array.from(text)
  if (characters.length <= longest) return text
  const cut = characters.slice(0, longest - 1).join('')
  const lastSpace = cut.lastIndexOf(' ')
  return `${(lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`
}
