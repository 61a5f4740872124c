'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import {
  LAST_RESULTS_PAGE,
  RESULTS_PER_PAGE,
  searchParams,
} from '@/domain/search/search-filters.ts'
import { routes } from '@/domain/web/routes.ts'
import { cardGrid } from '@/features/listing-card/card-grid.ts'
import { PropertyCard } from '@/features/listing-card/property-card.tsx'
import { useCardParts } from '@/features/listing-card/use-card-parts.ts'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { PageNumbers } from '@/features/shell/page-numbers.tsx'
import type { FilterNames } from './chip-text.ts'
import { PageLink } from './soft-link.tsx'
import type { Results } from './use-results.ts'

// Loaded on demand: the first results come with the document, so few visitors need it.
const loadSkeleton = () => import('./results-skeleton.tsx')
const loadNothing = () => import('./live-nothing.tsx')

/** Server-rendered message of an empty search; `of` is the query string it belongs to. */
export type NothingStart = { of: string; text: ReactNode }

type ResultsListProps = { results: Results; names: FilterNames; nothing?: NothingStart | null }

/** Search results; or loading, empty and error states. */
export function ResultsList({ results, names, nothing }: ResultsListProps) {
  const { filters, list, error, isOffline, isStale, retry } = results
  const { t } = useText()
  if (isOffline) {
    return (
      <>
        <OfflineList onRetry={retry}>
          {list ? t('properties.results.failedText') : null}
        </OfflineList>
        {list ? <Cards results={results} isDimmed /> : null}
      </>
    )
  }
  if (error && !list) {
    return <FailedList title={t('properties.results.errorTitle')} error={error} onRetry={retry} />
  }
  if (!list) {
    const label = t('properties.results.loading')
    const isRow = filters.view === 'list'
    return (
      <OnDemand
        load={loadSkeleton}
        of={{ label, layout: isRow ? rows : grid, isRow }}
        fallback={<p role="status">{label}</p>}
      />
    )
  }
  if (list.rows.length === 0) {
    if (nothing && searchParams(filters).toString() === nothing.of) return nothing.text
    const isBeyond = filters.page > 1 && list.total > 0
    return (
      <OnDemand
        load={loadNothing}
        of={{ filters, names, isBeyond }}
        fallback={<p role="status">{t('properties.results.emptyTitle')}</p>}
      />
    )
  }
  return <Cards results={results} isDimmed={isStale} />
}

const grid = `${cardGrid} print:grid-cols-3 print:gap-4`
const rows = 'grid gap-6 *:not-first:border-t *:not-first:border-line *:not-first:pt-6'
const SIZES = '(min-width: 1264px) 285px, (min-width: 1024px) 32vw, (min-width: 600px) 45vw, 92vw'
const ROW_SIZES = '(min-width: 1264px) 288px, (min-width: 1024px) 21vw, 31vw'

function Cards({ results, isDimmed }: { results: Results; isDimmed: boolean }) {
  const { list, filters } = results
  const { t, formats } = useText()
  const href = useHref()
  const late = useCardParts()
  const pages = Math.ceil((list?.total ?? 0) / RESULTS_PER_PAGE)
  const pageCount = Math.min(pages, LAST_RESULTS_PAGE)
  const isList = filters.view === 'list'
  const tiles = useIsFirst() ? `cards-below ${grid}` : grid
  return (
    <>
      <ul
        aria-busy={isDimmed}
        data-state={isDimmed ? 'stale' : 'fresh'}
        className={`${isList ? rows : tiles} data-[state=stale]:[&_img]:opacity-40`}
      >
        {list?.rows.map((card, index) => (
          <li key={card.id} data-listing={card.id} className="min-w-0">
            <PropertyCard
              card={card}
              layout={isList ? 'row' : 'tile'}
              sizes={isList ? ROW_SIZES : SIZES}
              headingLevel={2}
              // The only visible card on a phone; more priority images would delay each other.
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
      {late && list ? <late.HiddenLine cards={list.rows} /> : null}
      <PageNumbers
        as={PageLink}
        label={t('properties.results.pages')}
        page={filters.page}
        pageCount={pageCount}
        hrefFor={(page) => href(routes.properties({ ...filters, page, turn: list?.turn ?? null }))}
        t={t}
        formats={formats}
      />
    </>
  )
}

/**
 * Whether this is the document's first list. Only that one may skip layout of cards below the fold:
 * their estimated heights would break scroll restoration on back navigation.
 */
function useIsFirst(): boolean {
  const [isFirst] = useState(() => !wasShown)
  useEffect(() => {
    wasShown = true
  }, [])
  return isFirst
}

let wasShown = false
