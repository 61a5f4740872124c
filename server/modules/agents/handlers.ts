import type { Handlers } from '@/server/http/handler.ts'
import { findAnswerTime } from '@/server/modules/answer-time/answer-time.ts'
import { createProjectShaping } from '@/server/modules/projects/service.ts'
import { toProjectListItem } from '@/server/modules/projects/wire.ts'
import { readPosition } from '@/server/modules/properties/search/filters.ts'
import { toAgentItem } from '@/server/modules/properties/wire.ts'
import { listAgents, openAgent } from './service.ts'
import { toAgentListItem, toAgentProfile } from './wire.ts'

export const agentsHandlers = {
  async getAgentList({ query }, context) {
    const { offset, limit, search, city, verified } = query
    const { agents, total } = await listAgents(context, {
      offset,
      limit,
      search,
      city,
      verified: verified === 1,
      from: readPosition(query),
    })
    return {
      error: false,
      message: agents.length > 0 ? 'Agents found.' : 'No agents found.',
      total,
      data: agents.map((agent) => toAgentListItem(agent, context.origin)),
    }
  },

  async getAgentProperties({ query }, context) {
    const { id, slug_id: slug, is_admin, is_projects, offset, limit } = query
    const brief = query.brief === 1
    const view = await openAgent(
      context,
      { id, slug, isAdmin: is_admin === 1 },
      { showProjects: is_projects === 1, offset, limit, brief },
    )
    const shaping = { ...(await createProjectShaping(context)), brief }
    const { agent, listings, projects, check } = view
    const answerTime = await findAnswerTime(context, agent.kind === 'person' ? agent.row.id : null)
    const { total = 0, isEstimate = false } = listings ?? projects ?? {}
    return {
      error: false,
      message: 'Agent found.',
      total,
      ...(isEstimate ? { total_is_estimate: true } : {}),
      data: {
        customer_data: { ...toAgentProfile(agent, context.origin), ...answerTime },
        properties_data: (listings?.listings ?? []).map((row) => toAgentItem(row, shaping)),
        projects_data: (projects?.projects ?? []).map((row) => toProjectListItem(row, shaping)),
        premium_properties_count: view.premium,
        package_available: check.package_available,
        feature_available: check.feature_available,
      },
    }
  },
} satisfies Partial<Handlers>
