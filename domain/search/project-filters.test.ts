import { expect, test } from 'vitest'
import { noProjectFilters, parseProjectFilters, projectPairs } from './project-filters.ts'

const everything = {
  search: 'north',
  category: 'flat',
  city: 'Bend',
  type: 'upcoming' as const,
  postedSince: 'week' as const,
  featured: true,
  near: { latitude: 44.05, longitude: -121.3, radiusKm: 25 },
}

test('parses project filters as they were serialized', () => {
  expect(parseProjectFilters(new URLSearchParams(projectPairs(everything)))).toEqual(everything)
  expect(parseProjectFilters(projectPairs(noProjectFilters))).toEqual(noProjectFilters)
})

test.each([
  ['type=castle&posted=soon&featured=yes', {}],
  ['near=91,0&radius=5', {}],
  ['near=44,-121', { near: { latitude: 44, longitude: -121, radiusKm: 50 } }],
  ['near=44,-121&radius=0', { near: { latitude: 44, longitude: -121, radiusKm: 50 } }],
])('parses only valid values of %s', (query, meant) => {
  const read = parseProjectFilters(new URLSearchParams(query))
  expect(read).toEqual({ ...noProjectFilters, ...meant })
})
