import { expect, test } from 'vitest'
import { isSame, listDifferences, listingFaults, noListing } from './listing-values.ts'

const whole = {
  ...noListing,
  title: 'Flat',
  description: 'Light',
  category_id: 1,
  address: '8 Quay',
  city: 'Hamburg',
  state: 'Hamburg',
  country: 'Germany',
  pictures: [{ key: 'a', upload: 'u1', alt: '', url: '' }],
}

test('reports each missing required field', () => {
  expect(listingFaults(noListing, Boolean)).toEqual({
    title: 'titleRequired',
    category_id: 'categoryRequired',
    description: 'descriptionRequired',
    address: 'addressRequired',
    city: 'cityRequired',
    state: 'stateRequired',
    country: 'countryRequired',
    pictures: 'titleImageRequired',
  })
  expect(listingFaults(whole, Boolean)).toEqual({})
})

test('rejects a blank title and an invalid video link', () => {
  const faults = listingFaults({ ...whole, title: '  ', video_link: 'x' }, () => false)
  expect(faults).toEqual({ title: 'titleRequired', video_link: 'videoInvalid' })
})

test('compares versions by field, regardless of key order', () => {
  const mine = { title: 'a', facilities: { f1: 2, f2: 3 }, price: 5 }
  const theirs = { title: 'b', facilities: { f2: 3, f1: 2 }, price: 5 }
  expect(listDifferences(mine, theirs)).toEqual([{ field: 'title', mine: 'a', theirs: 'b' }])
  expect(isSame([1, 2], [2, 1])).toBe(false)
  expect(isSame({ a: undefined }, {})).toBe(true)
})
