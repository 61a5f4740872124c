'use client'

import { BadgeCheck } from 'lucide'
import type { Agent } from '@/client/api/agents.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Avatar } from '@/design-system/avatar/avatar.tsx'
import { Card } from '@/design-system/card/card.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'

type AgentCardProps = { agent: Agent; headingLevel?: 2 | 3 }

/** Agent card. */
export function AgentCard({ agent, headingLevel = 3 }: AgentCardProps) {
  const { t } = useText()
  const href = useHref()
  const Heading: 'h2' | 'h3' = `h${headingLevel}`
  const { name, profile, is_admin, is_verified, property_count, projects_count } = agent
  const shown = is_admin ? t('agents.page.admin', { name }) : name
  return (
    <Card
      as="article"
      className="h-full items-center px-4 py-6 text-center hover:border-line-strong"
    >
      <Avatar name={name} src={profile} size="lg" />
      <Heading className="mt-4 flex max-w-full items-center gap-1.5 text-base font-medium leading-snug">
        <SiteLink
          href={href(routes.agent(agent.slug_id))}
          className={linkStyles({
            variant: 'stretched',
            className: 'line-clamp-2 min-w-0 text-ink',
          })}
        >
          {shown}
        </SiteLink>
        {is_verified ? (
          <>
            <Icon of={BadgeCheck} className="size-4.5 shrink-0 text-brand-ink" />
            <span className="sr-only">{t('agents.page.verified')}</span>
          </>
        ) : null}
      </Heading>
      <p className="mt-1 text-sm text-ink-muted">
        <span className="whitespace-nowrap">
          {t('home.agentListings', { count: property_count })}
        </span>
        {projects_count > 0 ? (
          <>
            {' · '}
            <span className="whitespace-nowrap">
              {t('home.agentProjects', { count: projects_count })}
            </span>
          </>
        ) : null}
      </p>
    </Card>
  )
}
