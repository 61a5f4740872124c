import { beforeEach, expect, test } from 'vitest'
import { changeComparison, clearComparison } from './compared-listings.ts'
import { deviceListsStore } from './device-lists-store.ts'

beforeEach(clearComparison)

const add = (property: number) => changeComparison({ type: 'added', property })
const compared = () => deviceListsStore.read().compared

test('keeps properties in the order in which they were added, once each', () => {
  for (const property of [7, 9, 7])
    expect(add(property)).toEqual({ isRefused: false, isKept: true })
  expect(compared()).toEqual([7, 9])
})

test('refuses a fifth property until one is removed', () => {
  for (const property of [1, 2, 3, 4]) add(property)
  expect(add(5).isRefused).toBe(true)
  expect(add(4).isRefused).toBe(false)
  expect(compared()).toEqual([1, 2, 3, 4])
  changeComparison({ type: 'removed', property: 2 })
  expect(add(5).isRefused).toBe(false)
  expect(compared()).toEqual([1, 3, 4, 5])
})

test('replaces all with at most four, and clears them', () => {
  changeComparison({ type: 'replaced', properties: [5, 6, 6, 7, 8, 9] })
  expect(compared()).toEqual([5, 6, 7, 8])
  clearComparison()
  expect(compared()).toEqual([])
})
