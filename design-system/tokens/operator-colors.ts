import { contrast, mix, parseHex, type Rgb, toHex } from './contrast.ts'
import { backgrounds } from './on-color.ts'

const READABLE_CONTRAST = 4.5
const INK: Readonly<Record<'light' | 'dark', string>> = { light: '#1b211e', dark: '#eeece5' }
const DARK: Rgb = [11, 18, 16]
const WHITE: Rgb = [255, 255, 255]

/**
 * A badge in the operator's colours, the same in both themes; words that could not be read on the
 * fill are white or nearly black instead. Null where the fill is no colour.
 */
export function badgeColors(fill: string, ink: string): { fill: string; ink: string } | null {
  const ground = parseHex(fill)
  if (!ground) return null
  const wanted = parseHex(ink)
  const readable = [wanted, WHITE, DARK].find(
    (color) => color && contrast(color, ground) >= READABLE_CONTRAST,
  )
  return { fill: toHex(ground), ink: toHex(readable ?? [0, 0, 0]) }
}

/**
 * The operator's colour, its transparency kept, laid over cards in light and dark. Null where it is
 * no colour, or where the words of a card could not be read on it.
 */
export function fillOver(color: string): { light: string; dark: string } | null {
  const rgb = parseHex(color)
  if (!rgb) return null
  const share = alphaOf(color)
  const over = (theme: 'light' | 'dark') =>
    mix(parseHex(backgrounds[theme].surface) ?? WHITE, rgb, share)
  const isReadable = (theme: 'light' | 'dark') =>
    contrast(over(theme), parseHex(INK[theme]) ?? DARK) >= READABLE_CONTRAST
  if (!isReadable('light') || !isReadable('dark')) return null
  return { light: toHex(over('light')), dark: toHex(over('dark')) }
}

/** From `#rrggbbaa`, 0 to 1. */
function alphaOf(color: string): number {
  const digits = color.trim().replace(/^#/, '')
  return digits.length === 8 ? Number.parseInt(digits.slice(6), 16) / 255 : 1
}
