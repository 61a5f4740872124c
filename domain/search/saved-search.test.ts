import { encodeAreas } from '@hearth/streets/geometry/area-code'
import { describe, expect, test } from 'vitest'
import { parseFilters } from './parse-filters.ts'
import {
  filtersOfCriteria,
  saveSearchFaults,
  searchToSave,
  toSearchCriteria,
} from './saved-search.ts'
import { noFilters, type SearchFilters } from './search-filters.ts'

const TRIANGLE = encodeAreas([
  {
    outline: [
      { latitude: 46.9, longitude: -122.1 },
      { latitude: 46.9, longitude: -120.9 },
      { latitude: 48.1, longitude: -120.9 },
    ],
    holes: [],
  },
])

describe('the query of a saved search', () => {
  test.each([
    '',
    'type=rent&category=flat&city=Bend&city=Kirkland&state=Oregon&country=United+States',
    'type=sell&q=garden+"lake+view"&not=busy+road&min_price=1000&max_price=250000.5',
    'bedrooms=2&bathrooms=1&min_area=40&max_area=200&premium=1&promoted=1&facilities=3,8',
    'bounds=47.2,-122.5,47.8,-121.3',
    'near=47.6,-122.2&radius=25',
    `area=${encodeURIComponent(TRIANGLE)}`,
    `area=${encodeURIComponent(TRIANGLE)}&place=Nob+Hill`,
  ])('restores the filters of "%s"', (address) => {
    const filters = parseFilters(new URLSearchParams(address))
    expect(filtersOfCriteria(toSearchCriteria(filters))).toEqual(filters)
  })

  test('excludes sort order, page, view and age', () => {
    const shown: SearchFilters = {
      ...noFilters,
      city: 'Bend',
      sort: 'price_asc',
      page: 3,
      view: 'list',
      postedSince: 'week',
    }
    expect(toSearchCriteria(shown)).toBe('city=Bend')
  })

  test('keeps a position without a radius', () => {
    const filters = parseFilters(new URLSearchParams('near=47.6,-122.2'))
    expect(filtersOfCriteria(toSearchCriteria(filters)).near?.radiusKm).toBeNull()
  })

  test('ignores values that pages cannot show', () => {
    expect(filtersOfCriteria('property_type=9&city=Bend&owner=7&min_price=x')).toEqual({
      ...noFilters,
      city: 'Bend',
    })
  })
})

describe('the form', () => {
  test('is parsed field by field, without unknown values', () => {
    const form = new FormData()
    form.append('name', 'Houses')
    form.append('email', 'ana@example.org')
    for (const event of ['back', 'sold', 'new']) form.append('events', event)
    form.append('frequency', 'hourly')
    expect(searchToSave(form)).toEqual({
      name: 'Houses',
      email: 'ana@example.org',
      events: ['new', 'back'],
      frequency: 'daily',
    })
  })

  test.each([
    [{}, {}],
    [{ name: '  ' }, { name: 'nameRequired' }],
    [{ email: '' }, { email: 'emailRequired' }],
    [{ email: 'ana@example' }, { email: 'emailInvalid' }],
    [{ events: [] }, { events: 'eventsRequired' }],
  ])('with %j has the faults %j', (change, faults) => {
    const whole = {
      name: 'x',
      email: ' ana@example.org ',
      events: ['new'],
      frequency: 'daily',
    } as const
    expect(saveSearchFaults({ ...whole, ...change })).toEqual(faults)
  })
})
