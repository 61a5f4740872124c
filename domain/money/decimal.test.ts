import { expect, test } from 'vitest'
import { roundTo, shiftDecimal } from './decimal.ts'

test.each([
  [1.005, 2, 1.01],
  [-1.005, 2, -1.01],
  [2.345, 0, 2],
  [1e-13, 2, 0],
  [-1e-13, 2, 0],
  [1.5e21, 2, 1.5e21],
])('rounds %d to %i decimals', (value, decimals, rounded) => {
  expect(roundTo(value, decimals)).toBe(rounded)
})

test.each([
  [1.005, 2, 100.5],
  [12345, -2, 123.45],
  [5e-7, 3, 0.0005],
])('moves the decimal point of %d by %i places', (value, places, moved) => {
  expect(shiftDecimal(value, places)).toBe(moved)
})
