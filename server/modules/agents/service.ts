import { isGranted, type PackageCheck } from '@/domain/account/access.ts'
import type { Position } from '@/domain/place/distance.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { listProjects, type ProjectPage } from '@/server/modules/projects/service.ts'
import { listListings } from '@/server/modules/properties/listing-pages.ts'
import type { Circle } from '@/server/modules/properties/search/listing-filters.ts'
import {
  ADMINISTRATOR,
  type Administrator,
  toAdministrator,
} from '@/server/modules/settings/administrator.ts'
import {
  type AgentFilters,
  type AgentProfileRow,
  type AgentRow,
  countAgents,
  findAgent,
  type OwnerCounts,
  readAdministratorCounts,
  readAgents,
} from './store.ts'

type Page = { offset: number; limit: number }

export type Agent<Row> =
  | { kind: 'person'; row: Row }
  | { kind: 'administrator'; facts: Administrator; counts: OwnerCounts }

export type AgentsPage = { agents: Agent<AgentRow>[]; total: number }

export type AgentView = {
  agent: Agent<AgentProfileRow>
  listings: Awaited<ReturnType<typeof listListings>> | undefined
  projects: ProjectPage | undefined
  premium: number
  check: PackageCheck
}

/** The administrator has no account id. */
export type AgentName = { id?: number; slug?: string; isAdmin: boolean }

/** `from` limits to agents with listings within the maximum radius. */
export type AgentSearch = Pick<AgentFilters, 'search' | 'city' | 'verified'> & { from?: Position }

/**
 * A page of agents, most listings first. The administrator comes first without being counted in
 * `total`; searches by name, city or verification exclude it.
 */
export async function listAgents(
  context: ServiceContext,
  { offset, limit, from, ...wanted }: Page & AgentSearch,
): Promise<AgentsPage> {
  const { db } = context.deps
  const filters = { ...wanted, circle: from && (await reachAround(context, from)) }
  const total = await countAgents(db, filters)
  const isSearch = Boolean(wanted.search || wanted.city || wanted.verified)
  const agents = isSearch
    ? people(await readAgents(db, { offset, limit, filters }))
    : await pageOfAgents(context, { offset, limit, filters })
  return { agents, total }
}

/** The first agents, including the administrator. */
export function firstAgents(context: ServiceContext, limit: number): Promise<Agent<AgentRow>[]> {
  return pageOfAgents(context, { offset: 0, limit, filters: {} })
}

/**
 * An agent with a page of listings or projects. Premium listings and projects of others need the
 * viewer's package, but projects are counted in the total. Raises invalid without an id or slug,
 * notFound.
 */
export async function openAgent(
  context: ServiceContext,
  name: AgentName,
  { showProjects, brief, ...page }: Page & { showProjects: boolean; brief: boolean },
): Promise<AgentView> {
  const { access } = context.deps
  const agent = await findNamed(context, name)
  const isPerson = agent.kind === 'person'
  const ownerId = isPerson ? agent.row.id : ADMINISTRATOR.id
  const premium = (isPerson ? agent.row : agent.counts).premium
  const isOwn = context.viewer.kind === 'member' && context.viewer.id === ownerId
  if (showProjects) {
    const check = await access.projectAccess(context.viewer)
    const found = await listProjects(context, { filters: { ownerId }, ...page })
    const seesProjects = isOwn || isGranted(check, 'project_access')
    const projects = seesProjects ? found : { ...found, projects: [] }
    return { agent, listings: undefined, projects, premium, check }
  }
  const check = await access.premiumListings(context.viewer)
  const seesPremium = isOwn || isGranted(check, 'premium_properties')
  const filters = seesPremium ? { ownerId } : { ownerId, premium: false }
  const listings = await listListings(context, { filters, sort: 'newest', ...page, brief })
  return { agent, listings, projects: undefined, premium, check }
}

/** A person who lists something. Raises notFound. */
export async function requireAgent(context: ServiceContext, id: number): Promise<AgentProfileRow> {
  const { db, clock } = context.deps
  const row = await findAgent(db, { id, at: clock() })
  if (!row) throw failure('notFound', 'This agent was not found.')
  return row
}

async function pageOfAgents(
  context: ServiceContext,
  { offset, limit, filters }: Page & { filters: AgentFilters },
): Promise<Agent<AgentRow>[]> {
  const { db } = context.deps
  const hasAdministrator = offset === 0
  const rows = await readAgents(db, {
    offset: Math.max(0, offset - 1),
    limit: hasAdministrator ? limit - 1 : limit,
    filters,
  })
  return hasAdministrator ? [await administrator(context), ...people(rows)] : people(rows)
}

function people<Row>(rows: Row[]): Agent<Row>[] {
  return rows.map((row) => ({ kind: 'person', row }))
}

async function administrator({ deps, origin }: ServiceContext) {
  const facts = toAdministrator(await deps.settings.read(), origin)
  const counts = await readAdministratorCounts(deps.db)
  return { kind: 'administrator' as const, facts, counts }
}

async function findNamed(
  context: ServiceContext,
  { id, slug, isAdmin }: AgentName,
): Promise<Agent<AgentProfileRow>> {
  if (isAdmin || slug === ADMINISTRATOR.slug) return administrator(context)
  if (id === undefined && slug === undefined) {
    throw invalid({ slug_id: 'is required when there is neither id nor is_admin' })
  }
  if (id !== undefined) return { kind: 'person', row: await requireAgent(context, id) }
  const { db, clock } = context.deps
  const row = await findAgent(db, { slug, at: clock() })
  if (!row) throw failure('notFound', 'This agent was not found.')
  return { kind: 'person', row }
}

async function reachAround({ deps }: ServiceContext, from: Position): Promise<Circle> {
  const { max_radius_range: radiusKm } = await deps.settings.read()
  return { ...from, radiusKm }
}
