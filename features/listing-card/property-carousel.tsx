'use client'

import type { PropertyCard as Listing } from '@/client/api/cards/property-card.ts'
import { RailItem } from '@/design-system/carousel/carousel.tsx'
import { CardRail, type CardRailProps } from './card-carousel.tsx'
import { PropertyCard } from './property-card.tsx'

export type PropertyRailProps = Omit<CardRailProps, 'children'> & {
  cards: readonly Listing[]
}

/** Carousel of properties. */
export function PropertyRail({ title, header, cards }: PropertyRailProps) {
  return (
    <CardRail title={title} header={header}>
      {cards.map((card) => (
        <RailItem key={card.id} data-listing={card.id} className="w-[78vw] max-w-76 sm:w-72">
          <PropertyCard card={card} />
        </RailItem>
      ))}
    </CardRail>
  )
}
