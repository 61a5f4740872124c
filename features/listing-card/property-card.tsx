'use client'

import { clsx } from 'clsx'
import { House, MapPin } from 'lucide'
import type { PropertyCard as Listing } from '@/client/api/cards/property-card.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Card } from '@/design-system/card/card.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { AdvertMark } from './advert-mark.tsx'
import { cardFacts, placeInWords, rowFacts } from './card-facts.ts'
import { CardPicture, type CardPictureProps } from './card-picture.tsx'
import { ListingPrice } from './listing-price.tsx'
import { useCardParts } from './use-card-parts.ts'

export type PropertyCardProps = Pick<CardPictureProps, 'sizes' | 'priority'> & {
  card: Listing
  headingLevel?: 2 | 3 | 4
  /** `tile` has its text below the picture, `row` beside it, with more text. */
  layout?: 'tile' | 'row'
  className?: string
}

/** Property card for lists. */
export function PropertyCard({
  card,
  headingLevel = 3,
  layout = 'tile',
  className,
  sizes,
  priority,
}: PropertyCardProps) {
  const { t } = useText()
  const href = useHref()
  const late = useCardParts()
  const Heading: 'h2' | 'h3' | 'h4' = `h${headingLevel}`
  const isRow = layout === 'row'
  return (
    <Card
      as="article"
      variant="plain"
      data-premium={card.isPremium || undefined}
      className={clsx('h-full', isRow && 'flex-row gap-4 sm:gap-6', className)}
    >
      <CardPicture
        picture={card.picture}
        sizes={sizes}
        priority={priority}
        fallback={<NoPhoto words={t('listingCard.noPhoto')} />}
        className={isRow ? 'w-1/3 max-w-72 shrink-0 self-start' : undefined}
      >
        {isRow ? null : (
          <div className="absolute inset-x-3 top-3 flex flex-wrap gap-1.5">
            <Badge variant="photo" data-offer={card.type}>
              {t(`listingCard.${card.type}`)}
            </Badge>
            <Honours card={card} />
          </div>
        )}
      </CardPicture>
      <div className={clsx('flex min-w-0 flex-1 flex-col gap-0.5', isRow ? 'sm:pt-1' : 'pt-3')}>
        {isRow ? (
          <div className="mb-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
            {[t(`listingCard.${card.type}`), card.category].filter(Boolean).join(' · ')}
            <Honours card={card} />
          </div>
        ) : null}
        <ListingPrice
          isMonthly
          price={card.price}
          rentPeriod={card.rentPeriod}
          className="text-lg"
        />
        <Heading
          dir="auto"
          className={clsx(
            'text-base font-medium text-ink align-as-page',
            isRow ? 'line-clamp-2' : 'truncate',
          )}
        >
          <SiteLink
            href={href(routes.property(card.slug))}
            title={card.title}
            className={linkStyles({ variant: 'stretched' })}
          >
            {card.title}
          </SiteLink>
        </Heading>
        <Place card={card} />
        <Facts card={card} isRow={isRow} />
      </div>
      {late ? <late.CardActions card={card} isRow={isRow} /> : null}
      {card.isFeatured ? <AdvertMark kind="property" id={card.id} /> : null}
    </Card>
  )
}

function Honours({ card }: { card: Listing }) {
  const { t } = useText()
  return (
    <>
      {card.isPremium ? <Badge variant="accent">{t('listingCard.premium')}</Badge> : null}
      {card.isFeatured ? <Badge variant="photo">{t('listingCard.promoted')}</Badge> : null}
    </>
  )
}

function Place({ card }: { card: Listing }) {
  const { t, formats } = useText()
  const place = placeInWords(card.city, card.state ?? card.country)
  if (!place) return null
  return (
    <p className="flex min-w-0 items-center gap-1 text-sm text-ink-muted">
      <Icon of={MapPin} className="size-3.5 shrink-0" />
      <bdi className="truncate">{place}</bdi>
      {card.distanceKm === null ? null : (
        <span className="shrink-0">
          · {t('listingCard.distance', { distance: formats.away(card.distanceKm) })}
        </span>
      )}
    </p>
  )
}

function Facts({ card, isRow }: { card: Listing; isRow: boolean }) {
  const { formats } = useText()
  const facts = (isRow ? rowFacts : cardFacts)(card.facts, formats)
  if (facts.length === 0) return null
  return (
    <ul
      className={clsx(
        'mt-1 flex flex-wrap gap-x-3 overflow-hidden text-sm text-ink-muted',
        isRow ? 'max-h-11 sm:mt-3 sm:gap-x-5' : 'h-5.5',
      )}
    >
      {facts.map(({ id, name, text, isNameSeen }) => (
        <li key={id} className="whitespace-nowrap">
          <span className={isNameSeen ? undefined : 'sr-only'}>{name} </span>
          <bdi className="figures text-ink">{text}</bdi>
        </li>
      ))}
    </ul>
  )
}

function NoPhoto({ words }: { words: string }) {
  return (
    <span data-no-photo className="flex flex-col items-center gap-2 text-sm">
      <Icon of={House} strokeWidth={1.25} />
      {words}
    </span>
  )
}
