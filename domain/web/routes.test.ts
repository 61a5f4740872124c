import { describe, expect, test } from 'vitest'
import { noFilters } from '../search/search-filters.ts'
import { decodeSlug, inLanguage, routes, splitLanguage } from './routes.ts'

test('pages have the addresses of the specification', () => {
  expect([
    routes.home(),
    routes.properties(),
    routes.property('sunny-villa'),
    routes.projects(),
    routes.project('harbour-lofts'),
  ]).toEqual([
    '/',
    '/properties',
    '/properties-details/sunny-villa',
    '/projects',
    '/project-details/harbour-lofts',
  ])
})

test('lists hold what was asked, and nothing that was not', () => {
  expect([
    routes.agents(),
    routes.agents({ search: 'ada', city: 'Bend', verified: true, page: 2 }),
    routes.agent('ada', { projects: true, page: 1 }),
    routes.articles({ category: 'buying', page: 3 }),
    routes.faqs(1),
  ]).toEqual([
    '/agents',
    '/agents?q=ada&city=Bend&verified=1&page=2',
    '/agent-details/ada?show=projects',
    '/articles?category=buying&page=3',
    '/faqs',
  ])
})

test('slugs of any script and of bad will stay one segment', () => {
  expect(routes.property('فيلا')).toBe('/properties-details/%D9%81%D9%8A%D9%84%D8%A7')
  expect(routes.project('../a?b#c')).toBe('/project-details/..%2Fa%3Fb%23c')
})

test('filters travel in the query', () => {
  expect(routes.properties({ ...noFilters, offer: 'rent', city: 'São Paulo' })).toBe(
    '/properties?type=rent&city=S%C3%A3o+Paulo',
  )
  expect(routes.properties(noFilters)).toBe('/properties')
})

describe('the language in front', () => {
  test.each([
    ['/', 'en', '/'],
    ['/properties?page=2', 'en', '/properties?page=2'],
    ['/', 'ar', '/ar'],
    ['/properties?page=2', 'ar', '/ar/properties?page=2'],
  ])('%s in %s', (path, language, address) => {
    expect(inLanguage(path, language, 'en')).toBe(address)
  })

  test.each([
    ['/', { language: 'en', path: '/', redundant: false }],
    ['/properties', { language: 'en', path: '/properties', redundant: false }],
    ['/ar', { language: 'ar', path: '/', redundant: false }],
    ['/ar/projects', { language: 'ar', path: '/projects', redundant: false }],
    ['/en/projects', { language: 'en', path: '/projects', redundant: true }],
    ['/arabia', { language: 'en', path: '/arabia', redundant: false }],
    ['//evil.example', { language: 'en', path: '//evil.example', redundant: false }],
    ['/ar//evil.example', { language: 'ar', path: '/evil.example', redundant: false }],
  ])('%s is taken apart', (address, parts) => {
    expect(splitLanguage(address, ['en', 'es', 'ar'], 'en')).toEqual(parts)
  })
})

test('a page of projects names its search and its number, and nothing that says nothing', () => {
  expect(routes.projects()).toBe('/projects')
  expect(routes.projects({ search: '', page: 1 })).toBe('/projects')
  expect(routes.projects({ search: 'north light', page: 3 })).toBe('/projects?q=north+light&page=3')
})

test('a slug is read as it was written, also where that cannot be decoded', () => {
  expect(decodeSlug('%D8%A8%D9%8A%D8%AA-1')).toBe('بيت-1')
  expect(decodeSlug('%E0%A4%A')).toBe('%E0%A4%A')
})
