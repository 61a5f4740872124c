import { expect, test } from 'vitest'
import type { SearchSuggestion } from '@/client/api/places.ts'
import { suggestionPath } from './suggestion-option.ts'

const suggestion: SearchSuggestion = { kind: 'place', id: 4, label: 'Graz', detail: 'Austria' }

test('has a path for every kind except a place', () => {
  expect(suggestionPath(suggestion)).toBe(null)
  expect(suggestionPath({ ...suggestion, kind: 'listing', slug_id: 'mill-house' })).toBe(
    '/properties-details/mill-house',
  )
  expect(suggestionPath({ ...suggestion, kind: 'project', slug_id: 'north-light' })).toBe(
    '/project-details/north-light',
  )
  expect(suggestionPath({ ...suggestion, kind: 'category', slug_id: 'villa' })).toBe(
    '/properties?category=villa',
  )
})
