import { arrangeFeatured, inTurn, turnAt } from '@/domain/search/featured-rotation.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import type { Input } from '@/server/contract/operation-types.ts'
import { countView } from '@/server/modules/figures/counting.ts'
import { requireAccess } from '@/server/modules/packages/access.ts'
import { featuredFirst } from '@/server/modules/properties/listing-pages.ts'
import { readCircle, readNearestTo } from '@/server/modules/properties/search/filters.ts'
import { shapingOf } from '@/server/modules/properties/shaping.ts'
import { viewerId } from '@/server/modules/properties/visibility.ts'
import { toAdministrator } from '@/server/modules/settings/administrator.ts'
import {
  findProjects,
  findVisibleProject,
  forgivingProjectQuery,
  MAX_PROJECTS,
  newestProjectIds,
  type ProjectFilters,
  type ProjectHits,
  type ProjectName,
  projectsByTitle,
  readFeaturedProjectIds,
} from './search-store.ts'
import { type ProjectDetailRow, type ProjectRow, readProjectDetail, readProjects } from './store.ts'
import type { ProjectShaping } from './wire.ts'

export type ProjectPage = { projects: ProjectRow[]; total: number; isEstimate: boolean }

export type ShownProject = ProjectRow

export type ProjectSearch = { filters: ProjectFilters; offset: number; limit: number }

/** Reads the parameters of `get-projects`. Raises invalid for a single coordinate. */
export function toProjectSearch(
  { deps: { clock, config } }: ServiceContext,
  query: Input<'getProjects'>['query'],
): ProjectSearch {
  const when = query.posted_since === 1 ? 'yesterday' : 'lastCalendarWeek'
  const text = query.search?.trim()
  return {
    offset: query.offset,
    limit: query.limit,
    filters: {
      id: query.id,
      slug: query.slug_id,
      ownerId: query.userid,
      type: query.project_type,
      categoryId: query.category_id,
      city: query.city,
      state: query.state,
      country: query.country,
      query: text ? { text } : undefined,
      promoted: query.get_featured === 1 ? true : undefined,
      posted:
        query.posted_since === undefined
          ? undefined
          : { when, now: clock(), timeZone: config.timeZone },
      around: readCircle(query),
      nearestTo: readNearestTo(query),
    },
  }
}

/** Typo tolerance applies to text searches with fewer results. */
const FEW_RESULTS = 5

/**
 * A page of public projects, newest first, promoted ones first within the page; with a `turn`,
 * featured ones of further pages take turns.
 */
export async function listProjects(
  { deps: { db, clock } }: ServiceContext,
  { turn, ...search }: ProjectSearch & { turn?: number },
): Promise<ProjectPage> {
  const at = clock()
  const found =
    turn === undefined ? searchProjects(db, search, at) : projectsInTurn(db, search, { turn, at })
  const { ids, total } = await found
  const projects = featuredFirst(await readProjects(db, { ids, at }))
  return { projects, total, isEstimate: total === MAX_PROJECTS }
}

/** Other projects of a visible project's category; empty if it does not exist. */
export async function listSimilarProjects(
  context: ServiceContext,
  { filters: { id, slug, ...filters }, ...page }: ProjectSearch,
): Promise<ProjectPage> {
  if (id === undefined && slug === undefined) throw invalid({ get_similar: 'needs id or slug_id' })
  const ownerId = viewerId(context.viewer)
  const like = await findVisibleProject(context.deps.db, { id, slug, ownerId })
  if (!like) return { projects: [], total: 0, isEstimate: false }
  const others = { ...filters, categoryId: like.category_id, excludeId: like.id }
  return listProjects(context, { ...page, filters: others })
}

/** Opens a public project or any of the viewer by id or slug; `isView` counts a view. Raises invalid, notFound, packageRefused. */
export async function openProject(
  context: ServiceContext,
  { isView, ...wanted }: { id?: number; slug?: string; isView: boolean },
): Promise<ProjectDetailRow> {
  const { deps, viewer } = context
  if (wanted.id === undefined && wanted.slug === undefined) {
    throw invalid({ slug_id: 'is required when there is no id' })
  }
  const found = await findVisibleProject(deps.db, { ...wanted, ownerId: viewerId(viewer) })
  const detail = found && (await readProjectDetail(deps.db, { id: found.id, at: deps.clock() }))
  if (!detail) throw failure('notFound', 'This project was not found.')
  const isOwn = viewer.kind === 'member' && viewer.id === found.owner_id
  if (!isOwn) requireAccess(await deps.access.projectAccess(viewer), 'project_access', viewer)
  if (isView && found.is_public) countView(context, { kind: 'project', id: detail.id })
  return detail
}

/** Reads projects, those that are not public too: callers say of whom. */
export function showProjects(
  { deps: { db, clock } }: ServiceContext,
  ids: number[],
): Promise<ProjectRow[]> {
  return readProjects(db, { ids, at: clock() })
}

/** Featured projects whose turn it is. */
export async function featuredProjects(
  context: ServiceContext,
  { filters, limit }: { filters: ProjectFilters; limit: number },
): Promise<ProjectRow[]> {
  const { db, clock } = context.deps
  const at = clock()
  const ids = inTurn(await readFeaturedProjectIds(db, { filters, at }), turnAt(at))
  return showProjects(context, ids.slice(0, limit))
}

/** Newest projects per filter, for page sections. */
export async function newestProjects(
  { deps: { db, clock } }: ServiceContext,
  wanted: ProjectFilters[],
  limit: number,
): Promise<ProjectRow[][]> {
  const at = clock()
  const found = await newestProjectIds(db, { wanted, limit, at })
  const rows = await readProjects(db, { ids: [...new Set(found.flat())], at })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return found.map((ids) => ids.flatMap((id) => byId.get(id) ?? []))
}

export async function suggestProjects(
  { deps: { db } }: ServiceContext,
  { text, isForgiving, limit }: { text: string; isForgiving: boolean; limit: number },
): Promise<ProjectName[]> {
  if (!isForgiving) return projectsByTitle(db, { words: { beginnings: text }, limit })
  const tsquery = await forgivingProjectQuery(db, text)
  return tsquery ? projectsByTitle(db, { words: { tsquery }, limit }) : []
}

/** Context for converting rows to replies, once per request. */
export async function createProjectShaping(context: ServiceContext): Promise<ProjectShaping> {
  const settings = await context.deps.settings.read()
  return { ...(await shapingOf(context)), admin: toAdministrator(settings, context.origin) }
}

async function projectsInTurn(
  db: ServiceContext['deps']['db'],
  search: ProjectSearch,
  { turn, at }: { turn: number; at: Date },
): Promise<ProjectHits> {
  const { filters, offset, limit } = search
  const featured = inTurn(await readFeaturedProjectIds(db, { filters, at }), turn)
  if (featured.length === 0) return searchProjects(db, search, at)
  if (filters.promoted && !filters.query) {
    return { ids: featured.slice(offset, offset + limit), total: featured.length }
  }
  const all = { ...search, offset: 0, limit: offset + limit }
  const { ids: natural, total } = await searchProjects(db, all, at)
  return { ids: arrangeFeatured({ natural, featured, offset, limit }), total }
}

async function searchProjects(
  db: ServiceContext['deps']['db'],
  search: ProjectSearch,
  at: Date,
): Promise<ProjectHits> {
  const hits = await findProjects(db, { ...search, at })
  const { query } = search.filters
  if (!query || !('text' in query) || hits.total >= FEW_RESULTS) return hits
  const tsquery = await forgivingProjectQuery(db, query.text)
  if (!tsquery) return hits
  const filters = { ...search.filters, query: { tsquery } }
  const more = await findProjects(db, { ...search, filters, at })
  return more.total > hits.total ? more : hits
}
