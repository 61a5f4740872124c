'use client'

import type { ProjectCard as Project } from '@/client/api/cards/project-card.ts'
import { CarouselItem } from '@/design-system/carousel/carousel.tsx'
import { CardCarousel, type CardCarouselProps, LARGE_CARD } from './card-carousel.tsx'
import { ProjectCard } from './project-card.tsx'

export type ProjectCarouselProps = Omit<CardCarouselProps, 'children'> & {
  cards: readonly Project[]
}

/** Carousel of projects. */
export function ProjectCarousel({ title, header, cards }: ProjectCarouselProps) {
  return (
    <CardCarousel title={title} header={header}>
      {cards.map((card) => (
        <CarouselItem key={card.id} className={LARGE_CARD}>
          <ProjectCard card={card} />
        </CarouselItem>
      ))}
    </CardCarousel>
  )
}
