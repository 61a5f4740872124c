import { CircleAlert, FilePen, House, type IconNode, TimerOff } from 'lucide'
import { useHref } from '@/client/text/links-context.tsx'
import type { Text } from '@/client/text/text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'
import { listingRoutes, type MyListingsView, ownPaths } from '@/domain/web/listing-routes.ts'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { OverviewPart, Teaching } from './overview-part.tsx'
import {
  type MyListingCounts,
  type MyListingsSummaryState as Stock,
  useMyListingsSummary,
} from './use-my-listings-summary.ts'

const LINES_SHOWN = 3

/**
 * My-listings summary: counts by status, listings that need attention, and drafts; without
 * listings, how to start.
 */
export function MyListingsSummary({ viewer }: { viewer: number }) {
  const { t, formats } = useText()
  const { stock, drafts, error, isOffline, retry } = useMyListingsSummary(viewer)
  if (isOffline) return <OfflineList onRetry={retry}>{t('shell.offline.waits')}</OfflineList>
  if (error)
    return <FailedList title={t('account.overview.ownErrorTitle')} error={error} onRetry={retry} />
  if (!stock) {
    return (
      <div role="status">
        <span className="sr-only">{t('account.overview.loading')}</span>
        <Skeleton className="h-24 rounded-lg" />
      </div>
    )
  }
  if (stock.length === 0 && drafts.length === 0) {
    return (
      <Teaching
        icon={House}
        words={t('listingEditor.dashboardHint')}
        path={listingRoutes.addProperty()}
      >
        {t('listingEditor.listYours')}
      </Teaching>
    )
  }
  const lines = [...stock.flatMap((of) => toLines(of, { t, formats })), ...draftLines(drafts, t)]
  return (
    <OverviewPart title={t('account.overview.own')}>
      <div className="flex flex-col gap-5">
        {stock.map((of) => (
          <StatusCounts key={of.kind} of={of} />
        ))}
        {lines.length > 0 ? (
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {lines.map(({ key, ...line }) => (
              <ToDo key={key} {...line} />
            ))}
          </ul>
        ) : null}
      </div>
    </OverviewPart>
  )
}

type Figure = { label: string; count: number; shown: MyListingsView }

/** Counts by status, each linking to the filtered list. */
function StatusCounts({ of: { kind, waiting, shown, refused, ending } }: { of: MyListingCounts }) {
  const { t, formats } = useText()
  const href = useHref()
  const figures: Figure[] = [
    {
      label: t('account.overview.ownPublic'),
      count: shown,
      shown: { decision: 'approved', isActive: true },
    },
    { label: t('myListings.pending'), count: waiting, shown: { decision: 'pending' } },
    { label: t('myListings.rejected'), count: refused.length, shown: { decision: 'rejected' } },
  ]
  if (kind === 'property') {
    const label = t('account.overview.ownEnding')
    figures.push({ label, count: ending.length, shown: { decision: 'approved' } })
  }
  return (
    <section aria-label={t(namesOf[kind])}>
      <h3 className="mb-2 font-medium text-ink">{t(namesOf[kind])}</h3>
      <ul className={`grid gap-2 sm:gap-4 ${kind === 'property' ? FOUR : THREE}`}>
        {figures.map(({ label, count, shown: asked }) => (
          <li key={label} className="positioned rounded-lg bg-surface-muted p-3 sm:p-5">
            <span className="figures type-display block text-xl text-ink">
              {formats.number(count)}{' '}
            </span>
            <SiteLink
              href={href(ownPaths[kind].list(asked))}
              className={linkStyles({
                variant: 'stretched',
                className: 'hyphens-auto text-sm text-ink-muted',
              })}
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

const namesOf = { property: 'account.pages.properties', project: 'account.pages.projects' } as const
const FOUR = 'grid-cols-2 sm:grid-cols-4'
const THREE = 'grid-cols-3'

type Line = { icon: IconNode; name: string; says: string; path: string; does: string }
type Keyed = Line & { key: string }

/** Task with its reason and a link. */
function ToDo({ icon, name, says, path, does }: Line) {
  const href = useHref()
  return (
    <li className="flex items-center gap-4 px-4 py-3 sm:px-5">
      <Icon of={icon} className="size-5 shrink-0 text-accent-ink" />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="line-clamp-2 font-medium text-ink align-as-page">
          {name}
        </p>
        <p dir="auto" className="line-clamp-2 text-sm text-ink-muted align-as-page">
          {says}
        </p>
      </div>
      <SiteLink
        href={href(path)}
        aria-label={`${does}: ${name}`}
        className={buttonStyles({ variant: 'secondary', size: 'sm', className: 'shrink-0' })}
      >
        {does}
      </SiteLink>
    </li>
  )
}

/** Rejected and expiring listings. */
function toLines(
  { kind, refused, ending }: MyListingCounts,
  { t, formats }: Pick<Text, 't' | 'formats'>,
): Keyed[] {
  const mends = refused.slice(0, LINES_SHOWN).map(({ card, rejectReason }) => ({
    key: `mend-${kind}-${card.id}`,
    icon: CircleAlert,
    name: card.title,
    says: rejectReason || t('myListings.rejected'),
    does: t('myListings.fix'),
    path: ownPaths[kind].edit(card.slug),
  }))
  const renewals = ending.slice(0, LINES_SHOWN).map(({ card, facts, expiresAt }) => ({
    key: `renew-${card.id}`,
    icon: TimerOff,
    name: card.title,
    says:
      facts.isExpired || !expiresAt
        ? t('myListings.expired')
        : t('myListings.expiresOn', { date: formats.date(expiresAt) }),
    path: listingRoutes.myProperty(card.slug),
    does: t('myListings.renew'),
  }))
  return [...mends, ...renewals]
}

function draftLines(drafts: Stock['drafts'], t: Text['t']): Keyed[] {
  return drafts.slice(0, LINES_SHOWN).map(({ id, kind, title }) => ({
    key: id,
    icon: FilePen,
    name: title || t('listingEditor.noTitle'),
    says: t('account.overview.ownDraft'),
    does: t('account.overview.ownGoOn'),
    path: ownPaths[kind].add({ draft: id }),
  }))
}
