import type { Handlers } from '@/server/http/handler.ts'
import { createProjectShaping } from '@/server/modules/projects/service.ts'
import { readCircle, readNearestTo } from '@/server/modules/properties/search/filters.ts'
import { openHome } from './service.ts'
import { toHomePage } from './wire.ts'

export const homeHandlers = {
  async getHomepageData({ query }, context) {
    const [circle, nearestTo] = [readCircle(query), readNearestTo(query)]
    const brief = query.brief === 1
    const content = await openHome(context, { circle, nearestTo, brief })
    const now = context.deps.clock()
    const shaping = { ...(await createProjectShaping(context)), brief, now }
    return { error: false, message: 'First page found.', data: toHomePage(content, shaping) }
  },
} satisfies Partial<Handlers>
