'use client'

import { EyeOff, Heart, History, Info } from 'lucide'
import { useState } from 'react'
import { useDeviceList } from '@/client/state/use-device-lists.ts'
import { useSession } from '@/client/state/use-session.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { restoreFocus } from '@/design-system/focus/restore-focus.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'
import { routes, type SavedList } from '@/domain/web/routes.ts'
import { cardGrid } from '@/features/listing-card/card-grid.ts'
import { PropertyCard } from '@/features/listing-card/property-card.tsx'
import { useFavouriteChoices } from '@/features/listing-card/use-favourite-choices.ts'
import { useListedCards } from '@/features/listing-card/use-listed-cards.ts'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'

/** List stored on this device, with current data from the provider. */
export function FavouriteHomes({ list }: { list: SavedList }) {
  const ids = useDeviceList(list)
  if (!ids) return <Loading />
  if (ids.length === 0) return <NothingSaved list={list} />
  return <Homes list={list} ids={ids} />
}

const SIZES = '(min-width: 1264px) 285px, (min-width: 600px) 45vw, 92vw'
const SHOWN_AT_ONCE = 24

function Homes({ list, ids }: { list: SavedList; ids: readonly number[] }) {
  const { t } = useText()
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const { cards, gone, error, isOffline, retry } = useListedCards(ids.slice(0, shown))
  const { take } = useFavouriteChoices()
  if (!cards && isOffline) {
    return <OfflineList onRetry={retry}>{t('shell.offline.waits')}</OfflineList>
  }
  if (!cards && error) {
    return <FailedList title={t('favourites.page.errorTitle')} error={error} onRetry={retry} />
  }
  if (!cards) return <Loading />
  return (
    <div data-every-listing>
      {isOffline ? <OfflineList onRetry={retry} /> : null}
      {list === 'favourites' ? <OfAccount /> : null}
      <ul aria-label={t(`favourites.page.${list}`)} className={cardGrid}>
        {cards.map((card) => (
          <li key={card.id} data-listing={card.id} className="min-w-0">
            <PropertyCard card={card} headingLevel={2} sizes={SIZES} />
          </li>
        ))}
      </ul>
      {gone.length > 0 ? (
        <Banner
          variant="neutral"
          icon={<Icon of={Info} />}
          className="mt-8"
          actions={
            <Button
              size="sm"
              variant="secondary"
              onClick={({ currentTarget }) => {
                restoreFocus(currentTarget)
                take(list, gone)
              }}
            >
              {t('favourites.page.goneRemove')}
            </Button>
          }
        >
          {t('favourites.page.gone', { count: gone.length })}
        </Banner>
      ) : null}
      <div className="mt-10 flex flex-wrap justify-center gap-3">
        {ids.length > shown ? (
          <Button variant="secondary" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
            {t('favourites.page.more')}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          onClick={({ currentTarget }) => {
            restoreFocus(currentTarget)
            take(list, ids)
          }}
        >
          {t(list === 'hidden' ? 'favourites.page.showAll' : 'favourites.page.clear')}
        </Button>
      </div>
    </div>
  )
}

/** Note that favorites of members are stored in the account, too. */
function OfAccount() {
  const { t } = useText()
  const href = useHref()
  if (useSession().status !== 'member') return null
  return (
    <p className="mb-6 text-ink-muted">
      {t('favourites.page.ofAccount')}{' '}
      <SiteLink href={href(routes.member('favourites'))} className={linkStyles()}>
        {t('favourites.page.toAccount')}
      </SiteLink>
    </p>
  )
}

const icons = { favourites: Heart, recent: History, hidden: EyeOff }

function NothingSaved({ list }: { list: SavedList }) {
  const { t } = useText()
  const href = useHref()
  return (
    <EmptyState
      icon={<Icon of={icons[list]} />}
      title={t(`favourites.page.${list}EmptyTitle`)}
      actions={
        <SiteLink href={href(routes.properties())} className={buttonStyles()}>
          {t('favourites.page.toResults')}
        </SiteLink>
      }
    >
      {t(`favourites.page.${list}EmptyText`)}
    </EmptyState>
  )
}

function Loading() {
  const { t } = useText()
  return (
    <div role="status" className="noscript:hidden">
      <span className="sr-only">{t('favourites.page.loading')}</span>
      <div className={cardGrid}>
        {[0, 1, 2, 3].map((index) => (
          <div key={index}>
            <Skeleton className="aspect-4/3 rounded-lg" />
            <Skeleton variant="text" className="mt-4 h-5 w-2/5" />
            <Skeleton variant="text" className="w-4/5" />
          </div>
        ))}
      </div>
    </div>
  )
}
