/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [number, number, number]

/**
 * Parses `#rgb`, `#rrggbb` or `#rrggbbaa`, with or without the hash; ignores alpha. Null if
 * invalid.
 */
export function parseHex(text: string): Rgb | null {
  const digits = text.trim().replace(/^#/, '')
  if (!/^([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(digits)) return null
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return [channel(long, 0), channel(long, 2), channel(long, 4)]
}

export function toHex(color: Rgb): string {
  return `#${color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

/** Linear interpolation; share 0 is `from`, 1 is `to`. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const between = (a: number, b: number) => a + (b - a) * share
  return [between(from[0], to[0]), between(from[1], to[1]), between(from[2], to[2])]
}

/**
 * Raises the HSL lightness (0 to 1) and keeps hue and saturation. Never darkens. `keep` is the
 * share of saturation to keep.
 */
export function withLightness(color: Rgb, lightness: number, keep = 1): Rgb {
  const [red, green, blue] = color.map((value) => value / 255) as [number, number, number]
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const own = (most + least) / 2
  const wanted = Math.max(own, lightness)
  if (wanted === own) return color
  const reach = 1 - Math.abs(2 * own - 1)
  const saturation = reach === 0 ? 0 : (most - least) / reach
  const chroma = (1 - Math.abs(2 * wanted - 1)) * saturation * keep
  const floor = wanted - chroma / 2
  const place = (value: number) =>
    (floor + (most === least ? 0 : ((value - least) / (most - least)) * chroma)) * 255
  return [place(red), place(green), place(blue)]
}

/** WCAG 2.2 contrast ratio, 1 to 21 (relative luminance of sRGB). */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(value: number): number {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function channel(digits: string, at: number): number {
  return Number.parseInt(digits.slice(at, at + 2), 16)
}
