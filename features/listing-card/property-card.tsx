'use client'

import { clsx } from 'clsx'
import { House, MapPin } from 'lucide'
import Link from 'next/link'
import type { PropertyCard as Listing } from '@/client/api/property-card.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Card } from '@/design-system/card/card.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { routes } from '@/domain/routes.ts'
import { cardFacts, placeInWords } from './card-facts.ts'
import { CardPicture, type CardPictureProps } from './card-picture.tsx'
import { ListingPrice } from './listing-price.tsx'

export type PropertyCardProps = Pick<CardPictureProps, 'sizes' | 'priority'> & {
  card: Listing
  headingLevel?: 2 | 3 | 4
  className?: string
}

/** A home in a list: picture, price, name, place and its first facts. Needs the texts `listing.`. */
export function PropertyCard({
  card,
  headingLevel = 3,
  className,
  sizes,
  priority,
}: PropertyCardProps) {
  const { t, formats } = useText()
  const href = useHref()
  const Heading: 'h2' | 'h3' | 'h4' = `h${headingLevel}`
  const place = placeInWords(card.city, card.state ?? card.country)
  const facts = cardFacts(card.facts)
  return (
    <Card as="article" variant="plain" className={clsx('h-full', className)}>
      <CardPicture
        picture={card.picture}
        sizes={sizes}
        priority={priority}
        fallback={<NoPhoto words={t('listing.noPhoto')} />}
      >
        <div className="absolute inset-x-3 top-3 flex flex-wrap gap-1.5">
          <Badge variant="photo">{t(`listing.${card.type}`)}</Badge>
          {card.isPremium ? <Badge variant="accent">{t('listing.premium')}</Badge> : null}
          {card.isPromoted ? <Badge variant="photo">{t('listing.promoted')}</Badge> : null}
        </div>
      </CardPicture>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 pt-3">
        <ListingPrice price={card.price} rentDuration={card.rentDuration} className="text-lg" />
        <Heading dir="auto" className="truncate text-base font-medium text-ink align-as-page">
          <Link
            href={href(routes.property(card.slug))}
            prefetch={false}
            title={card.title}
            className={linkStyles({ variant: 'stretched' })}
          >
            {card.title}
          </Link>
        </Heading>
        {place ? (
          <p className="flex min-w-0 items-center gap-1 text-sm text-ink-muted">
            <Icon of={MapPin} className="size-3.5 shrink-0" />
            <bdi className="truncate">{place}</bdi>
            {card.distanceKm === null ? null : (
              <span className="shrink-0">
                · {t('listing.distance', { distance: formats.distance(card.distanceKm, 'km') })}
              </span>
            )}
          </p>
        ) : null}
        {facts.length > 0 ? (
          <ul className="mt-1 flex h-5.5 flex-wrap gap-x-3 overflow-hidden text-sm text-ink-muted">
            {facts.map(({ id, name, text, isNameSeen }) => (
              <li key={id} className="whitespace-nowrap">
                <span className={isNameSeen ? undefined : 'sr-only'}>{name} </span>
                <bdi className="figures text-ink">{text}</bdi>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Card>
  )
}

function NoPhoto({ words }: { words: string }) {
  return (
    <span className="flex flex-col items-center gap-2 text-sm">
      <Icon of={House} strokeWidth={1.25} />
      {words}
    </span>
  )
}
