import { expect, test } from 'vitest'
import { toPlaceLocation } from './place-location.ts'
import { placeName } from './place-name.ts'

const kirkland = {
  coordinates: { latitude: 47.6769, longitude: -122.206 },
  formatted_address: 'Kirkland, Washington, United States',
  city: 'Kirkland',
  state: 'Washington',
  country: 'United States',
}

test('parses a location as it was saved', () => {
  expect(toPlaceLocation(JSON.parse(JSON.stringify(kirkland)))).toEqual(kirkland)
})

test('accepts missing names', () => {
  expect(toPlaceLocation({ coordinates: kirkland.coordinates, city: 7 })).toEqual({
    coordinates: kirkland.coordinates,
    formatted_address: '',
    city: '',
    state: '',
    country: '',
  })
})

test.each([
  null,
  'Kirkland',
  {},
  { ...kirkland, coordinates: null },
  { ...kirkland, coordinates: { latitude: '47', longitude: 1 } },
  { ...kirkland, coordinates: { latitude: 91, longitude: 0 } },
  { ...kirkland, coordinates: { latitude: 0, longitude: Number.NaN } },
])('rejects %j', (value) => {
  expect(toPlaceLocation(value)).toBeNull()
})

test('names a location by its most exact part', () => {
  expect(placeName(kirkland)).toBe('Kirkland')
  expect(placeName({ ...kirkland, city: '' })).toBe('Kirkland, Washington, United States')
  const bare = { ...kirkland, city: '', formatted_address: '', state: '', country: '' }
  expect(placeName(bare)).toBe('47.68, -122.21')
})
