import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { attempt } from '@/app/attempt.ts'
import { loadPage, type Page } from '@/app/load-page.ts'
import { MachineWords } from '@/app/machine-words.tsx'
import { PageData } from '@/app/page-data.tsx'
import { pageMetadata } from '@/app/page-metadata.ts'
import { ApiError } from '@/client/api/api-error.ts'
import { propertyQueries } from '@/client/api/properties.ts'
import { isSearchable } from '@/domain/area-check.ts'
import { hasExtension } from '@/domain/extensions.ts'
import { commonFilters } from '@/domain/list-query.ts'
import { routes } from '@/domain/routes.ts'
import { noFilters, parseFilters, RESULTS_PER_PAGE } from '@/domain/search-filters.ts'
import { FilterStart } from '@/features/properties/filter-start.tsx'
import { keptFacilities } from '@/features/properties/kept-facilities.ts'
import { ResultsScreen } from '@/features/properties/results-screen.tsx'
import { resultsTitle } from '@/features/properties/results-title.ts'
import { FailedRead } from '@/features/shell/failed-read.tsx'
import { listData } from '@/features/structured-data/list-data.ts'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const page = await loadPage()
  const filters = parseFilters(await searchParams)
  const { offer, category, city, state, country, page: number } = filters
  const kind = category ? (await page.categories().catch(() => [])).find(isNamed(category)) : null
  const title = [kind?.name ?? [], resultsTitle(filters, page.t)].flat().join(' · ')
  // Searches that only narrow these say nothing that search engines should list once more.
  const listed = { ...noFilters, offer, category, city, state, country, page: number }
  return pageMetadata(page, {
    title: number > 1 ? page.t('results.document', { title, page: number }) : title,
    description: page.t('results.description'),
    path: routes.properties(listed),
    isHidden: filters.search !== '',
  })
}

export default async function Properties({ searchParams }: Props) {
  const page = await loadPage()
  const offer = offerOf(page)
  const asked = parseFilters(await searchParams)
  if (asked.area && !isSearchable(asked.area)) {
    redirect(page.href(routes.properties({ ...asked, area: '' })))
  }
  const filters = offer.listingSearch ? asked : commonFilters(asked)
  const [list, categories, facilities] = await Promise.all([
    attempt(page.reads.read(propertyQueries.list(page.client, filters))),
    page.categories().catch(() => []),
    keptFacilities(page.client),
  ])
  if (list instanceof ApiError) {
    return <FailedRead failure={list} title={page.t('results.errorTitle')} page={page} />
  }
  const listed = listData(page, {
    paths: list.rows.map(({ slug }) => routes.property(slug)),
    before: (filters.page - 1) * RESULTS_PER_PAGE,
    total: list.total,
  })
  const names = {
    categories: categories.map(({ slug, name, facilities: own }) => ({
      slug,
      name,
      facilities: own,
    })),
    facilities: facilities.map(({ id, name }) => ({ id, name })),
  }
  const { t, formats, href } = page
  return (
    <PageData texts={TEXTS}>
      <MachineWords page={page} things={[listed]} />
      <ResultsScreen
        offer={offer}
        siteName={page.settings.company_name}
        names={names}
        fields={<FilterStart {...{ filters, names, offer, t, formats, href }} />}
      />
    </PageData>
  )
}

const isNamed = (name: string) => (category: { slug: string }) => category.slug === name

const TEXTS = [
  'chip.',
  'draw.',
  'error.retry',
  'failure.',
  'filters.',
  'listing.',
  'map.',
  'offline.title',
  'results.',
  'saveSearch.',
  'search.anyType',
  'search.clear',
  'search.noSuggestions',
  'search.suggestion',
  'shell.buy',
  'shell.rent',
  'sort.',
]

/** What the provider announced beyond the common search. */
function offerOf({ settings: { extensions, allow_cookies } }: Page) {
  return {
    listingSearch: hasExtension(extensions, 'listing-search'),
    suggestions: hasExtension(extensions, 'place-suggestions'),
    facets: hasExtension(extensions, 'facet-counts'),
    savedSearches: hasExtension(extensions, 'saved-searches'),
    asksFirst: allow_cookies,
    // A map asks the list for its box.
    map: hasExtension(extensions, 'map-clusters') && hasExtension(extensions, 'listing-search'),
  }
}
