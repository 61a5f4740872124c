import type { Metadata } from 'next'
import { attempt } from '@/app/page/attempt.ts'
import { inquiryButtons } from '@/app/page/inquiry-buttons.tsx'
import { JsonLd } from '@/app/page/json-ld.tsx'
import { listMetadata } from '@/app/page/list-metadata.ts'
import { loadPage, type Page } from '@/app/page/load-page.ts'
import { readNamed } from '@/app/page/named-read.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import { streetAreas } from '@/app/page/street-areas.ts'
import {
  AGENT_LISTINGS_PER_PAGE,
  type AgentPage as AgentWork,
  agentQueries,
} from '@/client/api/agents.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { lastPage } from '@/client/api/calls/paging.ts'
import { queryPage, queryWord } from '@/domain/search/query-values.ts'
import { MAX_DESCRIPTION_LENGTH, plainText } from '@/domain/text/plain-text.ts'
import { decodeSlug, routes } from '@/domain/web/routes.ts'
import { AgentMissing } from '@/features/agents/agent-missing.tsx'
import { AgentPage } from '@/features/agents/agent-page.tsx'
import { FailedRead } from '@/features/shell/failed-read.tsx'
import { agentData } from '@/features/structured-data/content-data.ts'
import { breadcrumbsData } from '@/features/structured-data/site-data.ts'

type Props = {
  params: Promise<{ slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page, slug, show, number, work } = await load(props)
  const path = routes.agent(slug, { projects: show === 'projects', page: number })
  if (work instanceof ApiError) {
    const isMissing = work.kind === 'notFound'
    return pageMetadata(page, {
      title: page.t('agents.missingTitle'),
      path,
      isHidden: true,
      isMissing,
    })
  }
  const { agent } = work
  const title = agent.city
    ? page.t('listingCard.inPlace', { title: agent.name, place: agent.city })
    : agent.name
  const about = plainText(agent.about_me ?? '', MAX_DESCRIPTION_LENGTH)
  // The first page of properties holds the agent, too.
  const isEmpty =
    (number > 1 || show === 'projects') && (number - 1) * AGENT_LISTINGS_PER_PAGE >= work.total
  return listMetadata(page, {
    title,
    number,
    list: { rows: isEmpty ? [] : [agent] },
    description: about || page.t('agents.page.listingsOf', { name: agent.name }),
    image: agent.profile || undefined,
    shown: { kind: 'agent', slug: agent.slug_id },
    path,
  })
}

export default async function AgentDetails(props: Props) {
  const { page, show, number, work } = await load(props)
  const { t, formats, language, href, settings } = page
  if (work instanceof ApiError) {
    if (work.kind === 'notFound') return <AgentMissing t={t} href={href} />
    return <FailedRead failure={work} page={page} />
  }
  const way = [{ name: t('agents.title'), path: routes.agents() }, { name: work.agent.name }]
  return (
    <PageData texts="agent">
      <JsonLd page={page} things={[agentData(work.agent, page), breadcrumbsData(page, way)]} />
      <AgentPage
        work={work}
        show={show}
        t={t}
        formats={formats}
        language={language}
        href={href}
        page={number}
        streets={await streetAreas(page)}
        isAdmin={work.agent.id === ADMINISTRATOR}
        askOwner={inquiryButtons(settings, 'agent')}
      />
    </PageData>
  )
}

/** Administrator id on the wire. */
const ADMINISTRATOR = 0

async function load({ params, searchParams }: Props) {
  const [page, { slug: written }, query] = await Promise.all([loadPage(), params, searchParams])
  const slug = decodeSlug(written)
  const show = queryWord(query, 'show', ['projects']) ?? 'properties'
  const number = queryPage(query, lastPage(AGENT_LISTINGS_PER_PAGE))
  const work = await attempt(readNamed(slug, () => readWork(page, slug, show, number)))
  return { page, slug, show, number, work } as const
}

/** Some providers know the administrator only by id. */
async function readWork(
  { ownReads, client }: Page,
  slug: string,
  show: 'properties' | 'projects',
  number: number,
): Promise<AgentWork> {
  try {
    return await ownReads.read(agentQueries.listings(client, { slug }, show, number))
  } catch (failure) {
    const isMissing = failure instanceof ApiError && failure.kind === 'notFound'
    if (!isMissing) throw failure
    const [first] = (await ownReads.read(agentQueries.list(client))).rows
    if (!first?.is_admin || first.slug_id !== slug) throw failure
    return ownReads.read(agentQueries.listings(client, { admin: true }, show, number))
  }
}
