import { wireDate } from '@/server/contract/wire-values.ts'
import type { Handlers } from '@/server/http/handler.ts'
import { likelyDuplicates } from '@/server/modules/properties/posting/duplicates.ts'
import { listingDays, listingHistory, renewListing, restoreListing } from './service.ts'
import { toHappenings } from './wire.ts'

export const myListingsHandlers = {
  async restoreListing({ body }, context) {
    await restoreListing(context, body)
    return { error: false, message: 'Your listing is back.' }
  },

  async renewListing({ body }, context) {
    const end = await renewListing(context, body)
    return {
      error: false,
      message: 'Your listing is renewed.',
      data: { expires_at: wireDate(end) },
    }
  },

  async findDuplicates({ body }, context) {
    const data = await likelyDuplicates(context, body)
    const message = data.length > 0 ? 'This may be listed already.' : 'Nothing like it is listed.'
    return { error: false, message, data }
  },

  async getListingHistory({ query }, context) {
    const history = await listingHistory(context, query)
    return { error: false, message: 'What happened to your listing.', data: toHappenings(history) }
  },

  async getListingDays({ query }, context) {
    const { since, days } = await listingDays(context, query)
    return { error: false, message: 'The days of your listing.', since, data: days }
  },
} satisfies Partial<Handlers>
