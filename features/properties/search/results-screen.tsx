'use client'

import { LayoutGrid, Map as MapIcon, Rows3, SlidersHorizontal } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { ChipLink } from '@/design-system/chip/chip.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { filterChips, withoutFilters } from '@/domain/search/filter-chips.ts'
import { type SearchFilters, searchSorts, searchViews } from '@/domain/search/search-filters.ts'
import type { UnreadAmounts } from '@/domain/search/typed-amounts.ts'
import { routes } from '@/domain/web/routes.ts'
import { useCardParts } from '@/features/listing-card/use-card-parts.ts'
import { LazyMap } from '@/features/map/engine/lazy-map.tsx'
import { SaveSearchLink } from '../save-search/save-search-link.tsx'
import { type UnansweredWish, WishLine } from '../wish/wish-line.tsx'
import { chipText, type FilterNames } from './chip-text.ts'
import type { SearchOffer } from './filter-fields.tsx'
import { FILTER_FORM, FILTER_SHEET, FilterPanel } from './filter-panel.tsx'
import type { SheetHeight } from './map/results-sheet.tsx'
import { type NothingStart, ResultsList } from './results-list.tsx'
import { resultsTitle } from './results-title.ts'
import { filtersNow, pushSearch, RESULTS_MAP, RESULTS_TOP, SoftLink } from './soft-link.tsx'
import { useCountSearch } from './use-count-search.ts'
import { type Results, useResults } from './use-results.ts'

export type ResultsScreenProps = {
  names: FilterNames
  offer: SearchOffer
  /** Suffix of the document title. */
  siteName: string
  /** Server-rendered filter fields. */
  fields: ReactNode
  /** Amounts of the address that could not be read. */
  unread?: UnreadAmounts
  /** The wish that the search was read from. */
  wish?: UnansweredWish | null
  /** Server-rendered message if nothing matched. */
  nothing?: NothingStart | null
}

/** Search page: filters, results and map, driven by the URL. */
export function ResultsScreen(props: ResultsScreenProps) {
  const { names, offer, siteName, fields, nothing, unread, wish } = props
  const results = useResults(offer.listingSearch)
  const { filters, list, isStale } = results
  useCountSearch(results)
  const { t } = useText()
  const category = names.categories.find(({ slug }) => slug === filters.category)?.name
  const title = resultsTitle(filters, t, category)
  useDocumentTitle(`${title} · ${siteName}`)
  const isMap = filters.view === 'map' && offer.map
  const [sheet, setSheet] = useState<SheetHeight>('low')
  return (
    <div
      data-view={isMap ? 'map' : undefined}
      className={isMap ? 'px-gutter pt-5 pb-8' : 'container-page pt-6 pb-16 sm:pt-10'}
    >
      <div
        className={`grid gap-x-8 ${isMap ? 'lg:grid-cols-2' : 'lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-12'}`}
      >
        <FilterPanel
          start={fields}
          filters={filters}
          names={names}
          offer={offer}
          unread={unread}
          total={isStale ? undefined : list?.total}
        />
        <section aria-label={t('properties.results.list')} className="min-w-0">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <div
              id={RESULTS_TOP}
              tabIndex={-1}
              className="min-w-0 scroll-mt-24 outline-none focus-visible:shadow-none"
            >
              <h1 className="type-display text-xl text-ink">{title}</h1>
            </div>
            {offer.savedSearches ? (
              <SaveSearchLink filters={filters} names={names} asksFirst={offer.asksFirst} />
            ) : null}
          </div>
          <Toolbar results={results} offer={offer} />
          {wish ? <WishLine wish={wish} filters={filters} /> : null}
          <Chips filters={filters} names={names} />
          <div data-sheet={isMap ? sheet : undefined}>
            {isMap ? (
              <>
                <OnDemand load={loadSheet} of={{ height: sheet, setHeight: setSheet, results }} />
                <a
                  href={`#${RESULTS_MAP}`}
                  className={linkStyles({
                    className:
                      'sr-only focus:not-sr-only focus:mb-4 focus:inline-block noscript:hidden',
                  })}
                >
                  {t('map.skipList')}
                </a>
              </>
            ) : null}
            <ResultsList results={results} names={names} nothing={nothing} />
          </div>
        </section>
        {isMap ? (
          <div
            id={RESULTS_MAP}
            tabIndex={-1}
            className="noscript:hidden print:hidden h-[calc(100dvh-7rem)] overflow-clip rounded-lg lg:sticky lg:top-22"
          >
            <LazyMap load={loadMap} of={{ filters, cards: list?.rows ?? [] }} />
          </div>
        ) : null}
      </div>
    </div>
  )
}

const loadMap = () => import('./map/results-map.tsx')
const loadSheet = () => import('./map/results-sheet.tsx')

/** Result count, view, filter button and sort. */
function Toolbar({ results, offer }: { results: Results; offer: SearchOffer }) {
  const { filters, list, isStale, error, isOffline } = results
  const { t } = useText()
  const href = useHref()
  const late = useCardParts()
  const chips = filterChips(filters).length
  const count = list?.total ?? 0
  const isWaiting = !(error || isOffline)
  const sorts = searchSorts.filter((sort) => isOffered(sort, filters, offer))
  return (
    <div className="mt-3 mb-5 flex flex-wrap items-center gap-x-3 gap-y-3">
      <div className="flex-1 basis-40">
        <p role="status" className="figures text-ink-muted">
          {list && !isStale
            ? t(
                list.totalIsEstimate
                  ? 'properties.results.countEstimate'
                  : 'properties.results.count',
                { count },
              )
            : isWaiting && t('properties.results.loading')}
        </p>
        {late && list ? <late.HiddenCount cards={list.rows} /> : null}
      </div>
      <ViewChoice filters={filters} offer={offer} />
      <button
        type="button"
        popoverTarget={FILTER_SHEET}
        className={buttonStyles({
          variant: 'secondary',
          size: 'sm',
          className: 'min-h-10 beside:hidden',
        })}
      >
        <Icon of={SlidersHorizontal} />
        {chips > 0
          ? t('properties.filters.openWithCount', { count: chips })
          : t('properties.filters.open')}
      </button>
      <div className="flex min-w-0 items-center gap-2 max-lg:ms-auto print:hidden">
        <label htmlFor="sort" className="text-sm text-ink-muted max-sm:sr-only">
          {t('properties.sort.label')}
        </label>
        <Select
          id="sort"
          size="sm"
          name="sort"
          form={FILTER_FORM}
          defaultValue={filters.sort}
          options={sorts.map((value) => ({ value, label: t(`properties.sort.${value}`) }))}
          onChange={({ target: { value } }) => {
            const sort = searchSorts.find((known) => known === value) ?? 'newest'
            pushSearch(href(routes.properties({ ...filtersNow(), sort, page: 1 })))
          }}
        />
        <span className="hidden noscript:block">
          <Button type="submit" form={FILTER_FORM} size="sm" variant="secondary">
            {t('properties.sort.apply')}
          </Button>
        </span>
      </div>
    </div>
  )
}

/** Plain links, since the view is in the URL. */
function ViewChoice({ filters, offer }: { filters: SearchFilters; offer: SearchOffer }) {
  const { t } = useText()
  const href = useHref()
  return (
    <nav
      aria-label={t('properties.results.view')}
      className="flex gap-1 rounded-full bg-surface-muted p-1 forced-colors:border"
    >
      {searchViews
        .filter((view) => view !== 'map' || offer.map)
        .map((view) => (
          <SoftLink
            key={view}
            href={href(routes.properties({ ...filters, view }))}
            aria-label={t(viewNames[view])}
            aria-current={filters.view === view}
            className="touch-target grid h-8 w-9 place-items-center rounded-full text-ink-muted transition-colors duration-fast hover:text-ink aria-[current=true]:bg-surface-raised aria-[current=true]:text-ink aria-[current=true]:shadow-raised"
          >
            <Icon of={viewIcons[view]} className="size-4.5" />
          </SoftLink>
        ))}
    </nav>
  )
}

const viewNames = {
  grid: 'properties.results.grid',
  list: 'properties.results.rows',
  map: 'properties.results.map',
} as const
const viewIcons = { grid: LayoutGrid, list: Rows3, map: MapIcon }

/** Active filters, each with a remove link. */
function Chips({ filters, names }: { filters: SearchFilters; names: FilterNames }) {
  const text = useText()
  const { t } = text
  const href = useHref()
  const chips = filterChips(filters)
  if (chips.length === 0) return null
  return (
    <ul
      aria-label={t('properties.filters.active')}
      className="mb-6 flex flex-wrap items-center gap-2"
    >
      {chips.map((chip) => {
        const words = chipText(chip, text, names)
        const path = routes.properties(chip.without)
        return (
          <li key={path} className="min-w-0 max-w-full">
            <ChipLink
              as={SoftLink}
              href={href(path)}
              hint={t('properties.filters.remove', { filter: '' }).trimEnd()}
            >
              {words}
            </ChipLink>
          </li>
        )
      })}
      <li className="print:hidden">
        <SoftLink
          href={href(routes.properties(withoutFilters(filters)))}
          className={linkStyles({ className: 'inline-flex min-h-9 items-center px-2 text-sm' })}
        >
          {t('properties.filters.clear')}
        </SoftLink>
      </li>
    </ul>
  )
}

function isOffered(sort: SearchFilters['sort'], filters: SearchFilters, offer: SearchOffer) {
  if (sort === 'nearest') return offer.listingSearch && filters.near !== null
  const isCommon = sort === 'newest' || sort === 'most_viewed' || sort === 'most_liked'
  return isCommon || offer.listingSearch
}

/** The server sets the first title; this one follows client-side searches. */
function useDocumentTitle(title: string): void {
  const shown = useRef(title)
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    document.title = title
  }, [title])
}
