import { KeyRound } from 'lucide'
import type { ReactNode } from 'react'
import type { PropertyDetail } from '@/client/api/properties.ts'
import type { Text } from '@/client/text/text.ts'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { MaskIcon } from '@/design-system/mask-icon/mask-icon.tsx'
import { placeInWords } from '@/features/listing-card/card-facts.ts'
import { ListingPrice } from '@/features/listing-card/listing-price.tsx'
import { ListingTitle } from '@/features/listing-page/listing-title.tsx'
import { ShareButton } from '@/features/listing-page/share-button.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import type { ListingFact } from './listing-facts.ts'

type PropertyHeaderProps = Pick<Text, 't'> & {
  property: PropertyDetail
  facts: ListingFact[]
  /** Monthly equivalent of other rent periods. */
  monthly?: ReactNode
  choices?: ReactNode
  /** URL of a search for similar homes. */
  likeIt: string
}

/** Title, place, price and main facts. */
export function PropertyHeader({
  property,
  facts,
  monthly,
  choices,
  likeIt,
  t,
}: PropertyHeaderProps) {
  const { title, property_type: type, price, rentduration } = property
  const isGone = type === 'sold' || type === 'rented'
  const place = placeInWords(property.address, property.city, property.state)
  return (
    <header>
      {isGone ? (
        <Banner
          variant="info"
          icon={<Icon of={KeyRound} />}
          title={t(`properties.page.${type}Title`)}
          className="mb-6"
        >
          {t('properties.page.goneText')}{' '}
          <SiteLink href={likeIt} className={linkStyles()}>
            {t('properties.page.likeIt')}
          </SiteLink>
        </Banner>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <Badge variant="brand" size="md">
          {t(`listingCard.${type}`)}
        </Badge>
        <Badge size="md">{property.category.category}</Badge>
        {property.is_premium ? (
          <Badge variant="accent" size="md">
            {t('listingCard.premium')}
          </Badge>
        ) : null}
        {property.promoted ? <Badge size="md">{t('listingCard.promoted')}</Badge> : null}
        <div className="print:hidden ms-auto flex flex-wrap justify-end gap-2">
          {choices}
          <ShareButton title={title} />
        </div>
      </div>
      <ListingTitle title={title} place={place} />
      {/* On wide windows the price is in the contact card. */}
      <ListingPrice
        price={price}
        rentPeriod={rentduration}
        className={isGone ? 'mt-5 text-xl' : 'mt-5 text-xl lg:hidden print:block'}
      />
      {monthly && !isGone ? <div className="lg:hidden print:block">{monthly}</div> : null}
      {facts.length > 0 ? (
        <ul aria-label={t('properties.page.facts')} className={factsStyle}>
          {facts.map(({ id, name, icon, value }) => (
            <li key={id}>
              {icon ? <MaskIcon src={icon} className="size-7 text-brand-ink" /> : null}
              <p>
                <bdi>{value}</bdi>
                <span>{name}</span>
              </p>
            </li>
          ))}
        </ul>
      ) : null}
    </header>
  )
}

/**
 * One class list with child selectors: per-item classes would be sent twice, in HTML and in the
 * payload.
 */
const factsStyle =
  'mt-6 grid grid-cols-2 gap-x-6 gap-y-5 border-t border-line pt-5 text-sm text-ink-muted sm:flex sm:flex-wrap sm:gap-x-10 [&>li]:flex [&>li]:min-w-0 [&>li]:items-center [&>li]:gap-3 [&_bdi]:figures [&_bdi]:block [&_bdi]:text-lg/snug [&_bdi]:font-semibold [&_bdi]:text-ink'
