import { expect, test } from 'vitest'
import {
  emptyDeviceLists,
  MAX_LISTED,
  parseDeviceLists,
  serializeDeviceLists,
  withList,
  withListing,
  withoutListings,
} from './device-lists.ts'

const three = [1, 2, 3].reduce((kept, id) => withListing(kept, 'recent', id), emptyDeviceLists)

test('puts the latest listing first, without duplicates', () => {
  expect(three.recent).toEqual([3, 2, 1])
  expect(withListing(three, 'recent', 1).recent).toEqual([1, 3, 2])
  expect(withListing(three, 'recent', 3)).toBe(three)
  expect(withListing(three, 'hidden', 9)).toEqual({ ...three, hidden: [9] })
})

test('removes several listings at once', () => {
  expect(withoutListings(three, 'recent', [3, 1]).recent).toEqual([2])
  expect(withoutListings(three, 'recent', [7])).toBe(three)
})

test('drops the oldest listings above the limit', () => {
  const many = Array.from({ length: 30 }, (_, id) => id + 1)
  const kept = many.reduce((so, id) => withListing(so, 'recent', id), emptyDeviceLists)
  expect(kept.recent).toHaveLength(MAX_LISTED.recent)
  expect([kept.recent[0], kept.recent.at(-1)]).toEqual([30, 7])
  expect(withList(emptyDeviceLists, 'compared', [5, 6, 6, 7, 8, 9]).compared).toEqual([5, 6, 7, 8])
})

test('parses what it serialized', () => {
  const kept = withListing(three, 'favourites', 12)
  expect(parseDeviceLists(serializeDeviceLists(kept))).toEqual(kept)
})

test.each([
  ['nothing', null],
  ['half a text', '{"version":1,"favou'],
  ['a list', '[1,2]'],
  ['another version', '{"version":2,"favourites":[1]}'],
  ['far too much', `{"version":1,"favourites":[${'1,'.repeat(60_000)}1]}`],
])('treats %s as empty', (_, text) => {
  expect(parseDeviceLists(text)).toEqual(emptyDeviceLists)
})

test('keeps only valid ids of a list', () => {
  const text = '{"version":1,"favourites":[3,"4",-1,2.5,null,1e99,3,8],"recent":{"0":1},"more":[1]}'
  expect(parseDeviceLists(text)).toEqual({ ...emptyDeviceLists, favourites: [3, 8] })
})
