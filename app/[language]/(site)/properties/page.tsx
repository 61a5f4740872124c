import { isSearchable } from '@hearth/streets/geometry/area-check'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { attempt } from '@/app/page/attempt.ts'
import { JsonLd } from '@/app/page/json-ld.tsx'
import { listMetadata } from '@/app/page/list-metadata.ts'
import { loadPage, type Page } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { findUnanswered, wishPath } from '@/app/page/read-wish.ts'
import { hasTravelTimes } from '@/app/page/street-areas.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { placeQueries } from '@/client/api/places.ts'
import { propertyQueries } from '@/client/api/properties.ts'
import { filterChips } from '@/domain/search/filter-chips.ts'
import { commonFilters } from '@/domain/search/list-query.ts'
import { parseFilters } from '@/domain/search/parse-filters.ts'
import { queryText } from '@/domain/search/query-values.ts'
import {
  noFilters,
  RESULTS_PER_PAGE,
  type SearchFilters,
  searchParams as searchParamsOf,
} from '@/domain/search/search-filters.ts'
import { readTypedAmounts } from '@/domain/search/typed-amounts.ts'
import { hasExtension } from '@/domain/web/extensions.ts'
import { routes } from '@/domain/web/routes.ts'
import { MAX_TYPED_WISH } from '@/domain/wishes/wish.ts'
import { chosenParameters } from '@/features/properties/search/chosen-parameters.ts'
import { FilterStart } from '@/features/properties/search/filter-start.tsx'
import {
  NothingFound,
  type NothingFoundProps,
} from '@/features/properties/search/nothing-found.tsx'
import { placeNameIn, unknownPlace } from '@/features/properties/search/place/unknown-place.ts'
import type { NothingStart } from '@/features/properties/search/results-list.tsx'
import { ResultsScreen } from '@/features/properties/search/results-screen.tsx'
import { resultsKind, resultsTitle } from '@/features/properties/search/results-title.ts'
import { FailedRead } from '@/features/shell/failed-read.tsx'
import { moneyRules } from '@/features/shell/forms/number-notice.tsx'
import { listData } from '@/features/structured-data/list-data.ts'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const page = await loadPage()
  const typed = await searchParams
  const asked = parseFilters(typed)
  const filters = offered(page, asked)
  const { offer, category, city, state, country, page: number } = asked
  const kind = category ? (await page.categories().catch(() => [])).find(isNamed(category)) : null
  const title = resultsTitle(asked, page.t, kind?.name)
  const name = resultsKind(asked)
  // Narrower searches share this canonical URL.
  const listed = { ...noFilters, offer, category, city, state, country, page: number }
  if (name === 'featured') listed.promoted = true
  if (name === 'premium') listed.premium = true
  if (name === 'most_viewed' || name === 'most_liked') listed.sort = name
  return listMetadata(page, {
    title,
    emptyTitle: resultsTitle({ ...noFilters, offer }, page.t),
    number,
    list: await attempt(readList(page, filters)),
    description: page.t(
      name ? `properties.results.lead.${name}` : 'properties.results.description',
    ),
    path: routes.properties(listed),
    isHidden: isPersonal(asked) || typed.words !== undefined || typed.wish !== undefined,
  })
}

export default async function Properties({ searchParams }: Props) {
  const page = await loadPage()
  const known = toSearchExtensions(page)
  const query = await searchParams
  const asked = parseFilters(query)
  const { read, unread } = readTypedAmounts(query, moneyRules(page))
  const wish = queryText(query, 'wish', MAX_TYPED_WISH)
  if (wish) redirect(page.href(await wishPath(page, wish, asked)))
  if (Object.keys(read).length > 0) {
    redirect(page.href(routes.properties(parseFilters({ ...query, ...read }))))
  }
  if (asked.area && !isSearchable(asked.area)) {
    redirect(page.href(routes.properties({ ...asked, area: '' })))
  }
  const filters = offered(page, asked)
  const words = queryText(query, 'words', MAX_TYPED_WISH)
  const [list, categories, facilities, hasTravel, unanswered] = await Promise.all([
    attempt(readList(page, filters)),
    page.categories().catch(() => []),
    chosenParameters(page.client),
    known.travel && hasTravelTimes(page),
    words ? findUnanswered(page, words, filters) : null,
  ])
  const offer = { ...known, travel: hasTravel }
  if (list instanceof ApiError) {
    return <FailedRead failure={list} title={page.t('properties.results.errorTitle')} page={page} />
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
    <PageData texts="results">
      <JsonLd page={page} things={[listed]} />
      <ResultsScreen
        offer={offer}
        siteName={page.settings.company_name}
        unread={unread}
        wish={unanswered}
        names={names}
        nothing={
          list.rows.length === 0
            ? await loadEmptyState(page, { filters, list, names }, offer.suggestions)
            : null
        }
        fields={
          <FilterStart
            filters={filters}
            names={names}
            offer={offer}
            t={t}
            formats={formats}
            language={page.language}
            unread={unread}
            href={href}
          />
        }
      />
    </PageData>
  )
}

/** Those of the filters that the provider has. */
function offered(page: Page, asked: SearchFilters): SearchFilters {
  return toSearchExtensions(page).listingSearch ? asked : commonFilters(asked)
}

function readList({ reads, client }: Page, filters: SearchFilters) {
  return reads.read(propertyQueries.list(client, filters))
}

type Empty = Pick<NothingFoundProps, 'filters' | 'names'> & { list: { total: number } }

/** Empty state, with result counts for removing each filter. */
async function loadEmptyState(
  page: Page,
  { filters, list, names }: Empty,
  hasSuggestions: boolean,
): Promise<NothingStart> {
  const { t, formats, language, href, client, ownReads } = page
  const isBeyond = filters.page > 1 && list.total > 0
  const chips = isBeyond ? [] : filterChips(filters)
  const relaxations = await Promise.all(
    chips.map(({ without }) =>
      ownReads.read(propertyQueries.total(client, without)).catch(() => undefined),
    ),
  )
  const name = isBeyond || !hasSuggestions ? '' : placeNameIn(filters)
  const suggestions = name
    ? await ownReads.read(placeQueries.suggestions(client, name)).catch(() => undefined)
    : undefined
  const place = unknownPlace(filters, suggestions)
  const text = { t, formats, language, href }
  return {
    of: searchParamsOf(filters).toString(),
    text: (
      <NothingFound
        filters={filters}
        names={names}
        isBeyond={isBeyond}
        relaxations={relaxations}
        place={place}
        {...text}
      />
    ),
  }
}

/** Keeps typed words, which titles show, and personal locations out of search engines. */
function isPersonal({ search, exclude, alsoCities, near, areaName }: SearchFilters): boolean {
  const words = search + exclude + areaName
  return words !== '' || alsoCities.length > 0 || near !== null
}

const isNamed = (name: string) => (category: { slug: string }) => category.slug === name

/** Provider extensions used by the search. */
function toSearchExtensions({ settings: { extensions, allow_cookies } }: Page) {
  return {
    listingSearch: hasExtension(extensions, 'listing-search'),
    suggestions: hasExtension(extensions, 'place-suggestions'),
    facets: hasExtension(extensions, 'facet-counts'),
    savedSearches: hasExtension(extensions, 'saved-searches'),
    asksFirst: allow_cookies,
    // The map also queries the list by bounds.
    travel: hasExtension(extensions, 'map-streets') && hasExtension(extensions, 'listing-search'),
    map: hasExtension(extensions, 'map-clusters') && hasExtension(extensions, 'listing-search'),
  }
}
