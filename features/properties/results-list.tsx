'use client'

import { CloudOff, SearchX } from 'lucide'
import { lazy, Suspense } from 'react'
import { failureText } from '@/client/text/failure-text.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { ErrorState } from '@/design-system/error-state/error-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { filterChips, withoutFilters } from '@/domain/filter-chips.ts'
import { routes } from '@/domain/routes.ts'
import { LAST_RESULTS_PAGE, RESULTS_PER_PAGE } from '@/domain/search-filters.ts'
import { PropertyCard } from '@/features/listing-card/property-card.tsx'
import { useCardParts } from '@/features/listing-card/use-card-parts.ts'
import { PageNumbers } from '@/features/shell/page-numbers.tsx'
import { chipText, type FilterNames } from './chip-text.ts'
import { PageLink, SoftLink } from './soft-link.tsx'
import type { Results } from './use-results.ts'

// The first list comes with the document; few visitors ever wait without one.
const ResultsSkeleton = lazy(() => import('./results-skeleton.tsx'))

type ResultsListProps = { results: Results; names: FilterNames }

/** The homes found, or why there are none and what to do about it. */
export function ResultsList({ results, names }: ResultsListProps) {
  const { filters, list, error, isOffline, isStale, retry } = results
  const { t } = useText()
  if (isOffline) {
    return (
      <>
        <Banner
          role="alert"
          variant="warning"
          icon={<Icon of={CloudOff} />}
          title={t('offline.title')}
          actions={
            <Button size="sm" variant="secondary" onClick={retry}>
              {t('error.retry')}
            </Button>
          }
          className="mb-6"
        >
          {list ? t('results.failedText') : null}
        </Banner>
        {list ? <Cards results={results} isDimmed /> : null}
      </>
    )
  }
  if (error && !list) {
    return (
      <ErrorState
        title={t('results.errorTitle')}
        actions={<Button onClick={retry}>{t('error.retry')}</Button>}
      >
        {failureText(error, t)}
      </ErrorState>
    )
  }
  if (!list) {
    const label = t('results.loading')
    const isRow = filters.view === 'list'
    return (
      <Suspense fallback={<p role="status">{label}</p>}>
        <ResultsSkeleton label={label} layout={isRow ? rows : grid} isRow={isRow} />
      </Suspense>
    )
  }
  if (list.rows.length === 0) return <NothingFound results={results} names={names} />
  return <Cards results={results} isDimmed={isStale} />
}

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-x-6 gap-y-9'
const rows = 'grid gap-6 *:not-first:border-t *:not-first:border-line *:not-first:pt-6'
const SIZES = '(min-width: 1264px) 285px, (min-width: 1024px) 32vw, (min-width: 600px) 45vw, 92vw'
const ROW_SIZES = '(min-width: 1264px) 288px, (min-width: 1024px) 21vw, 31vw'
const FIRST_ROW = 3

function Cards({ results, isDimmed }: { results: Results; isDimmed: boolean }) {
  const { list, filters } = results
  const { t, formats } = useText()
  const href = useHref()
  const late = useCardParts()
  const pages = Math.ceil((list?.total ?? 0) / RESULTS_PER_PAGE)
  const pageCount = Math.min(pages, LAST_RESULTS_PAGE)
  const isList = filters.view === 'list'
  return (
    <>
      <ul
        aria-busy={isDimmed}
        data-state={isDimmed ? 'stale' : 'fresh'}
        className={`${isList ? rows : grid} data-[state=stale]:[&_img]:opacity-40`}
      >
        {list?.rows.map((card, index) => (
          <li key={card.id} data-listing={card.id} className="min-w-0">
            <PropertyCard
              card={card}
              layout={isList ? 'row' : 'tile'}
              sizes={isList ? ROW_SIZES : SIZES}
              headingLevel={2}
              priority={index < FIRST_ROW}
            />
          </li>
        ))}
      </ul>
      {late && list ? <late.HiddenLine cards={list.rows} /> : null}
      <PageNumbers
        as={PageLink}
        label={t('results.pages')}
        page={filters.page}
        pageCount={pageCount}
        hrefFor={(page) => href(routes.properties({ ...filters, page }))}
        {...{ t, formats }}
      />
    </>
  )
}

/** Names what to relax: one link per filter, each to the search without it. */
function NothingFound({ results: { filters, list }, names }: ResultsListProps) {
  const text = useText()
  const { t } = text
  const href = useHref()
  const link = buttonStyles({ variant: 'secondary', size: 'sm' })
  if (filters.page > 1 && (list?.total ?? 0) > 0) {
    return (
      <EmptyState
        icon={<Icon of={SearchX} />}
        title={t('results.beyondTitle')}
        actions={
          <PageLink href={href(routes.properties({ ...filters, page: 1 }))} className={link}>
            {t('results.firstPage')}
          </PageLink>
        }
      >
        {t('results.beyondText')}
      </EmptyState>
    )
  }
  const chips = filterChips(filters)
  return (
    <EmptyState
      icon={<Icon of={SearchX} />}
      title={t('results.emptyTitle')}
      actions={
        chips.length > 0 ? (
          <>
            {chips.map((chip) => (
              <SoftLink
                key={routes.properties(chip.without)}
                href={href(routes.properties(chip.without))}
                className={link}
              >
                {t('results.emptyRelax', {
                  // The sentence has quotation marks of its own.
                  filter: chip.name === 'search' ? chip.value : chipText(chip, text, names),
                })}
              </SoftLink>
            ))}
            {chips.length > 1 ? (
              <SoftLink
                href={href(routes.properties(withoutFilters(filters)))}
                className={buttonStyles({ size: 'sm' })}
              >
                {t('filters.clear')}
              </SoftLink>
            ) : null}
          </>
        ) : null
      }
    >
      {t(chips.length > 0 ? 'results.emptyText' : 'results.emptyNoFilters')}
    </EmptyState>
  )
}
