import { failure } from '@/server/contract/failure.ts'
import { wireDate } from '@/server/contract/wire-values.ts'
import type { Handlers } from '@/server/http/handler.ts'
import { openOwnProject, restoreProject } from '@/server/modules/projects/own.ts'
import { renewProperty, restoreProperty } from '@/server/modules/properties/mine/own.ts'
import { propertyHistory, reviewHappenings } from '@/server/modules/properties/mine/own-history.ts'
import { likelyDuplicates } from '@/server/modules/properties/posting/duplicates.ts'

export const ownListingsHandlers = {
  async restoreListing({ body: { kind, id } }, context) {
    await (kind === 'property' ? restoreProperty(context, id) : restoreProject(context, id))
    return { error: false, message: 'Your listing is back.' }
  },

  async renewListing({ body: { kind, id } }, context) {
    if (kind === 'project') {
      await openOwnProject(context, { id })
      throw failure('conflict', 'Projects do not expire.', { key: 'wrongStep' })
    }
    const end = await renewProperty(context, id)
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

  async getListingHistory({ query: { kind, id } }, context) {
    const message = 'What happened to your listing.'
    if (kind === 'property') {
      return { error: false, message, data: await propertyHistory(context, id) }
    }
    await openOwnProject(context, { id })
    return { error: false, message, data: await reviewHappenings(context.deps.db, { kind, id }) }
  },
} satisfies Partial<Handlers>
