'use client'

import { House, SearchX } from 'lucide'
import { OWN_PER_PAGE } from '@/client/api/own-listings.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'
import { listingRoutes, type OwnShown } from '@/domain/listing-routes.ts'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { PageNumbers } from '@/features/shell/page-numbers.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { OwnDoubt } from './own-doubt.tsx'
import { OwnFiltersBar } from './own-filters-bar.tsx'
import { OwnRow } from './own-row.tsx'
import { RecentlyDeleted } from './recently-deleted.tsx'
import { useOwnActions } from './use-own-actions.ts'
import { useOwnList } from './use-own-list.ts'

/** The signed-in person's properties as the address asks for them. Needs the texts `own.`, `listing.` and `results.`. */
export function OwnList({ shown }: { shown: OwnShown }) {
  const { t, formats } = useText()
  const href = useHref()
  const { page = 1, ...filters } = shown
  const list = useOwnList(page, filters)
  const actions = useOwnActions()
  const { rows, total } = list
  const isNarrowed = Object.values(filters).some((value) => value !== undefined)
  if (!rows && list.isOffline) {
    return <OfflineList onRetry={list.retry}>{t('offline.waits')}</OfflineList>
  }
  if (!rows && list.error) {
    return <FailedList title={t('own.errorTitle')} error={list.error} onRetry={list.retry} />
  }
  const isBare = rows?.length === 0 && !isNarrowed && page === 1
  return (
    <>
      <RecentlyDeleted
        rows={list.deleted}
        nameOf={({ card }) => card}
        isBusy={actions.isBusy}
        onRestore={(listing) => actions.act('restore', listing)}
      />
      {isBare ? (
        <NothingYet />
      ) : (
        <OwnFiltersBar shown={shown} pathOf={listingRoutes.ownProperties} hasOffer />
      )}
      {rows ? null : <RowsLoading />}
      {rows && !isBare ? (
        <>
          {list.isOffline ? <OfflineList onRetry={list.retry} /> : null}
          <p role="status" className="mb-4 text-sm text-ink-muted">
            {t('own.count', { count: total })}
          </p>
          {rows.length === 0 ? <NothingFound isBeyond={total > 0} /> : null}
          <ul aria-label={t('member.properties')} className="flex flex-col gap-4">
            {rows.map((listing) => (
              <li key={listing.card.id} data-listing={listing.card.id}>
                <OwnRow listing={listing} actions={actions} />
              </li>
            ))}
          </ul>
          <PageNumbers
            label={t('own.pages')}
            page={page}
            pageCount={Math.ceil(total / OWN_PER_PAGE)}
            hrefFor={(number) => href(listingRoutes.ownProperties({ ...filters, page: number }))}
            {...{ t, formats }}
          />
        </>
      ) : null}
      <OwnDoubt actions={actions} />
    </>
  )
}

function NothingYet() {
  const { t } = useText()
  const href = useHref()
  return (
    <EmptyState
      icon={<Icon of={House} />}
      title={t('own.emptyTitle')}
      actions={
        <SiteLink href={href(listingRoutes.addProperty())} className={buttonStyles()}>
          {t('own.add')}
        </SiteLink>
      }
    >
      {t('own.emptyText')}
    </EmptyState>
  )
}

function NothingFound({ isBeyond }: { isBeyond: boolean }) {
  const { t } = useText()
  const href = useHref()
  return (
    <EmptyState
      icon={<Icon of={SearchX} />}
      title={t('own.noneTitle')}
      actions={
        <SiteLink
          href={href(listingRoutes.ownProperties())}
          className={buttonStyles({ variant: 'secondary' })}
        >
          {t('own.showAll')}
        </SiteLink>
      }
    >
      {t(isBeyond ? 'own.beyondText' : 'own.noneText')}
    </EmptyState>
  )
}

const PLACES = [1, 2, 3]

function RowsLoading() {
  const { t } = useText()
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t('own.loading')}</span>
      {PLACES.map((place) => (
        <Skeleton key={place} className="h-44 rounded-lg" />
      ))}
    </div>
  )
}
