import { readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'

const FONT_BUDGET_BYTES = 90 * 1024

it.each([
  ['an English page', ['inter-latin', 'newsreader-latin']],
  ['a page in Arabic', ['inter-latin', 'noto-sans-arabic']],
])('keeps the fonts of %s within the budget', (_, cuts) => {
  const bytes = cuts.map((cut) => statSync(new URL(`./fonts/${cut}.woff2`, import.meta.url)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FONT_BUDGET_BYTES)
})

it.each(['en', 'de', 'es'])('the texts of %s need no font that loads on demand', (language) => {
  const ranges = [...read('app/fonts.ts').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  )
  expect(ranges.length).toBeGreaterThan(50)
  const onDemand = (letter: string) =>
    ranges.some(([from, to]) => from <= letter.charCodeAt(0) && letter.charCodeAt(0) <= to)
  expect([...new Set(read(`dictionaries/${language}.json`))].filter(onDemand)).toEqual([])
})

function read(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
}
