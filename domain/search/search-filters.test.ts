import { describe, expect, test } from 'vitest'
import { parseFilters } from './parse-filters.ts'
import {
  LAST_RESULTS_PAGE,
  noFilters,
  RESULTS_PER_PAGE,
  type SearchFilters,
  searchParams,
} from './search-filters.ts'

const everything: SearchFilters = {
  offer: 'rent',
  category: 'villa',
  city: 'Seattle',
  alsoCities: ['Tacoma', 'Bend'],
  state: 'Washington',
  country: 'United States',
  search: 'near the lake',
  exclude: 'basement',
  minPrice: 1_000,
  maxPrice: 2_500.5,
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
  sort: 'most_viewed',
  view: 'list',
  page: 3,
  turn: 59000000,
}

describe('filters in a URL', () => {
  test('are serialized in a fixed order and parsed back', () => {
    const address = searchParams(everything).toString()
    expect(address).toBe(
      'type=rent&category=villa&city=Seattle&city=Tacoma&city=Bend&state=Washington&country=United+States' +
        '&q=near+the+lake&not=basement&min_price=1000&max_price=2500.5&bedrooms=2&bathrooms=1' +
        '&min_area=60&max_area=120&posted=week&premium=1&promoted=1&facilities=3%2C14' +
        '&bounds=47.4%2C-122.5%2C47.8%2C-122.1&travel=foot%2C15%2C45.52850%2C-122.67670%2CUnion+Station&near=47.61%2C-122.33&radius=25&sort=most_viewed' +
        '&view=list&page=3&turn=59000000',
    )
    expect(parseFilters(new URLSearchParams(address))).toEqual(everything)
  })

  test('know the turn of featured listings only on later pages', () => {
    expect(parseFilters({ turn: '7' }).turn).toBeNull()
    expect(parseFilters({ turn: '7', page: '2' }).turn).toBe(7)
    expect(searchParams({ ...noFilters, turn: 7 }).toString()).toBe('')
  })

  test('are an empty query without filters', () => {
    expect(searchParams(noFilters).toString()).toBe('')
    expect(parseFilters({})).toEqual(noFilters)
  })

  test('keep the first of repeated values, but every city', () => {
    const record = { city: ['Seattle', 'Tacoma', 'seattle', ''], state: ['A', 'B'], page: '2' }
    const city = { city: 'Seattle', alsoCities: ['Tacoma'] }
    expect(parseFilters(record)).toEqual({ ...noFilters, ...city, state: 'A', page: 2 })
    const many = Array.from({ length: 30 }, (_, at) => `City ${at}`)
    expect(parseFilters({ city: many }).alsoCities).toHaveLength(9)
    expect(parseFilters(new URLSearchParams('city=Seattle&city=Tacoma&state=A&page=2'))).toEqual(
      parseFilters(record),
    )
  })
})

test('keeps typed numbers when the URL is parsed again', () => {
  for (const typed of ['500.000', '123.4560', '1234.567', '0,125', '1,234.567', '0.001']) {
    const read = parseFilters({ min_price: typed })
    expect(parseFilters(searchParams(read)), typed).toEqual(read)
  }
})

test('keeps drawn areas and rejects invalid ones', () => {
  const area = 'gr9hJ_nirXgz6BAAgz6B_y6BA*AAAA.BB-_'
  expect(searchParams({ ...noFilters, area }).toString()).toBe(`area=${area}`)
  expect(parseFilters({ area }).area).toBe(area)
  for (const none of ['a b', '<script>', 'A'.repeat(12_001), '']) {
    expect(parseFilters({ area: none }).area).toBe('')
  }
})

describe('hostile and careless URLs', () => {
  test.each([
    ['type=castle&sort=price&posted=tomorrow&premium=yes', {}],
    ['min_price=-5&max_price=1e9&bedrooms=NaN&bathrooms=0x10', {}],
    ['min_price=500,000&max_price=1.200.000,50', { minPrice: 500_000, maxPrice: 1_200_000.5 }],
    ['max_price=500.000&min_area=1%20500', { maxPrice: 500_000, minArea: 1_500 }],
    ['min_price=900&max_price=100', { minPrice: 100, maxPrice: 900 }],
    ['min_area=900&max_area=100', { minArea: 100, maxArea: 900 }],
    ['max_price=99999999999999999999', { maxPrice: 1e12 }],
    ['bedrooms=0&bathrooms=2.9', { bathrooms: 2 }],
    ['bedrooms=100000', { bedrooms: 50 }],
    ['page=0', {}],
    ['page=-1', {}],
    ['page=2.5', { page: 2 }],
    ['page=99999999', { page: LAST_RESULTS_PAGE }],
    ['facilities=9&facilities=4', { parameters: [4, 9] }],
    ['facilities=4,4,x,-1,2,,1e3,%00', { parameters: [2, 4] }],
    ['bounds=47,-122,46,-121', {}],
    ['bounds=1,2,3', {}],
    ['bounds=-91,0,91,1', {}],
    ['bounds=0,181,1,190', {}],
    ['bounds=0,a,1,b', {}],
    ['bounds=-10,170,10,-170', { bounds: { south: -10, west: 170, north: 10, east: -170 } }],
    ['bounds=1,2,3,4,5', {}],
    ['bounds=1.123456789,2,3,4', { bounds: { south: 1.12346, west: 2, north: 3, east: 4 } }],
    ['near=47.6,-122.3', { near: { latitude: 47.6, longitude: -122.3, radiusKm: null } }],
    ['near=91,0,5', {}],
    ['near=1,2,0', {}],
    ['near=1,2,501', {}],
    ['near=1', {}],
    ['sort=nearest', {}],
    [
      'near=1,2&sort=nearest',
      { near: { latitude: 1, longitude: 2, radiusKm: null }, sort: 'nearest' },
    ],
    ['q=%20%00%1Blake%0Ahouse%20', { search: 'lake house' }],
    ['__proto__=x&constructor=y&toString=z', {}],
  ])('parse %s', (query, meant) => {
    expect(parseFilters(new URLSearchParams(query))).toEqual({ ...noFilters, ...meant })
  })

  test('are cut between characters, with broken characters replaced', () => {
    expect(parseFilters({ q: '🏡'.repeat(10_000) }).search).toBe('🏡'.repeat(200))
    expect(parseFilters({ city: '🏡'.repeat(10_000) }).city).toBe('🏡'.repeat(150))
    expect(parseFilters({ city: 'a\ud800b' }).city).toBe('a\ufffdb')
  })

  test('are parsed without inherited properties', () => {
    expect(parseFilters(Object.create({ city: 'Seattle' }))).toEqual(noFilters)
  })

  test('do not go beyond the last page that providers answer', () => {
    expect((LAST_RESULTS_PAGE - 1) * RESULTS_PER_PAGE).toBeLessThanOrEqual(10_000)
  })
})
