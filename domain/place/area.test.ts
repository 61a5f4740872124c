import { expect, test } from 'vitest'
import { areaUnits, convertArea } from './area.ts'

test.each([
  [1, 'hectare', 'squareMetre', 10_000],
  [1, 'acre', 'squareFoot', 43_560],
  [1, 'squareMile', 'acre', 640],
  [1, 'squareYard', 'squareFoot', 9],
  [1, 'squareKilometre', 'hectare', 100],
  [1, 'kanal', 'marla', 20],
  [1, 'acre', 'cent', 100],
  [1, 'acre', 'guntha', 40],
  [1, 'ground', 'squareFoot', 2_400],
  [121, 'tsubo', 'squareMetre', 400],
  [3, 'mu', 'squareMetre', 2_000],
  [1, 'hectare', 'dunam', 10],
  [1, 'hectare', 'rai', 6.25],
] as const)('converts %d %s to %s as %d', (amount, from, to, expected) => {
  expect(convertArea(amount, from, to)).toBeCloseTo(expected, 9)
})

test('converts every pair of units there and back', () => {
  for (const from of areaUnits) {
    for (const to of areaUnits) {
      expect(convertArea(convertArea(7.5, from, to), to, from)).toBeCloseTo(7.5, 9)
    }
  }
})
