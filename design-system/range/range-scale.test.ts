import { expect, it } from 'vitest'
import { parseBound, placeOf, RANGE_PLACES, type RangeScale, valueAt } from './range-scale.ts'

const even: RangeScale = { min: 0, max: 1000, step: 50, curve: 1 }
const prices: RangeScale = { min: 0, max: 2_000_000, step: 5000, curve: 2 }

it('puts the ends at the ends', () => {
  expect([placeOf(prices, 0), placeOf(prices, 2_000_000)]).toEqual([0, RANGE_PLACES])
  expect([valueAt(prices, 0), valueAt(prices, RANGE_PLACES)]).toEqual([0, 2_000_000])
})

it('gives the low end more of the line when it is curved', () => {
  expect(valueAt(even, RANGE_PLACES / 2)).toBe(500)
  expect(valueAt(prices, RANGE_PLACES / 2)).toBe(500_000)
})

it('stays on the grid of steps', () => {
  expect(valueAt(even, 7)).toBe(0)
  expect(valueAt(even, 11)).toBe(50)
})

it('reads what was typed, within the bounds', () => {
  expect(['', ' ', 'abc', '70', '-5', '5000'].map((text) => parseBound(even, text))).toEqual([
    undefined,
    undefined,
    undefined,
    70,
    0,
    1000,
  ])
})

it('has one place for everything when there is nothing to choose', () => {
  expect(placeOf({ min: 5, max: 5, step: 1, curve: 1 }, 5)).toBe(0)
})
