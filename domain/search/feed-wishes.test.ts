import { expect, test } from 'vitest'
import { feedReasonsOf, feedWishesOf, noWishes, saysAnything, wireWishes } from './feed-wishes.ts'

const wishes = {
  categories: [1, 2],
  facilities: [3],
  lowest: 200_000,
  highest: null,
  offer: 'rent',
  city: ' Bend ',
} as const

test('each part travels as one text', () => {
  expect(wireWishes(wishes)).toEqual({
    category_ids: '1,2',
    outdoor_facilitiy_ids: '3',
    price_range: '200000,',
    property_type: '1',
    city: 'Bend',
  })
})

test('what is left open does not travel', () => {
  expect(wireWishes(noWishes)).toEqual({})
  expect(saysAnything(noWishes)).toBe(false)
  expect(saysAnything({ ...noWishes, highest: 1 })).toBe(true)
})

test('comes back as lists of texts', () => {
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

test('an open part may be an empty text, and both offers are no wish', () => {
  const wire = { category_ids: '', price_range: '', property_type: ['0', '1'], city: null }
  expect(feedWishesOf(wire)).toEqual(noWishes)
})

test('reasons that nobody knows are left out', () => {
  expect(feedReasonsOf(['city', 'moon', 'category'])).toEqual(['category', 'city'])
  expect(feedReasonsOf(undefined)).toEqual([])
})
