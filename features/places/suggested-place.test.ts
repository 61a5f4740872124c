import { expect, test } from 'vitest'
import type { SearchSuggestion } from '@/client/api/places.ts'
import { suggestedPlace } from './suggested-place.ts'

const kirkland: SearchSuggestion = {
  kind: 'place',
  id: 31,
  label: 'Kirkland',
  detail: 'Washington, United States',
  city: 'Kirkland',
  state: 'Washington',
  country: 'United States',
  latitude: '47.6769',
  longitude: '-122.206',
}

test('converts a suggestion into a location', () => {
  expect(suggestedPlace(kirkland)).toEqual({
    coordinates: { latitude: 47.6769, longitude: -122.206 },
    formatted_address: 'Kirkland, Washington, United States',
    city: 'Kirkland',
    state: 'Washington',
    country: 'United States',
  })
})

test.each([
  { ...kirkland, kind: 'listing' as const },
  { ...kirkland, latitude: undefined },
  { ...kirkland, longitude: 'east' },
])('rejects %j', (suggestion) => {
  expect(suggestedPlace(suggestion)).toBeNull()
})
