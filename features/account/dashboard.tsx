'use client'

import {
  ArrowRight,
  Bell,
  CircleAlert,
  Heart,
  type IconNode,
  Mail,
  SlidersHorizontal,
} from 'lucide'
import type { User } from '@/client/api/member/auth.ts'
import { useSession } from '@/client/state/use-session.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'
import { missingForListing, profileCompleteness } from '@/domain/account/profile-completeness.ts'
import { routes } from '@/domain/web/routes.ts'
import { cardGrid } from '@/features/listing-card/card-grid.ts'
import { CardsLoading, LinesLoading } from '@/features/listing-card/cards-loading.tsx'
import { PropertyCard } from '@/features/listing-card/property-card.tsx'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { MyListingsCorner } from './my-listings-corner.tsx'
import { NotificationLine } from './notification-line.tsx'
import { OverviewPart, Teaching } from './overview-part.tsx'
import { type Dashboard as Facts, useDashboard } from './use-dashboard.ts'

/** Overview of the account. */
export function Dashboard() {
  const { user } = useSession()
  const facts = useDashboard()
  const { t } = useText()
  if (!user) return null
  const { isOffline, error, retry } = facts
  if (isOffline) return <OfflineList onRetry={retry}>{t('shell.offline.waits')}</OfflineList>
  if (error)
    return <FailedList title={t('account.overview.errorTitle')} error={error} onRetry={retry} />
  return (
    <div className="flex flex-col gap-12">
      <Attention person={user} facts={facts} />
      <Figures person={user} facts={facts} />
      <MyListingsCorner viewer={user.id} />
      <SavedHomes facts={facts} />
      <LatestNotifications facts={facts} />
    </div>
  )
}

type PartProps = { facts: Facts }

function Attention({ person, facts }: PartProps & { person: User }) {
  const { t } = useText()
  const missing = missingForListing(person)
  const isUnproven = Boolean(person.email) && person.is_email_verified === 0
  const points: { key: string; icon: IconNode; words: string; path: string }[] = []
  if (isUnproven) {
    const path = `${routes.member('profile')}#email`
    points.push({ key: 'email', icon: Mail, words: t('account.overview.proveEmail'), path })
  }
  if (missing.length > 0) {
    const words = t('account.overview.missing', { count: missing.length })
    points.push({ key: 'missing', icon: CircleAlert, words, path: routes.member('profile') })
  }
  if (facts.unread) {
    const words = t('account.overview.unread', { count: facts.unread })
    points.push({ key: 'unread', icon: Bell, words, path: routes.member('notifications') })
  }
  if (facts.hasWishes === false) {
    const words = t('account.overview.sayWishes')
    const path = routes.member('personalize-feed')
    points.push({ key: 'wishes', icon: SlidersHorizontal, words, path })
  }
  if (points.length === 0) return null
  return (
    <OverviewPart title={t('account.overview.attention')}>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {points.map(({ key, icon, words, path }) => (
          <Point key={key} icon={icon} words={words} path={path} />
        ))}
      </ul>
    </OverviewPart>
  )
}

function Point({ icon, words, path }: { icon: IconNode; words: string; path: string }) {
  const href = useHref()
  return (
    <li className="positioned flex items-center gap-4 px-4 py-3.5 hover:bg-surface-muted sm:px-5">
      <Icon of={icon} className="size-5 shrink-0 text-accent-ink" />
      <SiteLink
        href={href(path)}
        className={linkStyles({ variant: 'stretched', className: 'min-w-0 flex-1 text-ink' })}
      >
        {words}
      </SiteLink>
      <Icon of={ArrowRight} className="mirrored size-4.5 shrink-0 text-ink-muted" />
    </li>
  )
}

function Figures({ person, facts }: PartProps & { person: User }) {
  const { t, formats, language } = useText()
  const share = new Intl.NumberFormat(language, { style: 'percent', numberingSystem: 'latn' })
  const known = (count: number | undefined) =>
    count === undefined ? <Skeleton variant="text" className="w-12" /> : formats.number(count)
  const figures = [
    { label: t('account.overview.savedFigure'), value: known(facts.savedCount) },
    { label: t('account.overview.unreadFigure'), value: known(facts.unread) },
    {
      label: t('account.overview.profileFigure'),
      value: share.format(profileCompleteness(person)),
    },
  ]
  return (
    <dl className="grid grid-cols-3 gap-2 sm:gap-4">
      {figures.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end rounded-lg bg-surface-muted p-3 sm:p-5"
        >
          <dt className="hyphens-auto text-sm text-ink-muted">{label}</dt>
          <dd className="figures type-display text-xl text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function SavedHomes({ facts: { saved, savedCount } }: PartProps) {
  const { t } = useText()
  return (
    <OverviewPart
      title={t('account.overview.saved')}
      all={
        savedCount
          ? { path: routes.member('favourites'), words: t('account.overview.allSaved') }
          : null
      }
    >
      {saved ? null : <CardsLoading words={t('account.overview.loading')} />}
      {saved?.length === 0 ? (
        <Teaching icon={Heart} words={t('account.overview.savedEmpty')} path={routes.properties()}>
          {t('account.overview.toResults')}
        </Teaching>
      ) : null}
      {saved && saved.length > 0 ? (
        <div className="@container">
          <ul data-every-listing className={`${cardGrid} ${WHOLE_ROW}`}>
            {saved.map((card) => (
              <li key={card.id} data-listing={card.id} className="min-w-0">
                <PropertyCard card={card} sizes={SIZES} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </OverviewPart>
  )
}

/** In a two-column grid, hides the third card, which would be alone in its row. */
const WHOLE_ROW = '@min-[33.5rem]:@max-[51rem]:[&>li:nth-child(3)]:hidden'
const SIZES = '(min-width: 1264px) 300px, (min-width: 600px) 45vw, 92vw'

function LatestNotifications({ facts: { notifications } }: PartProps) {
  const { t } = useText()
  return (
    <OverviewPart
      title={t('account.overview.told')}
      all={
        notifications && notifications.length > 0
          ? { path: routes.member('notifications'), words: t('account.overview.allTold') }
          : null
      }
    >
      {notifications ? null : <LinesLoading words={t('account.overview.loading')} />}
      {notifications?.length === 0 ? (
        <Teaching icon={Bell} words={t('account.overview.toldEmpty')} path={routes.properties()}>
          {t('account.overview.toResults')}
        </Teaching>
      ) : null}
      <ul className="max-w-text">
        {notifications?.map((row) => (
          <NotificationLine key={row.id} row={row} headingLevel={3} />
        ))}
      </ul>
    </OverviewPart>
  )
}
