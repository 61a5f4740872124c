import { expect, test } from 'vitest'
import { decodeAreas } from '../geometry/area-code.ts'
import { borderArea } from './border-area.ts'

const small = [45, -122, 45, -121.99, 45.01, -121.99, 45.01, -122, 45, -122]
const large = [46, -122, 46, -121.9, 46.1, -121.9, 46.1, -122, 46, -122]

test('writes the largest ring like a drawn area', () => {
  const [area, ...more] = decodeAreas(borderArea([small, large])) ?? []
  expect(more).toEqual([])
  expect(area).toEqual({
    outline: [
      { latitude: 46, longitude: -122 },
      { latitude: 46, longitude: -121.9 },
      { latitude: 46.1, longitude: -121.9 },
      { latitude: 46.1, longitude: -122 },
    ],
    holes: [],
  })
})

test('keeps the code of a long border short', () => {
  const around = Array.from({ length: 2001 }, (_, at) => (at / 2000) * 2 * Math.PI)
  const ring = around.flatMap((angle) => [45 + 0.1 * Math.sin(angle), 0.1 * Math.cos(angle)])
  const code = borderArea([ring])
  expect(decodeAreas(code)?.[0]?.outline.length).toBeLessThanOrEqual(150)
  expect(code.length).toBeLessThan(1500)
})

test.each([
  ['none', []],
  ['a point', [[45, -122, 45, -122]]],
  ['a ring that crosses itself', [[45, -122, 45.1, -121.9, 45.1, -122, 45, -121.9, 45, -122]]],
])('is empty for %s', (_name, rings) => {
  expect(borderArea(rings)).toBe('')
})
