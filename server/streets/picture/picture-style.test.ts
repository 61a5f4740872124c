import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PICTURE_COLORS, roadWidth } from './picture-style.ts'

const sheet = readFileSync(
  new URL('../../../design-system/tokens/tokens.css', import.meta.url),
  'utf8',
)
const PAIR = /--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g
const tokens = new Map([...sheet.matchAll(PAIR)].map(([, name, ...pair]) => [name, pair]))

test.each(['light', 'dark'] as const)('the colors equal the page’s map in %s', (look) => {
  for (const [name, color] of Object.entries(PICTURE_COLORS[look])) {
    const pair = tokens.get(name) ?? tokens.get(`map-${name}`)
    expect([name, color]).toEqual([name, pair?.[look === 'light' ? 0 : 1]])
  }
})

test('roads appear at their zoom and grow with it', () => {
  expect(roadWidth('minor', 11)).toBe(0)
  expect(roadWidth('minor', 12)).toBe(0.5)
  expect(roadWidth('highway', 14)).toBe(5)
  expect(roadWidth('highway', 15)).toBeGreaterThan(5)
  expect(roadWidth('highway', 19)).toBe(26)
})
