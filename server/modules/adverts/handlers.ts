import { invalid } from '@/server/contract/failure.ts'
import type { Handlers } from '@/server/http/handler.ts'
import { createProjectShaping, showProjects } from '@/server/modules/projects/service.ts'
import { shapingOf } from '@/server/modules/properties/shaping.ts'
import { showListings } from '@/server/modules/properties/showcase.ts'
import type { Listing } from './advert-words.ts'
import { advertise, endOwnAdvert, listOwnAdverts } from './advertise.ts'
import { countAdverts } from './counting.ts'
import { decideAdvert, listAdverts } from './review.ts'
import {
  toFeaturedListing,
  toFeaturedProject,
  toFeaturedProperty,
  toReviewedAdvert,
} from './wire.ts'

export const advertsHandlers = {
  async storeAdvertisement({ body }, context) {
    const { feature_for: kind, placement = 'list' } = body
    const { isApproved } = await advertise(context, { listing: toListing(body), placement })
    const message = isApproved
      ? `Your ${kind} is featured.`
      : `Your ${kind} is featured once it is approved.`
    return { error: false, message, data: null }
  },

  async getFeaturedData({ query: { type: kind, offset, limit } }, context) {
    const { rows, total } = await listOwnAdverts(context, { kind, offset, limit })
    const message = rows.length > 0 ? 'Your advertisements.' : 'You have no advertisements.'
    if (kind === 'property') {
      const ids = [...new Set(rows.flatMap(({ property_id }) => property_id ?? []))]
      const shaping = await shapingOf(context, { brief: true })
      const listings = await showListings(context, { ids, brief: true })
      const byId = new Map(listings.map((row) => [row.id, toFeaturedProperty(row, shaping)]))
      const of = (id: number | null) => (id === null ? undefined : byId.get(id))
      const data = rows.map((row) => toFeaturedListing(row, { property: of(row.property_id) }))
      return { error: false, message, total, data }
    }
    const ids = [...new Set(rows.flatMap(({ project_id }) => project_id ?? []))]
    const shaping = await createProjectShaping(context)
    const projects = await showProjects(context, ids)
    const byId = new Map(projects.map((row) => [row.id, toFeaturedProject(row, shaping)]))
    const of = (id: number | null) => (id === null ? undefined : byId.get(id))
    const data = rows.map((row) => toFeaturedListing(row, { project: of(row.project_id) }))
    return { error: false, message, total, data }
  },

  async deleteAdvertisement({ body: { id } }, context) {
    await endOwnAdvert(context, id)
    return { error: false, message: 'Your advertisement has ended.' }
  },

  async countAdvertisements({ body }, context) {
    const counted = (['property', 'project'] as const).flatMap((kind) => {
      const isProperty = kind === 'property'
      const seen = isProperty ? body.seen_properties : body.seen_projects
      const opened = isProperty ? body.opened_properties : body.opened_projects
      const toCount = (act: 'view' | 'click') => (listingId: number) => ({ kind, listingId, act })
      return [...(seen ?? []).map(toCount('view')), ...(opened ?? []).map(toCount('click'))]
    })
    await countAdverts(context, counted)
    return { error: false, message: 'Counted.' }
  },

  async getAdvertisements({ query: { status, offset, limit } }, context) {
    const { rows, total, waiting } = await listAdverts(context, { status, offset, limit })
    return {
      error: false,
      message: rows.length > 0 ? 'Advertisements found.' : 'There are no such advertisements.',
      total,
      waiting,
      data: rows.map((row) => toReviewedAdvert(row, context.origin)),
    }
  },

  async decideAdvertisement({ body: { id, decision, reason = '' } }, context) {
    await decideAdvert(context, { id, decision, reason: reason.trim() })
    return { error: false, message: `The advertisement is ${decision}.` }
  },
} satisfies Partial<Handlers>

type Named = { feature_for: 'property' | 'project'; property_id?: number; project_id?: number }

function toListing({ feature_for, property_id, project_id }: Named): Listing {
  if (feature_for === 'property') {
    if (property_id === undefined) throw invalid({ property_id: 'is required' })
    return { propertyId: property_id }
  }
  if (project_id === undefined) throw invalid({ project_id: 'is required' })
  return { projectId: project_id }
}
