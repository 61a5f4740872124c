import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, parseHex, type Rgb } from './contrast.ts'
import { backgrounds } from './on-color.ts'

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const pairs = [...sheet.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)]
const themes = {
  light: new Map(pairs.map(([, name = '', light = '']) => [name, light])),
  dark: new Map(pairs.map(([, name = '', , dark = '']) => [name, dark])),
}
const hues = ['brand', 'accent', 'success', 'warning', 'danger', 'info']
const grounds = ['paper', 'surface', 'surface-muted']

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const color = (name: string): Rgb => {
    const rgb = parseHex(themes[theme].get(name) ?? '')
    if (!rgb) throw new Error(`no token ${name}`)
    return rgb
  }
  const failures = (least: number, wanted: [string, string][]) =>
    wanted
      .map(([text, ground]) => ({ text, ground, ratio: contrast(color(text), color(ground)) }))
      .filter(({ ratio }) => ratio < least)

  it('keeps text readable on every background', () => {
    expect(
      failures(4.5, [
        ...grounds.flatMap((ground): [string, string][] => [
          ['ink', ground],
          ['ink-muted', ground],
        ]),
        ...hues.flatMap((hue) =>
          [...grounds, `${hue}-soft`].map((ground): [string, string] => [`${hue}-ink`, ground]),
        ),
        ...hues.map((hue): [string, string] => ['ink', `${hue}-soft`]),
        ['paper', 'ink'],
        ['ink', 'surface-raised'],
        ['map-label', 'map-land'],
        ['map-label', 'map-water'],
      ]),
    ).toEqual([])
  })

  it('keeps text readable on every fill, hovered or not', () => {
    const fills = hues.flatMap((hue): [string, string][] => [
      [`on-${hue}`, hue],
      ...(themes[theme].has(`${hue}-hover`)
        ? [[`on-${hue}`, `${hue}-hover`] satisfies [string, string]]
        : []),
    ])
    expect(failures(4.5, fills)).toEqual([])
  })

  it('keeps borders of controls and the focus ring visible', () => {
    expect(
      failures(
        3,
        grounds.flatMap((ground): [string, string][] => [
          ['line-strong', ground],
          ['brand-ink', ground],
        ]),
      ),
    ).toEqual([])
  })

  it("has the backgrounds that the operator's color is checked against", () => {
    expect(backgrounds[theme]).toEqual({
      paper: themes[theme].get('paper'),
      surface: themes[theme].get('surface'),
      surfaceMuted: themes[theme].get('surface-muted'),
    })
  })
})
