import { KeyRound, MapPin } from 'lucide'
import type { PropertyDetail } from '@/client/api/properties.ts'
import type { Text } from '@/client/text/text.ts'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Stat } from '@/design-system/stat/stat.tsx'
import { placeInWords } from '@/features/listing-card/card-facts.ts'
import { ListingPrice } from '@/features/listing-card/listing-price.tsx'
import { ShareButton } from '@/features/listing-page/share-button.tsx'
import { listingFacts } from './listing-facts.ts'

/** What it is, where, for how much, and the facts people ask for first. */
export function PropertyHeader({ property, t }: Pick<Text, 't'> & { property: PropertyDetail }) {
  const { title, property_type: type, price, rentduration } = property
  const isGone = type === 'sold' || type === 'rented'
  const place = placeInWords(property.address, property.city, property.state)
  const facts = listingFacts(property.parameters).details.filter(({ value }) => isShort(value))
  return (
    <header>
      {isGone ? (
        <Banner
          variant="info"
          icon={<Icon of={KeyRound} />}
          title={t(`property.${type}Title`)}
          className="mb-6"
        >
          {t('property.goneText')}
        </Banner>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <Badge variant="brand" size="md">
          {t(`listing.${type}`)}
        </Badge>
        <Badge size="md">{property.category.category}</Badge>
        {property.is_premium ? (
          <Badge variant="accent" size="md">
            {t('listing.premium')}
          </Badge>
        ) : null}
        {property.promoted ? <Badge size="md">{t('listing.promoted')}</Badge> : null}
        <div className="ms-auto">
          <ShareButton title={title} />
        </div>
      </div>
      <h1 className="type-display mt-4 text-display text-ink">
        <bdi>{title}</bdi>
      </h1>
      {place ? (
        <p className="mt-3 flex items-start gap-2 text-ink-muted">
          <Icon of={MapPin} className="mt-1 size-4.5 shrink-0" />
          <bdi>{place}</bdi>
        </p>
      ) : null}
      <ListingPrice price={price} rentDuration={rentduration} full className="mt-5 text-xl" />
      {facts.length > 0 ? (
        <ul
          aria-label={t('property.facts')}
          className="mt-6 grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-5 sm:flex sm:flex-wrap sm:gap-x-12"
        >
          {facts.slice(0, FACTS_IN_ROW).map(({ id, name, value }) => (
            <li key={id} className="min-w-0">
              <Stat size="sm" label={name} value={<bdi>{value}</bdi>} />
            </li>
          ))}
        </ul>
      ) : null}
    </header>
  )
}

const FACTS_IN_ROW = 5
const SHORT = 16

function isShort(value: string): boolean {
  return value.length <= SHORT
}
