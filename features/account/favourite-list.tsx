'use client'

import { Heart } from 'lucide'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { routes } from '@/domain/web/routes.ts'
import { cardGrid } from '@/features/listing-card/card-grid.ts'
import { CardsLoading } from '@/features/listing-card/cards-loading.tsx'
import { PropertyCard } from '@/features/listing-card/property-card.tsx'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { useFavouriteList } from './use-favourite-list.ts'

/** Favorites of the account, from all devices. */
export function FavouriteList() {
  const { t } = useText()
  const { rows, hasMore, isLoadingMore, more, error, isOffline, retry } = useFavouriteList()
  if (!rows && isOffline) {
    return <OfflineList onRetry={retry}>{t('shell.offline.waits')}</OfflineList>
  }
  if (!rows && error) {
    return <FailedList title={t('favourites.errorTitle')} error={error} onRetry={retry} />
  }
  if (!rows) return <CardsLoading words={t('favourites.loading')} />
  if (rows.length === 0 && !hasMore) return <NoFavourites />
  return (
    <div data-every-listing>
      {isOffline ? <OfflineList onRetry={retry} /> : null}
      <ul aria-label={t('account.pages.favourites')} className={cardGrid}>
        {rows.map((card) => (
          <li key={card.id} data-listing={card.id} className="min-w-0">
            <PropertyCard card={card} headingLevel={2} sizes={SIZES} />
          </li>
        ))}
      </ul>
      {hasMore ? (
        <div className="mt-10 flex justify-center">
          <Button variant="secondary" busy={isLoadingMore} onClick={more}>
            {t('favourites.more')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

const SIZES = '(min-width: 1264px) 300px, (min-width: 600px) 45vw, 92vw'

function NoFavourites() {
  const { t } = useText()
  const href = useHref()
  return (
    <EmptyState
      icon={<Icon of={Heart} />}
      title={t('favourites.emptyTitle')}
      actions={
        <SiteLink href={href(routes.properties())} className={buttonStyles()}>
          {t('favourites.toResults')}
        </SiteLink>
      }
    >
      {t('favourites.emptyText')}
    </EmptyState>
  )
}
