'use client'

import { BadgeCheck } from 'lucide'
import type { Agent } from '@/client/api/agents.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Avatar } from '@/design-system/avatar/avatar.tsx'
import { Card } from '@/design-system/card/card.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'

/** Somebody who lists homes. Needs the texts `agent.` and `home.agent`. */
export function AgentCard({ agent }: { agent: Agent }) {
  const { t } = useText()
  const { name, profile, is_admin, is_verified, property_count, projects_count } = agent
  const shown = is_admin ? t('agent.admin', { name }) : name
  return (
    <Card as="article" className="h-full items-center px-4 py-6 text-center">
      <Avatar name={name} src={profile} size="lg" />
      <h3 className="mt-4 flex max-w-full items-center gap-1.5 font-medium">
        <span className="truncate">{shown}</span>
        {is_verified ? (
          <>
            <Icon of={BadgeCheck} className="size-4.5 shrink-0 text-brand-ink" />
            <span className="sr-only">{t('agent.verified')}</span>
          </>
        ) : null}
      </h3>
      <p className="mt-1 text-sm text-ink-muted">
        {t('home.agentListings', { count: property_count })}
        {projects_count > 0 ? ` · ${t('home.agentProjects', { count: projects_count })}` : null}
      </p>
    </Card>
  )
}
