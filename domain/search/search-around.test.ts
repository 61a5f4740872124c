import { encodeAreas } from '@hearth/streets/geometry/area-code'
import { expect, test } from 'vitest'
import { filterChips } from './filter-chips.ts'
import { parseFilters } from './parse-filters.ts'
import { searchAround } from './search-around.ts'
import { noFilters, searchParams } from './search-filters.ts'

const before = { ...noFilters, city: 'Boise', state: 'Idaho', bedrooms: 2, page: 3 }
const corners = [
  { latitude: 43.6, longitude: -116.2 },
  { latitude: 43.7, longitude: -116.2 },
  { latitude: 43.7, longitude: -116.1 },
]
const area = encodeAreas([{ outline: corners, holes: [] }])
const spot = { label: 'Hyde Park', latitude: 43.65, longitude: -116.15 }

test('searches within the border of a neighborhood, under its name', () => {
  const filters = searchAround(before, { ...spot, area })
  expect(filters).toEqual({ ...noFilters, bedrooms: 2, area, areaName: 'Hyde Park', view: 'map' })
  expect(parseFilters(searchParams(filters))).toEqual(filters)
  expect(filterChips(filters)).toContainEqual(
    expect.objectContaining({ name: 'drawn', label: 'Hyde Park' }),
  )
})

test('searches within a walk of a place without a border', () => {
  const filters = searchAround({ ...before, area, areaName: 'x' }, { ...spot, area: null })
  const travel = 'foot,15,43.65000,-116.15000,Hyde Park'
  expect(filters).toEqual({ ...noFilters, bedrooms: 2, travel, view: 'map' })
})

test('drops the name of an area that is gone', () => {
  const filters = searchAround(before, { ...spot, area })
  const drawn = filterChips(filters).find(({ name }) => name === 'drawn')
  expect(drawn?.without).toEqual({ ...noFilters, bedrooms: 2, view: 'map' })
  expect(searchParams({ ...noFilters, areaName: 'Hyde Park' }).toString()).toBe('')
  expect(parseFilters({ place: 'Hyde Park' })).toEqual(noFilters)
})
