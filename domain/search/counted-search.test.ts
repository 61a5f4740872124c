import { expect, test } from 'vitest'
import { searchIdentity, toCountedSearch } from './counted-search.ts'
import { noFilters } from './search-filters.ts'

test('counts the city, category, offer, bedrooms and highest price of a search', () => {
  const filters = {
    ...noFilters,
    city: 'Portland',
    state: 'Oregon',
    category: 'house',
    offer: 'sell' as const,
    bedrooms: 3,
    maxPrice: 400_000,
    sort: 'price_asc' as never,
    page: 2,
  }
  expect(toCountedSearch(filters, 0)).toEqual({
    city: 'Portland',
    category_slug_id: 'house',
    property_type: 0,
    min_bedrooms: 3,
    max_price: 400_000,
    is_partial: false,
    is_missed: true,
  })
})

test('says of other conditions only that there are some', () => {
  const words = { ...noFilters, search: 'Ada Lovelace' }
  expect(toCountedSearch(words, 2)).toEqual({ is_partial: true, is_missed: false })
  const cities = { ...noFilters, city: 'Portland', alsoCities: ['Salem'] }
  expect(toCountedSearch(cities, 2)).toEqual({ is_partial: true, is_missed: false })
  const near = { latitude: 1, longitude: 2, radiusKm: null }
  expect(toCountedSearch({ ...noFilters, near }, 2).is_partial).toBe(false)
})

test('takes searches that differ in page or view for one', () => {
  const filters = { ...noFilters, city: 'Portland' }
  const again = { ...filters, page: 3, view: 'map' as const }
  expect(searchIdentity(again)).toBe(searchIdentity(filters))
  expect(searchIdentity({ ...again, bedrooms: 2 })).not.toBe(searchIdentity(filters))
})
