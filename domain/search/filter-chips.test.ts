import { expect, test } from 'vitest'
import { filterChips, withoutFilters } from './filter-chips.ts'
import { noFilters, type SearchFilters } from './search-filters.ts'

const search: SearchFilters = {
  ...noFilters,
  offer: 'sell',
  city: 'Seattle',
  minPrice: 100_000,
  bedrooms: 3,
  maxArea: 200,
  postedSince: 'yesterday',
  premium: true,
  parameters: [4, 9],
  bounds: { south: 47, west: -123, north: 48, east: -122 },
  near: { latitude: 47.6, longitude: -122.3, radiusKm: 25 },
  sort: 'most_liked',
  page: 5,
}

test('creates one chip per active filter, none for sort and page', () => {
  expect(filterChips(search).map(({ without: _, ...chip }) => chip)).toEqual([
    { name: 'offer', value: 'sell' },
    { name: 'city', value: 'Seattle' },
    { name: 'price', least: 100_000, most: null, isMonthly: false },
    { name: 'bedrooms', value: 3 },
    { name: 'area', least: null, most: 200 },
    { name: 'postedSince', value: 'yesterday' },
    { name: 'premium' },
    { name: 'parameter', value: 4 },
    { name: 'parameter', value: 9 },
    { name: 'bounds' },
    { name: 'near', radiusKm: 25 },
  ])
  expect(filterChips({ ...noFilters, sort: 'most_viewed', page: 2 })).toEqual([])
})

test('keeps the other filters and returns to the first page when a chip is removed', () => {
  const chips = filterChips(search)
  expect(chips.find(({ name }) => name === 'price')?.without).toEqual({
    ...search,
    minPrice: null,
    page: 1,
  })
  expect(chips.find((chip) => chip.name === 'parameter' && chip.value === 9)?.without).toEqual({
    ...search,
    parameters: [4],
    page: 1,
  })
})

test('leaves only the position and the sort order when all chips are removed', () => {
  let left = search
  for (let chip = filterChips(left)[0]; chip; chip = filterChips(left)[0]) left = chip.without
  const near = { latitude: 47.6, longitude: -122.3, radiusKm: null }
  expect(left).toEqual({ ...noFilters, near, sort: 'most_liked' })
  expect(withoutFilters(search)).toEqual(left)
})

test('a place is one chip, never one each for city, state and country', () => {
  const region = { state: 'Oregon', country: 'United States' }
  const chips = filterChips({ ...noFilters, city: 'Bend', ...region })
  expect(chips).toEqual([{ name: 'city', value: 'Bend, Oregon', without: noFilters }])
  expect(filterChips({ ...noFilters, ...region })).toEqual([
    { name: 'state', value: 'Oregon', without: noFilters },
  ])
  expect(filterChips({ ...noFilters, country: region.country })).toEqual([
    { name: 'country', value: 'United States', without: noFilters },
  ])
})

test('each travel limit is a chip', () => {
  const station = 'foot,15,45.52850,-122.67670,Union Station'
  const work = 'car,20,45.50000,-122.60000,Work'
  const [first, second] = filterChips({ ...noFilters, travel: `${station}|${work}` })
  expect(first).toMatchObject({ name: 'travel', limit: { mode: 'foot', name: 'Union Station' } })
  expect([first?.without.travel, second?.without.travel]).toEqual([work, station])
})
