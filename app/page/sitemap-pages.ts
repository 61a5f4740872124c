import { readAddresses } from '@/client/api/discovery.ts'
import { noFilters } from '@/domain/search/search-filters.ts'
import { inLanguage, routes } from '@/domain/web/routes.ts'
import {
  type AddressRange,
  type ListedKind,
  SITEMAP_FOOT,
  SITEMAP_HEAD,
  sitemapEntry,
} from '@/domain/web/sitemap.ts'
import {
  furtherNavigation,
  legalPages,
  listNavigation,
  servicePages,
  siteNavigation,
} from '@/features/shell/header/site-navigation.ts'
import type { Page } from './load-page.ts'
import { alternates } from './page-metadata.ts'

type Addressing = Pick<Page, 'settings' | 'origin' | 'language' | 'defaultLanguage'>

export async function fixedPages(page: Addressing & Pick<Page, 'categories'>): Promise<string> {
  const categories = await page.categories().catch(() => [])
  const paths = [
    routes.home(),
    routes.properties(),
    ...categories.map(({ slug }) => routes.properties({ ...noFilters, category: slug })),
    ...[
      ...siteNavigation,
      ...listNavigation,
      ...furtherNavigation(page.settings),
      ...servicePages(page.settings),
      ...legalPages(page.settings),
    ].map(({ path }) => path),
  ]
  return (
    SITEMAP_HEAD + paths.map((path) => toSitemapEntry(page, path, null)).join('') + SITEMAP_FOOT
  )
}

/**
 * Streams the sitemap of a range, a few thousand pages at a time; null when empty.
 * @throws ApiError if the first read fails; later failures end the stream with an error
 */
export async function listedPages(
  page: Page,
  range: AddressRange,
): Promise<ReadableStream<Uint8Array> | null> {
  const begin = await readAddresses(page.client, range)
  if (begin.rows.length === 0) return null
  let part: typeof begin | null = begin
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(encoder.encode(SITEMAP_HEAD)),
    async pull(stream) {
      if (!part) {
        stream.enqueue(encoder.encode(SITEMAP_FOOT))
        stream.close()
        return
      }
      const entries = part.rows.map(({ slug_id, updated_at }) =>
        toSitemapEntry(page, pathOf[range.kind](slug_id), updated_at),
      )
      stream.enqueue(encoder.encode(entries.join('')))
      const { next } = part
      part = next === null ? null : await readAddresses(page.client, { ...range, first: next })
    },
  })
}

const pathOf: Record<ListedKind, (slug: string) => string> = {
  property: routes.property,
  project: routes.project,
  article: routes.article,
  agent: routes.agent,
}

function toSitemapEntry(page: Addressing, path: string, changedAt: string | null): string {
  const { origin, language, defaultLanguage } = page
  return sitemapEntry({
    url: origin + inLanguage(path, language, defaultLanguage),
    changedAt,
    alternates: Object.entries(alternates(page, path) ?? {}),
  })
}
