import type { Handlers } from '@/server/http/handler.ts'
import { toDetail } from '@/server/modules/properties/detail-wire.ts'
import { createDetailShaping } from '@/server/modules/properties/shaping.ts'
import {
  deleteFeedPreferences,
  openFeedPreferences,
  recommend,
  saveFeedPreferences,
} from './service.ts'

export const feedHandlers = {
  async getFeedPreferences(_input, context) {
    const data = await openFeedPreferences(context)
    const message = data ? 'Your preferences.' : 'You have no preferences yet.'
    return { error: false, message, data }
  },

  async saveFeedPreferences({ body }, context) {
    const data = await saveFeedPreferences(context, body)
    return { error: false, message: 'Your preferences are saved.', data }
  },

  async deleteFeedPreferences(_input, context) {
    await deleteFeedPreferences(context)
    return { error: false, message: 'Your preferences are removed.' }
  },

  async getUserRecommendations({ query }, context) {
    const { property_type: propertyType, offset, limit } = query
    const page = await recommend(context, { propertyType, offset, limit })
    const shaping = await createDetailShaping(context)
    return {
      error: false,
      message: page.listings.length > 0 ? 'Properties for you.' : 'No properties found.',
      total: page.total,
      ...(page.isEstimate ? { total_is_estimate: true } : {}),
      data: page.listings.map((row) => ({ ...toDetail(row, shaping), why: page.why })),
    }
  },
} satisfies Partial<Handlers>
