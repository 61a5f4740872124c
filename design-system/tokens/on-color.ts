import { contrast, mix, parseHex, type Rgb, toHex, withLightness } from './contrast.ts'

export type BrandShades = {
  brand: string
  brandHover: string
  brandSoft: string
  brandInk: string
  onBrand: string
}

/** Minimum text contrast of WCAG 2.2 AA. */
const READABLE_CONTRAST = 4.5

/** Backgrounds of text in the brand hue. Equal to tokens.css (tested). */
export const backgrounds = {
  light: { paper: '#faf8f3', surface: '#ffffff', surfaceMuted: '#f3efe7' },
  dark: { paper: '#111513', surface: '#191e1b', surfaceMuted: '#232925' },
} as const

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
const STEP = 0.02
/**
 * Contrast with the dark page: as bright as the default brand color, and slightly less saturated
 * than given.
 */
const CALM_CONTRAST = 9
const CALM_SATURATION = 0.85

/**
 * Shades of the operator's color with at least 4.5:1 contrast for all text in both themes. The
 * light fill is the color itself; the dark fill is lightened. Null if not a hex color: the default
 * brand color applies.
 */
export function brandShades(systemColor: string): { light: BrandShades; dark: BrandShades } | null {
  const color = parseHex(systemColor)
  if (!color) return null
  return { light: lightShades(color), dark: darkShades(color) }
}

/** Style sheet with the operator's brand color; '' if the color is invalid. */
export function brandStyleSheet(systemColor: string): string {
  const shades = brandShades(systemColor)
  if (!shades) return ''
  const { light, dark } = shades
  const pair = (name: keyof BrandShades) => `light-dark(${light[name]},${dark[name]})`
  const declarations = [
    `--brand:${pair('brand')}`,
    `--brand-hover:${pair('brandHover')}`,
    `--brand-soft:${pair('brandSoft')}`,
    `--brand-ink:${pair('brandInk')}`,
    `--on-brand:${pair('onBrand')}`,
  ]
  return `:root,[data-theme]{${declarations.join(';')}}`
}

function lightShades(color: Rgb): BrandShades {
  const soft = rounded(mix(color, white, 0.88))
  const grounds = [...Object.values(backgrounds.light).map(known), soft]
  return shades(
    color,
    soft,
    until((share) => mix(color, black, share), readableOn(grounds)),
  )
}

function darkShades(color: Rgb): BrandShades {
  const paper = known(backgrounds.dark.paper)
  const fill = until(
    (share) => withLightness(color, share, CALM_SATURATION),
    (shade) => contrast(shade, paper) >= CALM_CONTRAST,
  )
  const soft = rounded(mix(paper, fill, 0.16))
  const grounds = [...Object.values(backgrounds.dark).map(known), soft]
  return shades(
    fill,
    soft,
    until((share) => mix(fill, white, share), readableOn(grounds)),
  )
}

function shades(fill: Rgb, soft: Rgb, ink: Rgb): BrandShades {
  const on = [white, known('#0b1210'), black].find(
    (candidate) => contrast(candidate, fill) >= READABLE_CONTRAST,
  )
  const onFill = on ?? black
  // Hover moves away from the text's lightness, so it never reduces contrast.
  const hover = mix(fill, onFill === white ? black : white, 0.16)
  return {
    brand: toHex(fill),
    brandHover: toHex(hover),
    brandSoft: toHex(soft),
    brandInk: toHex(ink),
    onBrand: toHex(onFill),
  }
}

function readableOn(grounds: Rgb[]) {
  return (shade: Rgb) => grounds.every((ground) => contrast(shade, ground) >= READABLE_CONTRAST)
}

/** First acceptable shade from 0 to 1; the last is always acceptable. */
function until(shadeAt: (share: number) => Rgb, willDo: (shade: Rgb) => boolean): Rgb {
  for (let share = 0; share < 1; share += STEP) {
    const shade = rounded(shadeAt(share))
    if (willDo(shade)) return shade
  }
  return shadeAt(1)
}

function rounded(color: Rgb): Rgb {
  return [Math.round(color[0]), Math.round(color[1]), Math.round(color[2])]
}

function known(hex: string): Rgb {
  return parseHex(hex) ?? black
}
