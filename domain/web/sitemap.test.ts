import { describe, expect, test } from 'vitest'
import { shardName, shardRange, sitemapEntry, sitemapIndex, sitemapSize } from './sitemap.ts'

describe('sitemap files', () => {
  test('are named by their range of ids', () => {
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

  test('do not share ids', () => {
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
  ])('reject the name %s', (name) => expect(shardRange(name, 50_000)).toBeNull())

  test('are smaller with more languages', () => {
    expect([1, 3, 4, 20].map(sitemapSize)).toEqual([50_000, 50_000, 40_000, 9523])
  })
})

test('lists the last change and the alternates of a page', () => {
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

test('names each file in the index', () => {
  const index = sitemapIndex(['https://a.example/sitemap-pages.xml'])
  expect(index).toContain('<sitemap><loc>https://a.example/sitemap-pages.xml</loc></sitemap>')
})
