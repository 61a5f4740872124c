'use client'

import type { Agent } from '@/client/api/agents.ts'
import { CarouselItem } from '@/design-system/carousel/carousel.tsx'
import { CardCarousel } from '@/features/listing-card/card-carousel.tsx'
import { SectionHead } from '@/features/shell/section-head.tsx'
import { AgentCard } from './agent-card.tsx'

type AgentCarouselProps = { title: string; agents: readonly Agent[]; allPath?: string | null }

/** Horizontal list of agents. */
export function AgentCarousel({ title, agents, allPath }: AgentCarouselProps) {
  return (
    <CardCarousel title={title} header={<SectionHead title={title} allPath={allPath} />}>
      {agents.map((agent) => (
        <CarouselItem key={agent.id} className="w-56">
          <AgentCard agent={agent} />
        </CarouselItem>
      ))}
    </CardCarousel>
  )
}
