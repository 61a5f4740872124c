import { expect, test } from 'vitest'
import { commonFilters, filterQuery, listQuery } from './list-query.ts'
import { noFilters, type SearchFilters } from './search-filters.ts'

const everything: SearchFilters = {
  offer: 'rent',
  category: 'villa',
  city: 'Seattle',
  alsoCities: ['Tacoma', 'Bend'],
  state: 'Washington',
  country: 'United States',
  search: 'lake',
  exclude: 'basement',
  minPrice: 0,
  maxPrice: 2_500,
  bedrooms: 2,
  bathrooms: 1,
  minArea: 60,
  maxArea: 120,
  postedSince: 'week',
  premium: true,
  promoted: true,
  parameters: [3, 14],
  bounds: { south: 47.4, west: -122.5, north: 47.8, east: -122.1 },
  travel: 'foot,15,45.52850,-122.67670,Union Station',
  area: '',
  areaName: '',
  near: { latitude: 47.61, longitude: -122.33, radiusKm: 25 },
  sort: 'price_asc',
  view: 'list',
  page: 3,
  turn: 59000000,
}

test('maps every filter to its name on the wire', () => {
  expect(listQuery(everything)).toEqual({
    property_type: 1,
    category_slug_id: 'villa',
    city: 'Seattle',
    also_city: 'Tacoma|Bend',
    state: 'Washington',
    country: 'United States',
    search: 'lake',
    exclude: 'basement',
    min_price: 0,
    max_price: 2_500,
    posted_since: 0,
    parameter_id: '3,14',
    promoted: 1,
    get_all_premium_properties: 1,
    latitude: 47.61,
    longitude: -122.33,
    radius: 25,
    sort: 'price_asc',
    min_bedrooms: 2,
    min_bathrooms: 1,
    min_area: 60,
    max_area: 120,
    bounds: '47.4,-122.5,47.8,-122.1',
    travel: 'foot,15,45.52850,-122.67670,Union Station',
    limit: 24,
    offset: 48,
    rotation: 59000000,
  })
})

test('sends only the page without filters', () => {
  expect(listQuery(noFilters)).toEqual({ limit: 24, offset: 0 })
  expect(filterQuery(noFilters)).toEqual({})
})

test.each([
  [{ offer: 'sell' } as const, { property_type: 0 }],
  [{ postedSince: 'yesterday' } as const, { posted_since: 1 }],
  [{ near: { latitude: 1, longitude: 2, radiusKm: null } }, { latitude: 1, longitude: 2 }],
])('sends %j', (change, query) => {
  expect(filterQuery({ ...noFilters, ...change })).toEqual(query)
})

test.each([
  ['newest', {}],
  ['most_viewed', { most_viewed: 1 }],
  ['most_liked', { most_liked: 1 }],
  ['price_desc', { sort: 'price_desc' }],
] as const)('sends the sort order %s', (sort, query) => {
  expect(listQuery({ ...noFilters, sort })).toEqual({ ...query, limit: 24, offset: 0 })
})

test.each([
  [null, { sort: 'newest' }],
  [5, { radius: 5 }],
])('asks for the newest where a radius of %s would put the nearest first', (radiusKm, sent) => {
  const near = { latitude: 1, longitude: 2, radiusKm }
  const place = { latitude: 1, longitude: 2 }
  expect(listQuery({ ...noFilters, near })).toEqual({ ...place, ...sent, limit: 24, offset: 0 })
})

test('keeps only common filters for a provider without the extension', () => {
  const common = commonFilters(everything)
  expect(common).toEqual({
    ...everything,
    alsoCities: [],
    exclude: '',
    bedrooms: null,
    bathrooms: null,
    minArea: null,
    maxArea: null,
    bounds: null,
    travel: '',
    sort: 'newest',
  })
  expect(commonFilters({ ...noFilters, sort: 'most_liked' }).sort).toBe('most_liked')
})

test('replaces the map bounds with drawn areas', () => {
  const drawn = { ...everything, area: 'gr9hJ_nirXgz6BAAgz6B_y6BA' }
  expect(filterQuery(drawn)).toMatchObject({ area: drawn.area, city: 'Seattle' })
  expect(filterQuery(drawn)).not.toHaveProperty('bounds')
  expect(commonFilters(drawn).area).toBe('')
})
