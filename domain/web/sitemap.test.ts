import { describe, expect, test } from 'vitest'
import { shardName, shardRange, sitemapEntry, sitemapIndex, sitemapSize } from './sitemap.ts'

describe('the files of a site map', () => {
  test('are named by their place among ranges of one size, and back', () => {
    const size = 2
    const ranges = [1, 3, 5].map((first) => ({
      kind: 'property' as const,
      first,
      last: first + size - 1,
    }))
    const names = ranges.map((range) => shardName(range, size))
    expect(names).toEqual(['property-1.xml', 'property-2.xml', 'property-3.xml'])
    expect(names.map((name) => shardRange(name, size))).toEqual(ranges)
  })

  test('hold ids up to their border and none of the next file', () => {
    expect(shardRange('project-1.xml', 50_000)).toEqual({ kind: 'project', first: 1, last: 50_000 })
    expect(shardRange('project-2.xml', 50_000)?.first).toBe(50_001)
  })

  test.each([
    'property-0.xml',
    'property-01.xml',
    'villa-1.xml',
    'property-1',
    'property-999999999.xml',
    '../x',
  ])('%s is none of them', (name) => expect(shardRange(name, 50_000)).toBeNull())

  test('are smaller where each page is named in more languages', () => {
    expect([1, 3, 4, 20].map(sitemapSize)).toEqual([50_000, 50_000, 40_000, 9523])
  })
})

test('a page tells when it changed and where else it is', () => {
  const url = "https://a.example/x?a=1&b='2'"
  expect(
    sitemapEntry({ url, changedAt: '2026-05-04T08:30:00.123000Z', alternates: [['es', url]] }),
  ).toBe(
    '<url><loc>https://a.example/x?a=1&amp;b=&apos;2&apos;</loc><lastmod>2026-05-04T08:30:00Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="es" href="https://a.example/x?a=1&amp;b=&apos;2&apos;"/></url>\n',
  )
  expect(sitemapEntry({ url: 'https://a.example/', changedAt: null, alternates: [] })).toBe(
    '<url><loc>https://a.example/</loc></url>\n',
  )
})

test('the index names each file', () => {
  const index = sitemapIndex(['https://a.example/sitemap-pages.xml'])
  expect(index).toContain('<sitemap><loc>https://a.example/sitemap-pages.xml</loc></sitemap>')
})
