import { expect, test } from 'vitest'
import { fromKm, roundKm, toKm } from './distance.ts'

test.each([
  ['km', 1],
  ['m', 1000],
  ['mi', 0.621371],
  ['yd', 1093.6133],
] as const)('converts kilometers to %s and back', (unit, distance) => {
  expect(fromKm(1, unit)).toBeCloseTo(distance, 4)
  expect(toKm(fromKm(2.5, unit), unit)).toBeCloseTo(2.5, 12)
})

test('keeps round miles to the nearest meter', () => {
  expect(roundKm([1, 5, 100], 'mi')).toEqual([1.609, 8.047, 160.934])
  expect(roundKm([1, 5, 100], 'km')).toEqual([1, 5, 100])
})
