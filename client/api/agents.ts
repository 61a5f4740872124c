import { queryOptions } from '@tanstack/react-query'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from './calls/api-client.ts'
import { ApiError } from './calls/api-error.ts'
import { type Page, pageQuery, toPage } from './calls/paging.ts'
import { publicKey, viewerKey } from './calls/query-keys.ts'
import { type ProjectCard, projectCard } from './cards/project-card.ts'
import { asCards, type PropertyCard, propertyCard } from './cards/property-card.ts'

export type Agent = components['schemas']['AgentListItem']
export type AgentProfile = components['schemas']['AgentProfile']

/** An agent with one page of listings or of projects. */
export type AgentPage = {
  agent: AgentProfile
  properties: PropertyCard[]
  projects: ProjectCard[]
  /** Of what was asked for, premium ones and projects that the viewer may not see included. */
  total: number
  premiumCount: number
  /** Whether the viewer's package opens what was asked for. */
  isGranted: boolean
}

/** Filters of agent-list; need `agent-search`. */
export type AgentFilters = {
  /** Words of the name; '' for any. */
  search: string
  /** Lists something there; '' for anywhere. */
  city: string
  verified: boolean
}

/** The administrator has no slug of a user. */
export type AgentName = { slug: string } | { admin: true }

export const AGENTS_PER_PAGE = 24
export const AGENT_LISTINGS_PER_PAGE = 12

export const everybody: AgentFilters = { search: '', city: '', verified: false }

export const agentQueries = {
  /**
   * Agents; on the first page of all the administrator comes first and is not counted, so that
   * there may be one row more than `total` says.
   */
  list: (client: ApiClient, page = 1, filters: AgentFilters = everybody) =>
    queryOptions({
      queryKey: publicKey(client, 'agents', 'list', { page, ...filters }),
      queryFn: async ({ signal }): Promise<Page<Agent>> => {
        const { search, city, verified } = filters
        const query = {
          search: search || undefined,
          city: city || undefined,
          verified: verified ? 1 : undefined,
          ...pageQuery(page, AGENTS_PER_PAGE),
        } as const
        const call = client.http.GET('/agent-list', { params: { query }, signal })
        return toPage(getReply(await call), (agent) => agent)
      },
    }),

  /** @throws ApiError `notFound`. */
  listings: (client: ApiClient, name: AgentName, show: 'properties' | 'projects', page = 1) =>
    queryOptions({
      queryKey: viewerKey(client, 'agents', 'listings', { ...name, show, page }),
      queryFn: async ({ signal }): Promise<AgentPage> => {
        const query = {
          ...('admin' in name ? ({ is_admin: 1 } as const) : { slug_id: name.slug }),
          is_projects: show === 'projects' ? 1 : undefined,
          ...pageQuery(page, AGENT_LISTINGS_PER_PAGE),
          ...asCards,
        } as const
        const reply = getReply(
          await client.http.GET('/agent-properties', { params: { query }, signal }),
        )
        const { data, total } = reply
        if (!data?.customer_data) throw new ApiError('notFound', { message: '', key: 'notFound' })
        return {
          agent: data.customer_data,
          properties: data.properties_data.map(propertyCard),
          projects: data.projects_data.map(projectCard),
          total,
          premiumCount: data.premium_properties_count,
          isGranted: data.package_available && data.feature_available,
        }
      },
    }),
}
