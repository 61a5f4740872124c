import type { MyListing } from '@/client/api/member/my-listings.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'

const tones = { pending: 'warning', approved: 'success', rejected: 'danger' } as const

/** Moderation status, and visibility: listings are hidden until approved and after they expire. */
export function ListingBadges({
  facts: { decision, isActive, isExpired, offer },
  advert,
}: Pick<MyListing, 'facts' | 'advert'>) {
  const { t } = useText()
  const isShown = isActive && decision === 'approved' && !isExpired
  const isClosed = offer === 'sold' || offer === 'rented'
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge variant={tones[decision]}>
        <span className="sr-only">{t('myListings.decision')}: </span>
        {t(`myListings.${decision}`)}
      </Badge>
      {isShown || !isActive ? (
        <Badge variant={isActive ? 'brand' : 'neutral'}>
          <span className="sr-only">{t('myListings.activity')}: </span>
          {t(isActive ? 'myListings.active' : 'myListings.inactive')}
        </Badge>
      ) : null}
      {isExpired ? <Badge variant="danger">{t('myListings.expired')}</Badge> : null}
      {isClosed ? <Badge variant="info">{t(`listingCard.${offer}`)}</Badge> : null}
      {advert ? (
        <Badge variant={advert === 'running' ? 'accent' : 'warning'}>
          {t(advert === 'running' ? 'listingCard.promoted' : 'adverts.waits')}
        </Badge>
      ) : null}
    </p>
  )
}
