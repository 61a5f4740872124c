import type { Input } from '@/server/contract/operation-types.ts'
import type { Handlers, RequestContext } from '@/server/http/handler.ts'
import { readPosition } from '@/server/modules/properties/search/filters.ts'
import {
  listProjects,
  listSimilarProjects,
  openProject,
  type ProjectSearch,
  projectShapingOf,
} from './service.ts'
import { toProject, toProjectListItem } from './wire.ts'

const SIMILAR_TO_DETAIL = 10

export const projectsHandlers = {
  async getProjects({ query }, context) {
    const search = searchOf(query, context)
    const list = query.get_similar === 1 ? listSimilarProjects : listProjects
    const { projects, total, isEstimate } = await list(context, search)
    const shaping = await projectShapingOf(context)
    return {
      error: false,
      message: projects.length > 0 ? 'Projects found.' : 'No projects found.',
      total,
      ...(isEstimate ? { total_is_estimate: true } : {}),
      data: projects.map((row) => toProjectListItem(row, shaping)),
    }
  },

  async getProjectDetail({ query }, context) {
    const project = await openProject(context, { id: query.id, slug: query.slug_id })
    const shaping = await projectShapingOf(context)
    const reply = {
      error: false as const,
      message: 'Project found.',
      data: toProject(project, shaping),
    }
    if (query.get_similar !== 1) return reply
    const filters = { categoryId: project.category_id, excludeId: project.id }
    const page = await listProjects(context, { filters, offset: 0, limit: SIMILAR_TO_DETAIL })
    return {
      ...reply,
      similar_projects: page.projects.map((row) => toProjectListItem(row, shaping)),
    }
  },
} satisfies Partial<Handlers>

function searchOf(
  query: Input<'getProjects'>['query'],
  { deps: { clock, config } }: RequestContext,
): ProjectSearch {
  const position = readPosition(query)
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
      around:
        position && query.radius !== undefined
          ? { ...position, radiusKm: query.radius }
          : undefined,
    },
  }
}
