'use client'

import type { PropertyCard as Listing } from '@/client/api/cards/property-card.ts'
import { CarouselItem } from '@/design-system/carousel/carousel.tsx'
import { CardCarousel, type CardCarouselProps, SMALL_CARD } from './card-carousel.tsx'
import { PropertyCard } from './property-card.tsx'

export type PropertyCarouselProps = Omit<CardCarouselProps, 'children'> & {
  cards: readonly Listing[]
}

/** Carousel of properties. */
export function PropertyCarousel({ title, header, cards }: PropertyCarouselProps) {
  return (
    <CardCarousel title={title} header={header}>
      {cards.map((card) => (
        <CarouselItem key={card.id} data-listing={card.id} className={SMALL_CARD}>
          <PropertyCard card={card} />
        </CarouselItem>
      ))}
    </CardCarousel>
  )
}
