import { propertyTypes } from '@/domain/listing/property-type.ts'
import { Failure, failure } from '@/server/contract/failure.ts'
import type { Handlers, RequestContext } from '@/server/http/handler.ts'
import { toDetail } from '@/server/modules/properties/detail-wire.ts'
import { postProperty } from '../posting/posting.ts'
import { createDetailShaping, shapingOf } from '../shaping.ts'
import { similarListings } from '../similar.ts'
import { toListItem } from '../wire.ts'
import { changeProperty, toNamed } from './changing.ts'
import {
  closeProperty,
  deleteProperty,
  listFeatured,
  listInterested,
  listMyProperties,
  openMyProperty,
  showProperty,
} from './my-properties.ts'
import { toFeatured, toInterested, toMyProperty } from './my-properties-wire.ts'

const MAX_SIMILAR = 10

export const myPropertiesHandlers = {
  async postProperty({ body }, context) {
    const id = await postProperty(context, body)
    const { detail, isApproved } = await savedDetail(context, id)
    const message = isApproved
      ? 'Your property is listed.'
      : 'Your property is saved and awaits approval.'
    return { error: false, message, data: [detail] }
  },

  async updateProperty({ body }, context) {
    if (body.action_type === 1) {
      await deleteProperty(context, toNamed(body))
      return { error: false, message: 'Your property is deleted.' }
    }
    const id = await changeProperty(context, body).catch((error: unknown) =>
      tellPresent(context, toNamed(body), error),
    )
    const { detail, isApproved } = await savedDetail(context, id)
    const message = isApproved
      ? 'Your property is saved.'
      : 'Your property is saved and awaits approval.'
    return { error: false, message, data: [detail] }
  },

  async deleteProperty({ body }, context) {
    await deleteProperty(context, { id: body.id })
    return { error: false, message: 'Your property is deleted.' }
  },

  async updatePropertyStatus({ body }, context) {
    await closeProperty(context, { id: body.property_id, outcome: body.status })
    const word = body.status === 1 ? 'for rent again' : `marked as ${propertyTypes[body.status]}`
    return { error: false, message: `Your property is ${word}.` }
  },

  async changePropertyStatus({ body }, context) {
    const isActive = body.status === 1
    await showProperty(context, body.property_id, isActive)
    return { error: false, message: `Your property is ${isActive ? 'shown' : 'hidden'}.` }
  },

  async getAddedProperties({ query }, context) {
    const { offset, limit } = query
    if (query.is_promoted) {
      const { rows, total } = await listFeatured(context, { offset, limit })
      const shaping = await shapingOf(context)
      const data = rows.map((row) => toFeatured(row, shaping))
      return { error: false, message: foundWords(rows), total, data }
    }
    const shaping = await createDetailShaping(context)
    if (query.id !== undefined || query.slug_id !== undefined) {
      const row = await openMyProperty(context, { id: query.id, slug: query.slug_id })
      const page = { offset: 0, limit: MAX_SIMILAR, brief: true }
      const similar = await similarListings(context, row, page)
      return {
        error: false,
        message: 'Your property.',
        total: 1,
        total_views: row.view_count,
        data: [toMyProperty(row, shaping)],
        similiar_properties: similar.map((it) => toListItem(it, { ...shaping, brief: true })),
      }
    }
    const { rows, total, views } = await listMyProperties(context, {
      offset,
      limit,
      propertyType: query.property_type,
      isActive: parseActivity(query.status),
      statuses: query.request_status,
      deleted: query.deleted === 1,
    })
    const data = rows.map((row) => toMyProperty(row, shaping))
    return { error: false, message: foundWords(rows), total, total_views: views, data }
  },

  async getInterestedUsers({ query }, context) {
    const { property_id: id, slug_id: slug, offset, limit } = query
    const { rows, total } = await listInterested(context, { id, slug, offset, limit })
    const message = rows.length > 0 ? 'Who is interested.' : 'Nobody is interested yet.'
    const data = rows.map((row) => toInterested(row, context.origin))
    return { error: false, message, total, data }
  },
} satisfies Partial<Handlers>

function foundWords(rows: readonly unknown[]): string {
  return rows.length > 0 ? 'Your properties.' : 'You have no properties.'
}

/** Both states together are no filter. */
function parseActivity(status: readonly (0 | 1)[] | undefined): boolean | undefined {
  const wanted = new Set(status)
  return wanted.size === 1 ? wanted.has(1) : undefined
}

async function savedDetail(context: RequestContext, id: number) {
  const row = await openMyProperty(context, { id })
  const detail = toDetail(row, await createDetailShaping(context))
  return { detail, isApproved: row.request_status === 'approved' }
}

/** Adds the current property to a `stale` conflict for comparison. */
async function tellPresent(
  context: RequestContext,
  named: ReturnType<typeof toNamed>,
  error: unknown,
): Promise<never> {
  if (!(error instanceof Failure) || error.options.key !== 'stale') throw error
  const row = await openMyProperty(context, named)
  const data = toMyProperty(row, await createDetailShaping(context))
  throw failure('conflict', error.message, { key: 'stale', data })
}
