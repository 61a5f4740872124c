import { beforeEach, expect, test } from 'vitest'
import { changeComparison, clearComparison } from './compared-listings.ts'
import { deviceListsStore } from './device-lists-store.ts'

beforeEach(clearComparison)

const add = (home: number) => changeComparison({ type: 'added', home })
const compared = () => deviceListsStore.read().compared

test('keeps homes in the order in which they were added, once each', () => {
  for (const home of [7, 9, 7]) expect(add(home)).toEqual({ isRefused: false, isKept: true })
  expect(compared()).toEqual([7, 9])
})

test('refuses a fifth home until one is removed', () => {
  for (const home of [1, 2, 3, 4]) add(home)
  expect(add(5).isRefused).toBe(true)
  expect(add(4).isRefused).toBe(false)
  expect(compared()).toEqual([1, 2, 3, 4])
  changeComparison({ type: 'removed', home: 2 })
  expect(add(5).isRefused).toBe(false)
  expect(compared()).toEqual([1, 3, 4, 5])
})

test('replaces all with at most four, and clears them', () => {
  changeComparison({ type: 'replaced', homes: [5, 6, 6, 7, 8, 9] })
  expect(compared()).toEqual([5, 6, 7, 8])
  clearComparison()
  expect(compared()).toEqual([])
})
