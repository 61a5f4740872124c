import { expect, test } from 'vitest'
import { createText } from '@/client/text/text.ts'
import english from '@/dictionaries/en.json' with { type: 'json' }
import { filterChips } from '@/domain/search/filter-chips.ts'
import { noFilters } from '@/domain/search/search-filters.ts'
import { chipText } from './chip-text.ts'

const style = { currency: 'USD', currencySymbol: '$', abbreviatesPrices: true }
const text = createText({ language: 'en', texts: english, style })
const names = {
  categories: [{ slug: 'villa', name: 'Villa' }],
  facilities: [{ id: 7, name: 'Garden' }],
}

test('shows a radius in miles where the marketplace uses them', () => {
  const inMiles = createText({ language: 'en', texts: english, style: { ...style, inMiles: true } })
  const near = { latitude: 47, longitude: -122, radiusKm: 8.047 }
  const chips = filterChips({ ...noFilters, near })
  expect(chips.map((chip) => chipText(chip, inMiles, names))).toEqual(['Within 5 mi'])
})

test('labels every filter', () => {
  const chips = filterChips({
    ...noFilters,
    offer: 'rent',
    category: 'villa',
    city: 'Seattle',
    search: 'lake',
    maxPrice: 750_000,
    bedrooms: 1,
    minArea: 60,
    maxArea: 120,
    postedSince: 'week',
    premium: true,
    parameters: [7, 8],
    near: { latitude: 47, longitude: -122, radiusKm: 5 },
  })
  expect(chips.map((chip) => chipText(chip, text, names))).toEqual([
    'For rent',
    'Villa',
    'Seattle',
    '“lake”',
    'Up to $750.00K per month',
    '1+ bedroom',
    '60 to 120 m²',
    'Listed in the past week',
    'Premium',
    'With Garden',
    'Other detail',
    'Within 5 km',
  ])
})
