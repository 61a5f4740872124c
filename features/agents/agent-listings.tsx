import { Building2, House, KeyRound } from 'lucide'
import { AGENT_LISTINGS_PER_PAGE, type AgentPage } from '@/client/api/agents.ts'
import type { StreetAreas } from '@/client/api/streets.ts'
import type { Text } from '@/client/text/text.ts'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { routes } from '@/domain/web/routes.ts'
import { ProjectCard } from '@/features/listing-card/project-card.tsx'
import { PropertyCard } from '@/features/listing-card/property-card.tsx'
import { ChoiceLink } from '@/features/shell/choice-link.tsx'
import { PageNumbers } from '@/features/shell/page-numbers.tsx'
import { AgentMap } from './agent-map.tsx'

export type AgentListingsProps = Text & {
  work: AgentPage
  /** Display name. */
  name: string
  show: 'properties' | 'projects'
  /** Starts at 1. */
  page: number
  /** The administrator, who represents the company. */
  isAdmin: boolean
  href: (path: string) => string
  /** Areas that a picture of a map may show; null without pictures. */
  streets?: StreetAreas | null
}

/** Paginated properties or projects of an agent. */
export function AgentListings(props: AgentListingsProps) {
  const { work, show, page, href, name, streets, t, formats } = props
  const { agent, total } = work
  const isProjects = show === 'projects'
  const pageCount = Math.ceil(total / AGENT_LISTINGS_PER_PAGE)
  const isLocked = isProjects && !work.isGranted && total > 0
  return (
    <section aria-labelledby="agent-listings" className="mt-12 border-t border-line pt-10">
      <h2 id="agent-listings" className="type-display text-xl text-ink">
        {t('agents.page.listingsOf', { name })}
      </h2>
      {agent.projects_count > 0 || isProjects ? (
        <nav aria-label={t('agents.page.listingsOf', { name })} className="mt-4 mb-7 flex gap-2">
          <Tab {...props} of="properties" count={agent.property_count} />
          <Tab {...props} of="projects" count={agent.projects_count} />
        </nav>
      ) : (
        <p className="mt-1 mb-6 text-ink-muted">
          {t('home.agentListings', { count: agent.property_count })}
        </p>
      )}
      {isLocked ? (
        <EmptyState level={3} icon={<Icon of={KeyRound} />} title={t('projects.page.gateTitle')}>
          {t('projects.page.gateText')}
        </EmptyState>
      ) : (
        <>
          <Cards {...props} />
          <PageNumbers
            label={t('properties.results.pages')}
            page={page}
            pageCount={pageCount}
            hrefFor={(number) =>
              href(routes.agent(agent.slug_id, { projects: isProjects, page: number }))
            }
            t={t}
            formats={formats}
          />
          {streets && !isProjects ? (
            <AgentMap
              cards={work.properties}
              streets={streets}
              href={href}
              t={t}
              formats={formats}
            />
          ) : null}
        </>
      )}
      {!isProjects && !work.isGranted && work.premiumCount > 0 ? (
        <p className="mt-8 flex items-center gap-2 text-sm text-ink-muted">
          <Icon of={KeyRound} className="size-4.5 shrink-0" />
          {t('agents.page.premiumHidden', { count: work.premiumCount })}
        </p>
      ) : null}
    </section>
  )
}

type TabProps = AgentListingsProps & { of: 'properties' | 'projects'; count: number }

function Tab({ of, count, work, show, href, t }: TabProps) {
  return (
    <ChoiceLink
      href={href(routes.agent(work.agent.slug_id, { projects: of === 'projects' }))}
      scroll={false}
      isCurrent={of === show}
    >
      {t(of === 'projects' ? 'home.agentProjects' : 'home.agentListings', { count })}
    </ChoiceLink>
  )
}

function Cards({ work, show, t }: AgentListingsProps) {
  const isProjects = show === 'projects'
  const isEmpty = (isProjects ? work.projects : work.properties).length === 0
  if (isEmpty) {
    const icon = isProjects ? <Icon of={Building2} /> : <Icon of={House} />
    return <EmptyState level={3} icon={icon} title={t('agents.page.nothingTitle')} />
  }
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-6 gap-y-10">
      {isProjects
        ? work.projects.map((card) => (
            <li key={card.id} className="min-w-0">
              <ProjectCard card={card} />
            </li>
          ))
        : work.properties.map((card) => (
            <li key={card.id} data-listing={card.id} className="min-w-0">
              <PropertyCard card={card} sizes="(min-width: 640px) 20rem, 92vw" />
            </li>
          ))}
    </ul>
  )
}
