import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

// The house's own fonts and no others: the same letters on every machine, also on one without any.
process.env.FONTCONFIG_FILE ??= fileURLToPath(new URL('fonts/fonts.conf', import.meta.url))

/** As the fonts name themselves. */
const FAMILIES = { display: 'Newsreader 16pt', sans: 'Inter' } as const

export type TextStyle = {
  family: keyof typeof FAMILIES
  /** In pixels, falling; the first at which all words fit is taken. */
  sizes: readonly number[]
  color: string
  width: number
  /** At most. */
  lines: number
  direction: 'ltr' | 'rtl'
}

/** Words as a picture, without any room around the ink. */
export type TextPicture = { input: Buffer; width: number; height: number }

const LINE_HEIGHT = 1.3
const LINE_GAP = 0.12

/** Letters with their accents, digits, punctuation and currencies that the fonts have. */
const WRITABLE = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x300, 0x45f],
  [0x490, 0x491],
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x20a0, 0x20c0],
  [0x2116, 0x2116],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfefc],
] as const

/**
 * What of a text the fonts can write (Latin, Greek, Cyrillic, Arabic); other letters and emoji are
 * left out rather than shown as boxes. '' when no letter or digit is left.
 */
export function writable(text: string): string {
  const known = Array.from(text, (character) => (isWritable(character) ? character : ' '))
  const left = known.join('').replace(/ {2,}/g, ' ').trim()
  return /[\p{L}\p{N}]/u.test(left) ? left : ''
}

function isWritable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return WRITABLE.some(([first, last]) => code >= first && code <= last)
}

/** Draws words within their width and lines; too many of them end in an ellipsis. Null for none. */
export async function drawText(words: string, style: TextStyle): Promise<TextPicture | null> {
  const text = writable(words)
  if (text === '') return null
  for (const size of style.sizes) {
    const whole = await render(text, style, { size, wrap: 'word' })
    if (fits(whole, style, size)) return whole
  }
  return await drawShortened(text, style, style.sizes.at(-1) ?? 0)
}

/** Takes words off the end until the rest fits. */
async function drawShortened(text: string, style: TextStyle, size: number): Promise<TextPicture> {
  const letters = Array.from(text)
  let most = letters.length
  for (;;) {
    const cut = letters.slice(0, most).join('')
    const words = cut.replace(/\s+\S*$/u, '').replace(/[\s,;:.–—-]+$/u, '')
    const drawn = await render(`${words || cut}…`, style, { size, wrap: 'word-char' })
    if (fits(drawn, style, size) || most <= 1) return drawn
    most = Math.floor(most * Math.min(0.9, limitOf(style, size) / drawn.height + 0.05))
  }
}

function fits({ width, height }: TextPicture, style: TextStyle, size: number): boolean {
  return width <= style.width && height <= limitOf(style, size)
}

function limitOf({ lines }: TextStyle, size: number): number {
  return size * LINE_HEIGHT * lines
}

async function render(
  text: string,
  { family, color, direction, width }: TextStyle,
  { size, wrap }: { size: number; wrap: 'word' | 'word-char' },
): Promise<TextPicture> {
  const isRtl = isWrittenFromRight(text)
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeMarkup(text)}</span>`,
      font: `${FAMILIES[family]} ${size}`,
      // One point is one pixel.
      dpi: 72,
      rgba: true,
      // Arabic letters bring more room between lines of their own.
      spacing: isRtl ? 0 : Math.round(size * LINE_GAP),
      wrap,
      width,
      // Of a text from right to left, left means where it begins.
      align: (direction === 'rtl') === isRtl ? 'left' : 'right',
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

/** By its first letter, as the layout engine decides. */
function isWrittenFromRight(text: string): boolean {
  return /^\p{Script=Arabic}/u.test(text.replace(/^\P{L}+/u, ''))
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
