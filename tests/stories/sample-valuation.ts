import type { Category } from '@/client/api/property-catalog.ts'
import type { components } from '@/generated/api-types.ts'

export const valuationCategories: Category[] = [
  { id: 1, name: 'House', slug: 'house', image: '', listings: null },
  { id: 2, name: 'Apartment', slug: 'apartment', image: '', listings: null },
  { id: 3, name: 'Plot', slug: 'plot', image: '', listings: null },
]

const alike = { area: 0, plot: 0, bedrooms: 0, bathrooms: 0, floors: 0, year_built: 0 }
const house: components['schemas']['ComparableSale'] = {
  property_id: 4711,
  slug_id: 'house-by-the-lake',
  title: 'House by the lake',
  sold_on: '2026-05-02',
  price: 590_000,
  adjusted_price: 612_000,
  distance_meters: 420,
  latitude: '47.6131',
  longitude: '-122.2014',
  area: 152,
  plot: 610,
  bedrooms: 3,
  bathrooms: 2,
  floors: 2,
  year_built: 1971,
  differences: { ...alike, area: -8, plot: 10, year_built: -4 },
}

export const valuation: components['schemas']['Valuation'] = {
  low: 512_000,
  middle: 603_000,
  high: 718_000,
  currency: 'USD',
  sales_in_reach: 9120,
  newest_sale: '2026-06-14',
  model: {
    trained_at: '2026-06-15T03:23:00Z',
    sales: 11_200,
    judged: 2240,
    median_error: 9.1,
    coverage: 79.8,
  },
  comparables: [
    house,
    {
      ...house,
      property_id: 4712,
      slug_id: 'brick-house-on-maple-street',
      title: 'Brick house on Maple Street with a double garage and a garden to the south',
      sold_on: '2026-03-11',
      price: 633_500,
      adjusted_price: 598_000,
      distance_meters: 1830,
      area: 190,
      bedrooms: 4,
      differences: { ...alike, area: 30, bedrooms: 1, bathrooms: 0.5 },
    },
    { ...house, property_id: 4713, title: 'House at the mill', differences: alike },
  ],
}

/** What the form keeps for the tab. */
export const keptHome = {
  latitude: '47.6132',
  longitude: '-122.2012',
  label: '12 Maple Street, Kirkland',
  category: '1',
  area: '160',
  plot: '600',
  bedrooms: '3',
  bathrooms: '2',
  yearBuilt: '1975',
}
