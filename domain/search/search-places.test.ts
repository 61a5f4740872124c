import { describe, expect, test } from 'vitest'
import { type Place, toPlaces, withPlaces } from '../place/place-code.ts'
import { parseFilters } from './parse-filters.ts'
import { noFilters, type SearchFilters, searchParams } from './search-filters.ts'
import { chosenPlaces, lookedElsewhere, withPlace } from './search-places.ts'

const nowhere = { city: '', alsoCities: [], state: '', country: '' }
const seattle = { city: 'Seattle', state: 'Washington', country: 'United States' }
const kirkland = { ...seattle, city: 'Kirkland' }
const portland = { ...seattle, city: 'Portland', state: 'Oregon' }
const inMaine = { ...portland, state: 'Maine' }

const withAll = (...places: Place[]) => {
  let filters: SearchFilters = noFilters
  for (const place of places) filters = { ...filters, ...withPlace(filters, place) }
  return filters
}

describe('the map bounds of the previous search', () => {
  const bounds = { south: 45.4, west: -122.85, north: 45.63, east: -122.45 }
  const near = { latitude: 47.6, longitude: -122.3, radiusKm: 5 }
  const onMap: SearchFilters = { ...withAll(kirkland), bounds, area: 'AAAA' }
  const nowhereOnMap = { bounds: null, area: '', areaName: '' }

  test('are removed when a place is added or the radius changes', () => {
    const more = { ...onMap, ...withPlace(onMap, seattle) }
    expect(lookedElsewhere(more, onMap)).toEqual({ ...more, ...nowhereOnMap })
    const around = { ...onMap, near }
    expect(lookedElsewhere(around, onMap)).toEqual({ ...around, ...nowhereOnMap })
  })

  test('stay when a place or the radius is removed, or another filter changes', () => {
    const before = { ...onMap, near }
    for (const next of [
      { ...before, near: { ...near, radiusKm: null } },
      { ...before, ...withPlaces([]) },
      { ...before, bedrooms: 2 },
    ]) {
      expect(lookedElsewhere(next, before)).toBe(next)
    }
  })
})

describe('an added city', () => {
  test('brings its state and country unless it shares those of the first', () => {
    expect(withPlace(nowhere, seattle)).toEqual({ ...seattle, alsoCities: [] })
    expect(withAll(seattle, kirkland)).toMatchObject({ ...seattle, alsoCities: ['Kirkland'] })
  })

  test('of another state brings its own, even with the same name', () => {
    expect(withAll(portland, inMaine)).toMatchObject({
      ...portland,
      alsoCities: ['Portland;Maine;United States'],
    })
  })

  test('is ignored when already chosen, and beyond ten cities', () => {
    const one = withAll(seattle)
    expect(withPlace(one, { ...seattle, city: 'SEATTLE' })).toBe(one)
    const anySeattle = { ...noFilters, city: 'seattle' }
    expect(withPlace(anySeattle, seattle)).toBe(anySeattle)
    const ten = {
      ...nowhere,
      ...withPlaces([...'abcdefghij'].map((city) => ({ ...seattle, city }))),
    }
    expect(withPlace(ten, kirkland)).toBe(ten)
  })
})

describe('the cities of a search', () => {
  test('show their states where those differ, and can be removed one by one', () => {
    const [one, other] = chosenPlaces(withAll(portland, inMaine))
    expect([one?.label, other?.label]).toEqual(['Portland, Oregon', 'Portland, Maine'])
    expect(one?.without).toEqual({ ...inMaine, alsoCities: [] })
    expect(other?.without).toEqual({ ...portland, alsoCities: [] })
    const [only] = chosenPlaces(withAll(seattle))
    expect(only).toMatchObject({ label: 'Seattle', without: { city: '', alsoCities: [] } })
    expect(chosenPlaces(nowhere)).toEqual([])
  })

  test('are parsed from URLs as they were serialized', () => {
    for (const filters of [
      withAll(portland, inMaine, kirkland),
      withAll(inMaine, portland),
      withAll(seattle, kirkland),
      { ...noFilters, city: 'Bend', alsoCities: ['Salem'] },
      { ...noFilters, state: 'Oregon' },
    ]) {
      expect(parseFilters(searchParams(filters))).toEqual(filters)
    }
  })

  test('match any city of a name typed beside a chosen city', () => {
    const asked = new URLSearchParams([
      ['city', 'Portland;Oregon;United States'],
      ['city', 'Salem'],
    ])
    const filters = parseFilters(asked)
    expect(filters).toMatchObject({ ...portland, alsoCities: ['Salem;;'] })
    expect(toPlaces(filters)[1]).toEqual({ city: 'Salem', state: '', country: '' })
  })
})
