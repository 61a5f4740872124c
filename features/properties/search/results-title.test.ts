import { expect, test } from 'vitest'
import { createTranslator } from '@/client/text/translator.ts'
import english from '@/dictionaries/en.json' with { type: 'json' }
import { noFilters, type SearchFilters } from '@/domain/search/search-filters.ts'
import { resultsTitle } from './results-title.ts'

const t = createTranslator(english, 'en')
const title = (filters: Partial<SearchFilters>, category?: string) =>
  resultsTitle({ ...noFilters, ...filters }, t, category)

test('names the list after its filter or sort order', () => {
  expect(title({})).toBe('Homes')
  expect(title({ promoted: true })).toBe('Featured homes')
  expect(title({ premium: true })).toBe('Premium homes')
  expect(title({ sort: 'most_viewed' })).toBe('Most viewed homes')
  expect(title({ sort: 'most_liked' })).toBe('Most favorited homes')
  expect(title({ near: { latitude: 1, longitude: 2, radiusKm: 5 } })).toBe('Homes nearby')
  expect(title({ sort: 'price_asc' })).toBe('Homes')
})

test('combines property type, category and places', () => {
  expect(title({ offer: 'rent', city: 'Bend' }, 'Villa')).toBe('Villa for rent in Bend')
  expect(title({ city: 'Bend' }, 'Villa')).toBe('Villa in Bend')
  expect(title({ promoted: true }, 'Villa')).toBe('Villa · Featured homes')
  expect(title({ offer: 'sell', sort: 'most_viewed' })).toBe('Homes for sale · Most viewed homes')
  expect(title({ city: 'Bend', alsoCities: ['Salem'] })).toBe('Homes in Bend, Salem')
  expect(title({ city: 'A', alsoCities: ['B', 'C', 'D'] })).toBe('Homes in A, B, C, …')
})
