'use client'

import type { Agent } from '@/client/api/agents.ts'
import { RailItem } from '@/design-system/carousel/carousel.tsx'
import { CardRail } from '@/features/listing-card/card-carousel.tsx'
import { SectionHead } from '@/features/shell/section-head.tsx'
import { AgentCard } from './agent-card.tsx'

type AgentRailProps = { title: string; agents: readonly Agent[]; allPath?: string | null }

/** Horizontal list of agents. */
export function AgentRail({ title, agents, allPath }: AgentRailProps) {
  return (
    <CardRail title={title} header={<SectionHead title={title} allPath={allPath} />}>
      {agents.map((agent) => (
        <RailItem key={agent.id} className="w-56">
          <AgentCard agent={agent} />
        </RailItem>
      ))}
    </CardRail>
  )
}
