import { Home } from 'lucide'
import { useState } from 'react'
import type { AdminUser } from '@/client/api/admin/administration.ts'
import type { PersonListing } from '@/client/api/admin/people.ts'
import { useSession } from '@/client/state/use-session.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { Select } from '@/design-system/select/select.tsx'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { LateDialog } from '../late-dialog.tsx'
import { LateReasonDialog } from '../late-reason-dialog.tsx'
import { PagedRows } from '../paged-rows.tsx'
import { Thumbnail } from '../review/thumbnail.tsx'
import { useRights } from '../use-rights.ts'
import { type PersonListings, usePersonListings } from './use-person-listings.ts'

const loadMoveDialog = () => import('./move-dialog.tsx')
const kinds = ['property', 'project'] as const
const statuses = ['approved', 'pending', 'rejected'] as const

type Asks = { act: 'takeDown' | 'move'; listing: PersonListing }

/** Listings of a person, with actions to take them down and move them. */
export function PersonListingsSection({ person }: { person: AdminUser }) {
  const { t } = useText()
  const [asks, setAsks] = useState<Asks | null>(null)
  const close = () => setAsks(null)
  const listings = usePersonListings(person.id, close)
  const { kind, showKind, status, showStatus, isBusy, takeDown, move } = listings
  const { title = '' } = asks?.listing ?? {}
  return (
    <section>
      <h3 className="font-semibold">{t('admin.people.listings')}</h3>
      <div className="mt-2 flex flex-wrap gap-2">
        <Select
          id="person-listing-kind"
          aria-label={t('admin.people.listingKind')}
          options={kinds.map((value) => ({ value, label: t(`admin.kinds.${value}`) }))}
          value={kind}
          onChange={({ target }) => showKind(target.value === 'project' ? 'project' : 'property')}
        />
        <Select
          id="person-listing-status"
          aria-label={t('admin.people.listingStatus')}
          emptyLabel={t('admin.people.allStatuses')}
          options={statuses.map((value) => ({ value, label: t(`admin.status.${value}`) }))}
          value={status ?? ''}
          onChange={({ target }) => showStatus(statuses.find((one) => one === target.value))}
        />
      </div>
      <Rows listings={listings} isOwn={useSession().user?.id === person.id} onAsk={setAsks} />
      {asks?.act === 'takeDown' ? (
        <LateReasonDialog
          title={t('admin.takeDownTitle', { title })}
          kind="listing"
          action={t('admin.takeDown')}
          isSending={isBusy}
          onClose={close}
          onReason={(reason) => takeDown(asks.listing, reason)}
        />
      ) : asks ? (
        <LateDialog
          load={loadMoveDialog}
          of={{
            title,
            ownerId: person.id,
            isSending: isBusy,
            onClose: close,
            onMove: (to: Parameters<typeof move>[1]) => move(asks.listing, to),
          }}
        />
      ) : null}
    </section>
  )
}

type RowsProps = { listings: PersonListings; isOwn: boolean; onAsk: (asks: Asks) => void }

function Rows({ listings, isOwn, onAsk }: RowsProps) {
  const { t } = useText()
  return (
    <PagedRows
      list={listings}
      failedTitle={t('admin.itemErrorTitle')}
      empty={<p className="mt-2 text-sm text-ink-muted">{t('admin.people.noListings')}</p>}
    >
      {(rows) => (
        <ul aria-label={t('admin.people.listings')} className="divide-y divide-line">
          {rows.map((listing) => (
            <Row
              key={listing.id}
              listing={listing}
              isOwn={isOwn}
              onAsk={(act) => onAsk({ act, listing })}
            />
          ))}
        </ul>
      )}
    </PagedRows>
  )
}

type RowProps = { listing: PersonListing; isOwn: boolean; onAsk: (act: Asks['act']) => void }

function Row({ listing, isOwn, onAsk }: RowProps) {
  const { t } = useText()
  const href = useHref()
  const may = useRights()
  const { kind, id, title, place, picture, status, is_active } = listing
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-3">
      <Thumbnail url={picture} icon={Home} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2">
          <SiteLink
            href={href(adminRoute('review', { item: `${kind}-${id}` }))}
            className={linkStyles()}
          >
            <bdi>{title || t('admin.unnamed')}</bdi>
          </SiteLink>
          <Badge variant={TONES[status]}>{t(`admin.status.${status}`)}</Badge>
          {is_active ? null : <Badge>{t('admin.inactive')}</Badge>}
        </p>
        <p className="text-sm text-ink-muted wrap-anywhere">
          <bdi>{place}</bdi>
        </p>
      </div>
      {isOwn ? null : (
        <div className="flex flex-wrap gap-2">
          {may('review') && status === 'approved' ? (
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('admin.takeDownTitle', { title })}
              onClick={() => onAsk('takeDown')}
            >
              {t('admin.takeDown')}
            </Button>
          ) : null}
          {may('accounts') ? (
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('admin.people.moveListingOf', { title })}
              onClick={() => onAsk('move')}
            >
              {t('admin.people.moveListing')}
            </Button>
          ) : null}
        </div>
      )}
    </li>
  )
}

const TONES = { approved: 'success', pending: 'warning', rejected: 'danger' } as const
