import { expect, test } from 'vitest'
import type { SearchSuggestion } from '@/client/api/places.ts'
import { noFilters, searchParams } from '@/domain/search/search-filters.ts'
import { unknownPlace } from './unknown-place.ts'

const portland: SearchSuggestion = {
  kind: 'place',
  id: 1,
  label: 'Portland',
  detail: 'Oregon, United States',
  city: 'Portland',
  state: 'Oregon',
  country: 'United States',
}

test('names an unknown place and suggests places with a similar name', () => {
  const found = unknownPlace({ ...noFilters, city: 'Portlnad', offer: 'rent' }, [portland])
  expect(found?.name).toBe('Portlnad')
  expect(found?.near.map(({ label }) => label)).toEqual(['Portland, Oregon, United States'])
  const [near] = found?.near ?? []
  expect(near && searchParams(near.filters).toString()).toBe(
    'type=rent&city=Portland&state=Oregon&country=United+States',
  )
  const words = unknownPlace({ ...noFilters, search: 'Portlnad' }, [portland])
  expect(words?.near[0]?.filters.search).toBe('')
  expect(unknownPlace({ ...noFilters, search: '99999' }, [])).toEqual({ name: '99999', near: [] })
})

test('is null for a known place, other keywords and pending suggestions', () => {
  expect(unknownPlace({ ...noFilters, city: 'portland' }, [portland])).toBeNull()
  const listing: SearchSuggestion = { kind: 'listing', id: 7, label: 'Port house', detail: '' }
  expect(unknownPlace({ ...noFilters, search: 'house' }, [listing])).toBeNull()
  expect(unknownPlace({ ...noFilters, city: 'Nowhere' }, undefined)).toBeNull()
  expect(unknownPlace({ ...noFilters, city: 'Salem', alsoCities: ['Bend'] }, [])).toBeNull()
  expect(unknownPlace(noFilters, [])).toBeNull()
})
