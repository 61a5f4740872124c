import type { components } from '@/generated/api-types.ts'
import { flag, wireDate } from '@/server/contract/wire-values.ts'
import type { Handlers, RequestContext } from '@/server/http/handler.ts'
import { imageUrl } from '@/server/modules/files/urls.ts'
import { toDetail } from '@/server/modules/properties/detail-wire.ts'
import { createDetailShaping } from '@/server/modules/properties/shaping.ts'
import { toAdministrator } from '@/server/modules/settings/administrator.ts'
import { type Block, block, listBlocks, unblock } from './blocks.ts'
import {
  dropFavourite,
  endInterest,
  keepFavourite,
  listFavouriteIds,
  listFavourites,
  mergeFavourites,
  report,
  showInterest,
} from './service.ts'

export const membersHandlers = {
  async setFavourite({ body: { property_id, type } }, context) {
    if (type === 1) {
      await keepFavourite(context, property_id)
      return { error: false, message: 'The property is among your favourites.' }
    }
    await dropFavourite(context, property_id)
    return { error: false, message: 'The property is not among your favourites any more.' }
  },

  async mergeFavourites({ body }, context) {
    const added = await mergeFavourites(context, body.property_ids)
    return { error: false, message: 'The homes are among your favourites.', added }
  },

  async getFavouriteProperties({ query }, context) {
    const { offset, limit } = query
    const { listings, total } = await listFavourites(context, { offset, limit })
    const shaping = await createDetailShaping(context)
    return {
      error: false,
      message: listings.length > 0 ? 'Your favourites.' : 'You have no favourites yet.',
      total,
      data: listings.map((row) => toDetail(row, shaping)),
    }
  },

  async getFavouriteIds(_input, context) {
    const { ids, total } = await listFavouriteIds(context)
    const message = total > 0 ? 'Your favourites.' : 'You have no favourites yet.'
    return { error: false, message, total, data: ids }
  },

  async setInterest({ body: { property_id, type } }, context) {
    if (type === 1) {
      await showInterest(context, property_id)
      return { error: false, message: 'The owner knows of your interest.' }
    }
    await endInterest(context, property_id)
    return { error: false, message: 'You are not interested any more.' }
  },

  async addReport({ body }, context) {
    const isNew = await report(context, body)
    const message = isNew
      ? 'Thank you for your report.'
      : 'You have already reported this property.'
    return { error: false, message }
  },

  async blockUser({ body }, context) {
    await block(context, body)
    return { error: false, message: 'This person is blocked.' }
  },

  async unblockUser({ body }, context) {
    await unblock(context, body)
    return { error: false, message: 'This person is no longer blocked.' }
  },

  async getBlocks({ query }, context) {
    const { offset, limit } = query
    const { rows, total } = await listBlocks(context, { offset, limit })
    const admin = await getAdmin(context)
    return {
      error: false,
      message: rows.length > 0 ? 'Whom you blocked.' : 'You blocked nobody.',
      total,
      data: rows.map((row) => toBlock(row, { admin, origin: context.origin })),
    }
  },
} satisfies Partial<Handlers>

async function getAdmin({ deps, origin }: RequestContext) {
  return toAdministrator(await deps.settings.read(), origin)
}

function toBlock(
  row: Block,
  { admin, origin }: { admin: { name: string; profile: string }; origin: string },
): components['schemas']['Block'] {
  const isAdmin = row.blocked_id === null
  return {
    id: row.id,
    to_user_id: row.blocked_id,
    to_admin: flag(isAdmin),
    name: isAdmin ? admin.name : (row.name ?? ''),
    profile: isAdmin ? admin.profile : imageUrl(origin, row.profile_key),
    reason: row.reason,
    created_at: wireDate(row.created_at),
  }
}
