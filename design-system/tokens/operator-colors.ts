import { contrast, mix, parseHex, type Rgb, toHex } from './contrast.ts'
import { backgrounds } from './on-color.ts'

const READABLE_CONTRAST = 4.5
const INK: Readonly<Record<'light' | 'dark', string>> = { light: '#1b211e', dark: '#eeece5' }
const DARK: Rgb = [11, 18, 16]
const WHITE: Rgb = [255, 255, 255]

/**
 * Badge in the operator's colors, the same in both themes. Unreadable text becomes white or nearly
 * black. Null if the fill is not a valid color.
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
 * Operator's color with its alpha, blended over cards in light and dark. Null if invalid, or if
 * card text would be unreadable on it.
 */
export function fillOver(color: string): { light: string; dark: string } | null {
  const rgb = parseHex(color)
  if (!rgb) return null
  const share = parseAlpha(color)
  const over = (theme: 'light' | 'dark') =>
    mix(parseHex(backgrounds[theme].surface) ?? WHITE, rgb, share)
  const isReadable = (theme: 'light' | 'dark') =>
    contrast(over(theme), parseHex(INK[theme]) ?? DARK) >= READABLE_CONTRAST
  if (!isReadable('light') || !isReadable('dark')) return null
  return { light: toHex(over('light')), dark: toHex(over('dark')) }
}

/** Alpha of `#rrggbbaa`, 0 to 1. */
function parseAlpha(color: string): number {
  const digits = color.trim().replace(/^#/, '')
  return digits.length === 8 ? Number.parseInt(digits.slice(6), 16) / 255 : 1
}
