import { expect, test } from 'vitest'
import {
  feedPreferencesToWire,
  noFeedPreferences,
  saysAnything,
  toFeedPreferences,
  toFeedReasons,
} from './feed-preferences.ts'

const preferences = {
  categories: [1, 2],
  facilities: [3],
  lowest: 200_000,
  highest: null,
  offer: 'rent',
  city: ' Bend ',
} as const

test('formats each preference as one parameter of the API', () => {
  expect(feedPreferencesToWire(preferences)).toEqual({
    category_ids: '1,2',
    outdoor_facilitiy_ids: '3',
    price_range: '200000,',
    property_type: '1',
    city: 'Bend',
  })
})

test('omits empty preferences', () => {
  expect(feedPreferencesToWire(noFeedPreferences)).toEqual({})
  expect(saysAnything(noFeedPreferences)).toBe(false)
  expect(saysAnything({ ...noFeedPreferences, highest: 1 })).toBe(true)
})

test('parses lists of texts', () => {
  expect(
    toFeedPreferences({
      user_id: 5,
      category_ids: ['1', '2'],
      price_range: ['200000', ''],
      property_type: ['1'],
      outdoor_facilitiy_ids: ['3'],
      city: 'Bend',
    }),
  ).toEqual({ ...preferences, city: 'Bend' })
})

test('treats an empty text and both property types as no preference', () => {
  const wire = { category_ids: '', price_range: '', property_type: ['0', '1'], city: null }
  expect(toFeedPreferences(wire)).toEqual(noFeedPreferences)
})

test('drops unknown reasons', () => {
  expect(toFeedReasons(['city', 'moon', 'category'])).toEqual(['category', 'city'])
  expect(toFeedReasons(undefined)).toEqual([])
})
