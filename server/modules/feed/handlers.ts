import type { Handlers } from '@/server/http/handler.ts'
import { toDetail } from '@/server/modules/properties/detail-wire.ts'
import { detailShapingOf } from '@/server/modules/properties/service.ts'
import { forgetWishes, openWishes, recommend, saveWishes } from './service.ts'

export const feedHandlers = {
  async getFeedPreferences(_input, context) {
    const data = await openWishes(context)
    const message = data ? 'Your preferences.' : 'You have no preferences yet.'
    return { error: false, message, data }
  },

  async saveFeedPreferences({ body }, context) {
    const data = await saveWishes(context, body)
    return { error: false, message: 'Your preferences are saved.', data }
  },

  async deleteFeedPreferences(_input, context) {
    await forgetWishes(context)
    return { error: false, message: 'Your preferences are removed.' }
  },

  async getUserRecommendations({ query }, context) {
    const { property_type: propertyType, offset, limit } = query
    const page = await recommend(context, { propertyType, offset, limit })
    const shaping = await detailShapingOf(context)
    return {
      error: false,
      message: page.listings.length > 0 ? 'Properties for you.' : 'No properties found.',
      total: page.total,
      ...(page.isEstimate ? { total_is_estimate: true } : {}),
      data: page.listings.map((row) => ({ ...toDetail(row, shaping), why: page.why })),
    }
  },
} satisfies Partial<Handlers>
