'use client'

import { MY_LISTINGS_PER_PAGE } from '@/client/api/member/my-listings.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import { type MyListingsView, ownPaths } from '@/domain/web/listing-routes.ts'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { PageNumbers } from '@/features/shell/page-numbers.tsx'
import { ConfirmAction } from './confirm-action.tsx'
import { MyListingsFiltersBar } from './filters-bar.tsx'
import { NothingFound, NothingYet, RowsLoading } from './list-states.tsx'
import { MyListingRow } from './listing-row.tsx'
import { RecentlyDeleted } from './recently-deleted.tsx'
import { useListingActions } from './use-listing-actions.ts'
import { useMyListings } from './use-my-listings.ts'

type OwnListProps = { kind: ListingKind; shown: MyListingsView }

/** My properties or my projects, filtered by URL. */
export function MyListingsList({ kind, shown }: OwnListProps) {
  const { t } = useText()
  const { page = 1, ...filters } = toFilters(kind, shown)
  const list = useMyListings(kind, page, filters)
  const actions = useListingActions()
  const { rows, total } = list
  const isNarrowed = Object.values(filters).some((value) => value !== undefined)
  if (!rows && list.isOffline) {
    return <OfflineList onRetry={list.retry}>{t('shell.offline.waits')}</OfflineList>
  }
  if (!rows && list.error) {
    const title = t(`myListings.${kind}.errorTitle`)
    return <FailedList title={title} error={list.error} onRetry={list.retry} />
  }
  const isBare = rows?.length === 0 && !isNarrowed && page === 1
  return (
    <>
      <RecentlyDeleted
        rows={list.deleted}
        isBusy={actions.isBusy}
        onRestore={(listing) => actions.act('restore', listing)}
      />
      {isBare ? <NothingYet kind={kind} /> : <MyListingsFiltersBar kind={kind} shown={shown} />}
      {rows ? null : <RowsLoading kind={kind} />}
      {rows && !isBare ? (
        <>
          {list.isOffline ? <OfflineList onRetry={list.retry} /> : null}
          <p role="status" className="mb-4 text-sm text-ink-muted">
            {t(`myListings.${kind}.count`, { count: total })}
          </p>
          {rows.length === 0 ? <NothingFound kind={kind} isBeyond={total > 0} /> : null}
          <ul aria-label={t(namesOf[kind])} className="flex flex-col gap-4">
            {rows.map((listing) => (
              <li key={listing.card.id} data-listing={listing.card.id}>
                <MyListingRow listing={listing} actions={actions} />
              </li>
            ))}
          </ul>
          <Pages kind={kind} shown={shown} total={total} />
        </>
      ) : null}
      <ConfirmAction actions={actions} />
    </>
  )
}

const namesOf = { property: 'account.pages.properties', project: 'account.pages.projects' } as const

/** Removes the offer filter for projects, which a URL may contain. */
function toFilters(kind: ListingKind, { offer, ...shown }: MyListingsView): MyListingsView {
  return kind === 'project' ? shown : { ...shown, offer }
}

function Pages({ kind, shown, total }: OwnListProps & { total: number }) {
  const { t, formats } = useText()
  const href = useHref()
  return (
    <PageNumbers
      label={t(`myListings.${kind}.pages`)}
      page={shown.page ?? 1}
      pageCount={Math.ceil(total / MY_LISTINGS_PER_PAGE)}
      hrefFor={(number) => href(ownPaths[kind].list({ ...shown, page: number }))}
      t={t}
      formats={formats}
    />
  )
}
