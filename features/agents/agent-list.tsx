import { UsersRound } from 'lucide'
import { AGENTS_PER_PAGE, type Agent, type AgentFilters } from '@/client/api/agents.ts'
import type { Page } from '@/client/api/calls/paging.ts'
import type { City } from '@/client/api/places.ts'
import type { Text } from '@/client/text/text.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { routes } from '@/domain/web/routes.ts'
import { PageNumbers } from '@/features/shell/page-numbers.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { AgentCard } from './agent-card.tsx'
import { AgentSearch } from './agent-search.tsx'

export type AgentListProps = Text & {
  agents: Page<Agent>
  /** Starts at 1. */
  page: number
  filters: AgentFilters
  /** Options of the city filter; null if the provider has no agent search. */
  cities: readonly City[] | null
  href: (path: string) => string
}

/** Paginated agents with a search that works without scripts. */
export function AgentList(props: AgentListProps) {
  const { agents, page, filters, cities, href, t, formats } = props
  const { rows } = agents
  const isSearch = Boolean(filters.search || filters.city || filters.verified)
  // Without a search, the administrator is listed first and is not part of the total.
  const total = agents.total + (isSearch || agents.total + rows.length === 0 ? 0 : 1)
  const pageCount = Math.ceil(total / AGENTS_PER_PAGE)
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <header className="mb-7 max-w-text">
        <h1 className="type-display text-display text-ink">{t('agents.title')}</h1>
        <p className="mt-2 text-lg text-ink-muted">{t('agents.lead')}</p>
      </header>
      {cities ? <AgentSearch filters={filters} cities={cities} t={t} href={href} /> : null}
      {rows.length === 0 ? (
        <NoAgents {...props} isSearch={isSearch} />
      ) : (
        <>
          <p className="mb-5 text-sm text-ink-muted">{t('agents.count', { count: total })}</p>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] sm:gap-5">
            {rows.map((agent) => (
              <li key={agent.id} className="min-w-0">
                <AgentCard agent={agent} headingLevel={2} />
              </li>
            ))}
          </ul>
          <PageNumbers
            label={t('agents.pages')}
            page={page}
            pageCount={pageCount}
            hrefFor={(number) => href(routes.agents({ ...filters, page: number }))}
            t={t}
            formats={formats}
          />
        </>
      )}
    </div>
  )
}

/** Empty state: beyond the last page, no results, or no agents at all. */
function NoAgents(props: AgentListProps & { isSearch: boolean }) {
  const { agents, page, filters, isSearch, t, href } = props
  const isBeyond = page > 1 && agents.total > 0
  const way = isBeyond ? routes.agents(filters) : routes.agents()
  const words = isBeyond
    ? 'properties.results.beyondTitle'
    : isSearch
      ? 'agents.noneTitle'
      : 'agents.emptyTitle'
  const more = isBeyond
    ? 'properties.results.beyondText'
    : isSearch
      ? 'agents.noneText'
      : 'agents.emptyText'
  return (
    <EmptyState
      icon={<Icon of={UsersRound} />}
      title={t(words)}
      actions={
        isBeyond || isSearch ? (
          <SiteLink href={href(way)} className={buttonStyles({ variant: 'secondary' })}>
            {t(isBeyond ? 'properties.results.firstPage' : 'agents.showAll')}
          </SiteLink>
        ) : null
      }
    >
      {t(more)}
    </EmptyState>
  )
}
