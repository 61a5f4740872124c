import { expect, test } from 'vitest'
import {
  feedReasonsOf,
  feedWishesOf,
  noWishes,
  saysAnything,
  wireWishes,
} from './feed-preferences.ts'

const wishes = {
  categories: [1, 2],
  facilities: [3],
  lowest: 200_000,
  highest: null,
  offer: 'rent',
  city: ' Bend ',
} as const

test('serializes each field as one text', () => {
  expect(wireWishes(wishes)).toEqual({
    category_ids: '1,2',
    outdoor_facilitiy_ids: '3',
    price_range: '200000,',
    property_type: '1',
    city: 'Bend',
  })
})

test('omits empty preferences', () => {
  expect(wireWishes(noWishes)).toEqual({})
  expect(saysAnything(noWishes)).toBe(false)
  expect(saysAnything({ ...noWishes, highest: 1 })).toBe(true)
})

test('parses lists of texts', () => {
  expect(
    feedWishesOf({
      user_id: 5,
      category_ids: ['1', '2'],
      price_range: ['200000', ''],
      property_type: ['1'],
      outdoor_facilitiy_ids: ['3'],
      city: 'Bend',
    }),
  ).toEqual({ ...wishes, city: 'Bend' })
})

test('treats an empty text and both property types as no preference', () => {
  const wire = { category_ids: '', price_range: '', property_type: ['0', '1'], city: null }
  expect(feedWishesOf(wire)).toEqual(noWishes)
})

test('drops unknown reasons', () => {
  expect(feedReasonsOf(['city', 'moon', 'category'])).toEqual(['category', 'city'])
  expect(feedReasonsOf(undefined)).toEqual([])
})
