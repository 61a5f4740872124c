import { describe, expect, it } from 'vitest'
import { contrast, mix, parseHex, type Rgb, toHex } from './contrast.ts'
import { backgrounds, brandShades, brandStyleSheet } from './on-color.ts'

const colors = ['#1f4d3a', '#14b8dc', '#e48d18', '#ffff00', '#ffffff', '#000000', '#777777', '#f0f']
const everySixth = [0, 51, 102, 153, 204, 255]
const cube = everySixth.flatMap((red) =>
  everySixth.flatMap((green) => everySixth.map((blue) => toHex([red, green, blue]))),
)

describe("the operator's color", () => {
  it.each(['light', 'dark'] as const)('is readable in the %s theme, whatever it is', (theme) => {
    const unreadable = [...colors, ...cube].flatMap((chosen) => {
      const shades = brandShades(chosen)?.[theme]
      if (!shades) return [`${chosen} refused`]
      const grounds = [...Object.values(backgrounds[theme]), shades.brandSoft]
      const ratios = [
        ratio(shades.onBrand, shades.brand),
        ratio(shades.onBrand, shades.brandHover),
        ...grounds.map((ground) => ratio(shades.brandInk, ground)),
      ]
      return Math.min(...ratios) < 4.5 ? [`${chosen} ${JSON.stringify(shades)}`] : []
    })
    expect(unreadable).toEqual([])
  })

  it('stays unchanged as a background in the light theme', () => {
    expect(brandShades('#14B8DCFF')?.light.brand).toBe('#14b8dc')
  })

  it('becomes a style sheet for both themes', () => {
    expect(brandStyleSheet('#1f4d3a')).toBe(
      ':root,[data-theme]{--brand:light-dark(#1f4d3a,#82c4a9);' +
        '--brand-hover:light-dark(#1a4131,#96cdb7);--brand-soft:light-dark(#e4eae7,#23312b);' +
        '--brand-ink:light-dark(#1f4d3a,#82c4a9);--on-brand:light-dark(#ffffff,#0b1210)}',
    )
  })

  it('is ignored when invalid', () => {
    expect(['', 'teal', '#12', '#12345g', 'red;}body{display:none'].map(brandStyleSheet)).toEqual([
      '',
      '',
      '',
      '',
      '',
    ])
  })
})

describe('contrast', () => {
  it('is 21 between black and white, and 1 between equal colors', () => {
    expect([ratio('#000', '#fff'), ratio('#abc', '#abc')]).toEqual([21, 1])
  })

  it('mixes two colors by half', () => {
    expect(toHex(mix(hex('#000'), hex('#fff'), 0.5))).toBe('#808080')
  })
})

function ratio(one: string, other: string): number {
  return contrast(hex(one), hex(other))
}

function hex(text: string): Rgb {
  const color = parseHex(text)
  if (!color) throw new Error(`${text} is no color`)
  return color
}
