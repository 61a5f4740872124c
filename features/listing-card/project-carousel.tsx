'use client'

import type { ProjectCard as Project } from '@/client/api/cards/project-card.ts'
import { RailItem } from '@/design-system/carousel/carousel.tsx'
import { CardRail, type CardRailProps, LARGE_CARD } from './card-carousel.tsx'
import { ProjectCard } from './project-card.tsx'

export type ProjectRailProps = Omit<CardRailProps, 'children'> & {
  cards: readonly Project[]
}

/** Carousel of projects. */
export function ProjectRail({ title, header, cards }: ProjectRailProps) {
  return (
    <CardRail title={title} header={header}>
      {cards.map((card) => (
        <RailItem key={card.id} className={LARGE_CARD}>
          <ProjectCard card={card} />
        </RailItem>
      ))}
    </CardRail>
  )
}
