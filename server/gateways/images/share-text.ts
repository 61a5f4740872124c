import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

// Only bundled fonts, so that text looks the same on every machine.
process.env.FONTCONFIG_FILE ??= fileURLToPath(new URL('fonts/fonts.conf', import.meta.url))

/** Family names inside the font files. */
const FAMILIES = { display: 'Newsreader 16pt', sans: 'Inter' } as const

export type TextStyle = {
  family: keyof typeof FAMILIES
  /** In pixels, descending; the first that fits is used. */
  sizes: readonly number[]
  color: string
  width: number
  lines: number
  direction: 'ltr' | 'rtl'
}

/** Cropped to the ink. */
export type TextPicture = { input: Buffer; width: number; height: number }

const LINE_HEIGHT = 1.3
const LINE_GAP = 0.12

/** Code points covered by the fonts. */
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

/** Replaces characters that the fonts lack, such as emoji; '' if no letter or digit is left. */
export function writable(text: string): string {
  const known = Array.from(text, (character) => (isWritable(character) ? character : ' '))
  const left = known.join('').replace(/ {2,}/g, ' ').trim()
  return /[\p{L}\p{N}]/u.test(left) ? left : ''
}

function isWritable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return WRITABLE.some(([first, last]) => code >= first && code <= last)
}

/** Null if empty; long texts end with an ellipsis. */
export async function drawText(words: string, style: TextStyle): Promise<TextPicture | null> {
  const text = writable(words)
  if (text === '') return null
  for (const size of style.sizes) {
    const whole = await render(text, style, { size, wrap: 'word' })
    if (fits(whole, style, size)) return whole
  }
  return await drawShortened(text, style, style.sizes.at(-1) ?? 0)
}

async function drawShortened(text: string, style: TextStyle, size: number): Promise<TextPicture> {
  const letters = Array.from(text)
  let most = letters.length
  for (;;) {
    const cut = letters.slice(0, most).join('')
    const words = cut.replace(/\s+\S*$/u, '').replace(/[\s,;:.–—-]+$/u, '')
    const drawn = await render(`${words || cut}…`, style, { size, wrap: 'word-char' })
    if (fits(drawn, style, size) || most <= 1) return drawn
    most = Math.floor(most * Math.min(0.9, maxHeight(style, size) / drawn.height + 0.05))
  }
}

function fits({ width, height }: TextPicture, style: TextStyle, size: number): boolean {
  return width <= style.width && height <= maxHeight(style, size)
}

function maxHeight({ lines }: TextStyle, size: number): number {
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
      // Arabic glyphs already include more line spacing.
      spacing: isRtl ? 0 : Math.round(size * LINE_GAP),
      wrap,
      width,
      // The layout engine swaps left and right for RTL text.
      align: (direction === 'rtl') === isRtl ? 'left' : 'right',
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

/** By the first letter, as the layout engine decides. */
function isWrittenFromRight(text: string): boolean {
  return /^\p{Script=Arabic}/u.test(text.replace(/^\P{L}+/u, ''))
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
