import type { Metadata } from 'next'
import { attempt } from '@/app/page/attempt.ts'
import { listMetadata } from '@/app/page/list-metadata.ts'
import { loadPage, type Page } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { AGENTS_PER_PAGE, agentQueries } from '@/client/api/agents.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { lastPage } from '@/client/api/calls/paging.ts'
import { placeQueries } from '@/client/api/places.ts'
import { queryPage, queryText } from '@/domain/search/query-values.ts'
import { hasExtension } from '@/domain/web/extensions.ts'
import { routes } from '@/domain/web/routes.ts'
import { AgentList } from '@/features/agents/agent-list.tsx'
import { FailedRead } from '@/features/shell/failed-read.tsx'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const page = await loadPage()
  const { filters, number } = await shownBy(searchParams, page)
  return listMetadata(page, {
    title: page.t('agents.title'),
    number,
    list: await attempt(page.ownReads.read(agentQueries.list(page.client, number, filters))),
    description: page.t('agents.lead'),
    path: routes.agents({ ...filters, page: number }),
    isHidden: filters.search !== '',
  })
}

export default async function Agents({ searchParams }: Props) {
  const page = await loadPage()
  const { filters, number } = await shownBy(searchParams, page)
  const { t, formats, language, href, client, ownReads } = page
  const [agents, cities] = await Promise.all([
    attempt(ownReads.read(agentQueries.list(client, number, filters))),
    canSearch(page) ? ownReads.read(placeQueries.cities(client)).catch(() => []) : null,
  ])
  if (agents instanceof ApiError) {
    return <FailedRead failure={agents} title={t('agents.errorTitle')} page={page} />
  }
  return (
    <PageData texts="agents">
      <AgentList
        agents={agents}
        cities={cities}
        filters={filters}
        t={t}
        formats={formats}
        language={language}
        href={href}
        page={number}
      />
    </PageData>
  )
}

const MAX_LENGTHS = { search: 200, city: 150 }

/** No filters if the provider has no agent search. */
async function shownBy(searchParams: Props['searchParams'], page: Page) {
  const query = await searchParams
  const asked = canSearch(page) ? query : {}
  return {
    number: queryPage(query, lastPage(AGENTS_PER_PAGE)),
    filters: {
      search: queryText(asked, 'q', MAX_LENGTHS.search),
      city: queryText(asked, 'city', MAX_LENGTHS.city),
      verified: queryText(asked, 'verified', 1) === '1',
    },
  }
}

function canSearch({ settings }: Page): boolean {
  return hasExtension(settings.extensions, 'agent-search')
}
