import { expect, test } from 'vitest'
import { priceSteps } from './price-steps.ts'

test('range from the cheapest price to one above the highest', () => {
  expect(priceSteps(900, 12_000)).toEqual([1000, 1500, 2000, 3000, 5000, 7500, 10_000, 15_000])
})

test('are a single step for a single price', () => {
  expect(priceSteps(250_000, 250_000)).toEqual([300_000])
  expect(priceSteps(100, 100)).toEqual([100])
})

test('start at one when the cheapest price is zero', () => {
  expect(priceSteps(0, 3)).toEqual([1, 1.5, 2, 3])
})

test('are empty without a valid range', () => {
  expect(priceSteps(null, null)).toEqual([])
  expect(priceSteps(5, 1)).toEqual([])
})
