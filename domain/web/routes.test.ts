import { describe, expect, test } from 'vitest'
import { noFilters } from '../search/search-filters.ts'
import { decodeSlug, inLanguage, routes, splitLanguage } from './routes.ts'

test('builds the URLs of the specification', () => {
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

test('includes only the given filters in list URLs', () => {
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

test('escapes slugs into one segment', () => {
  expect(routes.property('فيلا')).toBe('/properties-details/%D9%81%D9%8A%D9%84%D8%A7')
  expect(routes.project('../a?b#c')).toBe('/project-details/..%2Fa%3Fb%23c')
})

test('puts filters into the query', () => {
  expect(routes.properties({ ...noFilters, offer: 'rent', city: 'São Paulo' })).toBe(
    '/properties?type=rent&city=S%C3%A3o+Paulo',
  )
  expect(routes.properties(noFilters)).toBe('/properties')
})

describe('the language prefix', () => {
  test.each([
    ['/', 'en', '/'],
    ['/properties?page=2', 'en', '/properties?page=2'],
    ['/', 'ar', '/ar'],
    ['/properties?page=2', 'ar', '/ar/properties?page=2'],
  ])('accepts %s in %s', (path, language, address) => {
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
  ])('splits %s', (address, parts) => {
    expect(splitLanguage(address, ['en', 'es', 'ar'], 'en')).toEqual(parts)
  })
})

test('omits an empty search and the first page from the projects URL', () => {
  expect(routes.projects()).toBe('/projects')
  expect(routes.projects({ search: '', page: 1 })).toBe('/projects')
  expect(routes.projects({ search: 'north light', page: 3 })).toBe('/projects?q=north+light&page=3')
})

test('decodes a slug and keeps an invalid one', () => {
  expect(decodeSlug('%D8%A8%D9%8A%D8%AA-1')).toBe('بيت-1')
  expect(decodeSlug('%E0%A4%A')).toBe('%E0%A4%A')
})
