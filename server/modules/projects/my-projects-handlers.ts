import type { Handlers } from '@/server/http/handler.ts'
import {
  deleteProject,
  listMyProjects,
  openMyProject,
  showProject,
  similarToMyProject,
} from './my-projects.ts'
import { toMyProject, toMySimilarProject } from './my-projects-wire.ts'
import { postProject } from './posting.ts'
import { createProjectShaping } from './service.ts'
import { toProject } from './wire.ts'

export const myProjectsHandlers = {
  async postProject({ body }, context) {
    const id = await postProject(context, body)
    const project = await openMyProject(context, { id })
    const isApproved = project.request_status === 'approved'
    return {
      error: false,
      message: isApproved ? 'Your project is saved.' : 'Your project is saved and awaits approval.',
      data: [toProject(project, await createProjectShaping(context))],
    }
  },

  async deleteProject({ body }, context) {
    await deleteProject(context, body.id)
    return { error: false, message: 'Your project is deleted.' }
  },

  async changeProjectStatus({ body }, context) {
    const isActive = body.status === 1
    await showProject(context, body.project_id, isActive)
    return { error: false, message: `Your project is ${isActive ? 'shown' : 'hidden'}.` }
  },

  async getAddedProjects({ query }, context) {
    const at = context.deps.clock()
    const shaping = await createProjectShaping(context)
    if (query.id !== undefined || query.slug_id !== undefined) {
      const wanted = { id: query.id, slug: query.slug_id }
      const project = await openMyProject(context, wanted)
      const similar = await similarToMyProject(context, project)
      return {
        error: false,
        message: 'Your project.',
        data: toMyProject(project, shaping, at),
        similar_projects: similar.map((row) => toMySimilarProject(row, shaping, at)),
      }
    }
    const { rows, total } = await listMyProjects(context, {
      offset: query.offset,
      limit: query.limit,
      statuses: query.request_status,
      isActive: query.status === undefined ? undefined : query.status === 1,
      deleted: query.deleted === 1,
    })
    return {
      error: false,
      message: rows.length > 0 ? 'Your projects.' : 'You have no projects.',
      total,
      data: rows.map((row) => toMyProject(row, shaping, at)),
    }
  },
} satisfies Partial<Handlers>
