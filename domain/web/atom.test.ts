import { parseAtomFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { atomFeed } from './atom.ts'

const feed = {
  title: 'Hearth · Homes & more',
  subtitle: 'The newest first.',
  url: 'https://a.example/properties?type=rent&city=X',
  self: 'https://a.example/feed.xml?type=rent&city=X',
  author: 'Hearth <Ltd>',
  language: 'ar',
}

test('is parsed by another library with its content intact', () => {
  const entry = (id: number, publishedAt: string) => ({
    url: `https://a.example/properties-details/${id}`,
    title: `House "${id}" <b>& بيت \u0000`,
    summary: 'For sale · $1 · Seattle',
    publishedAt,
    image: 'https://a.example/p.jpg?language=en',
  })
  const xml = atomFeed({
    ...feed,
    entries: [entry(2, '2026-05-05T00:00:00Z'), entry(1, '2026-05-04T00:00:00Z')],
  })
  const read = parseAtomFeed(xml)
  expect(read).toMatchObject({
    id: feed.self,
    title: { value: feed.title },
    subtitle: { value: feed.subtitle },
    updated: '2026-05-05T00:00:00Z',
    authors: [{ name: feed.author }],
  })
  expect(read.links).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ rel: 'self', href: feed.self }),
      expect.objectContaining({ rel: 'alternate', href: feed.url }),
    ]),
  )
  expect(read.entries).toHaveLength(2)
  expect(read.entries?.[0]).toMatchObject({
    id: 'https://a.example/properties-details/2',
    title: { value: 'House "2" <b>& بيت' },
    published: '2026-05-05T00:00:00Z',
    updated: '2026-05-05T00:00:00Z',
    summary: { value: 'For sale · $1 · Seattle' },
  })
})

test('is valid without entries', () => {
  const read = parseAtomFeed(atomFeed({ ...feed, entries: [] }))
  expect(read).toMatchObject({ id: feed.self, updated: '1970-01-01T00:00:00Z' })
})
