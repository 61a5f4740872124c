import { expect, test } from 'vitest'
import { priceSteps } from './price-steps.ts'

test('goes from the cheapest to what holds the dearest', () => {
  expect(priceSteps(900, 12_000)).toEqual([1000, 1500, 2000, 3000, 5000, 7500, 10_000, 15_000])
})

test('one price is one step', () => {
  expect(priceSteps(250_000, 250_000)).toEqual([300_000])
  expect(priceSteps(100, 100)).toEqual([100])
})

test('begins at one where something is for nothing', () => {
  expect(priceSteps(0, 3)).toEqual([1, 1.5, 2, 3])
})

test('nothing is known, nothing is offered', () => {
  expect(priceSteps(null, null)).toEqual([])
  expect(priceSteps(5, 1)).toEqual([])
})
