import { turnAt } from '@/domain/search/featured-rotation.ts'
import type { Handlers } from '@/server/http/handler.ts'
import { findAnswerTime } from '@/server/modules/answer-time/answer-time.ts'
import {
  createProjectShaping,
  listProjects,
  listSimilarProjects,
  openProject,
  toProjectSearch,
} from './service.ts'
import { toProject, toProjectListItem } from './wire.ts'

const SIMILAR_TO_DETAIL = 10

export const projectsHandlers = {
  async getProjects({ query }, context) {
    const search = toProjectSearch(context, query)
    const turn = query.rotation ?? turnAt(context.deps.clock())
    const { projects, total, isEstimate } = await (query.get_similar === 1
      ? listSimilarProjects(context, search)
      : listProjects(context, { ...search, turn }))
    const shaping = await createProjectShaping(context)
    return {
      error: false,
      message: projects.length > 0 ? 'Projects found.' : 'No projects found.',
      total,
      ...(isEstimate ? { total_is_estimate: true } : {}),
      ...(query.get_similar === 1 ? {} : { rotation: turn }),
      data: projects.map((row) => toProjectListItem(row, shaping)),
    }
  },

  async getProjectDetail({ query }, context) {
    const project = await openProject(context, {
      id: query.id,
      slug: query.slug_id,
      isView: query.again !== 1,
    })
    const shaping = await createProjectShaping(context)
    const reply = {
      error: false as const,
      message: 'Project found.',
      data: {
        ...toProject(project, shaping),
        ...(await findAnswerTime(context, project.owner_id)),
      },
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
