'use client'

import type { ReactNode } from 'react'
import type { ProjectCard as Project } from '@/client/api/project-card.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Rail, RailItem } from '@/design-system/rail/rail.tsx'
import { ProjectCard } from './project-card.tsx'

export type ProjectRailProps = {
  /** Names the list for those who hear the page. */
  title: string
  /** What is seen above it: a heading. */
  header: ReactNode
  cards: readonly Project[]
}

/** Developments side by side. Needs the texts `listing.`, `project.` and `home.rail`. */
export function ProjectRail({ title, header, cards }: ProjectRailProps) {
  const { t } = useText()
  return (
    <Rail
      label={t('home.railLabel', { title })}
      labels={{ previous: t('home.railPrevious'), next: t('home.railNext') }}
      header={header}
    >
      {cards.map((card) => (
        <RailItem key={card.id} className="w-[84vw] max-w-96 sm:w-90">
          <ProjectCard card={card} />
        </RailItem>
      ))}
    </Rail>
  )
}
