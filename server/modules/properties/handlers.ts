import { turnAt } from '@/domain/search/featured-rotation.ts'
import type { Handlers } from '@/server/http/handler.ts'
import { findAnswerTime } from '@/server/modules/answer-time/answer-time.ts'
import { listCategories } from './categories.ts'
import { compareListings } from './compare.ts'
import { toCompareSide, toDetail, toHistory } from './detail-wire.ts'
import { listDetails, listingsByIds, listListings, type ResultPage } from './listing-pages.ts'
import { openListing } from './open-listing.ts'
import { readPosition, readSort } from './search/filters.ts'
import { toMapCluster } from './search/map-wire.ts'
import {
  clusterListings,
  countFacets,
  filtersOf,
  toDetailSearch,
  toNearbySearch,
} from './search/search-requests.ts'
import { createDetailShaping, shapingOf } from './shaping.ts'
import { similarListings } from './similar.ts'
import { findViewable, idsBySlug } from './visibility.ts'
import { toCard, toListItem, toNearbyPlace, toParameter } from './wire.ts'

const MAX_SIMILAR = 10

export const propertiesHandlers = {
  async getCategories({ query }, context) {
    const { categories, total } = await listCategories(context, query)
    const message = categories.length > 0 ? 'Categories found.' : 'No categories found.'
    return { error: false, message, total, data: categories }
  },

  async getFacilities({ query }, context) {
    const shaping = await shapingOf(context)
    const data = [...shaping.catalog.nearbyPlaces.values()]
      .filter(({ id, is_active }) => is_active && (query.id ?? id) === id)
      .map((row) => toNearbyPlace(row, shaping))
    return { error: false, message: 'Near-by places found.', total: data.length, data }
  },

  async getFacilitiesForFilter(_input, context) {
    const shaping = await shapingOf(context)
    const data = [...shaping.catalog.parameters.values()]
      .filter(({ is_active }) => is_active)
      .map((row) => toParameter(row, shaping))
    return { error: false, message: 'Facilities found.', data }
  },

  async getPropertyList({ query }, context) {
    const { offset = 0, limit = 10 } = query
    const filters = await filtersOf(context, query)
    const sort = readSort(query)
    const from = readPosition(query)
    const brief = query.brief === 1
    const turn = query.rotation ?? turnAt(context.deps.clock())
    const search = { filters, sort, from, offset, limit }
    const page = await listListings(context, { ...search, brief, turn })
    const shaping = await shapingOf(context, { from, brief })
    const data = page.listings.map((row) => toCard(row, shaping))
    return { ...pageFacts(page), rotation: turn, data }
  },

  async getPropertyCards({ query }, context) {
    const brief = query.brief === 1
    const ids = query.ids?.split(',').map(Number) ?? (await idsBySlug(context, query.slug_id))
    const rows = await listingsByIds(context, { ids, brief })
    const shaping = await shapingOf(context, { brief })
    return {
      error: false,
      message: rows.length > 0 ? 'Listings found.' : 'No listings found.',
      data: rows.map((row) => toCard(row, shaping)),
    }
  },

  async getPropertyFacets({ query }, context) {
    const data = await countFacets(context, query)
    return { error: false, message: 'Choices counted.', data }
  },

  async getMapClusters({ query }, context) {
    const { clusters, total, isEstimate, currency } = await clusterListings(context, query)
    const setting = { origin: context.origin, currency }
    return {
      error: false,
      message: 'Listings counted.',
      total,
      total_is_estimate: isEstimate,
      data: clusters.map((it) => toMapCluster(it, setting)),
    }
  },

  async getProperty({ query }, context) {
    const shaping = await createDetailShaping(context)
    if (query.id !== undefined || query.slug_id !== undefined) {
      const { id, slug_id: slug, limit = MAX_SIMILAR } = query
      const maxSimilar = Math.min(limit, MAX_SIMILAR)
      const brief = query.brief === 1
      const isView = query.again !== 1
      const opened = await openListing(context, { id, slug, maxSimilar, brief, isView })
      const { listing, similar, history } = opened
      return {
        error: false,
        message: 'Listing found.',
        total: 1,
        similar_properties: similar.map((it) => toDetail(it, { ...shaping, brief })),
        data: [
          {
            ...toDetail(listing, shaping),
            ...toHistory(history, shaping.now),
            ...(await findAnswerTime(context, listing.owner_id)),
          },
        ],
      }
    }
    const page = await listDetails(context, await toDetailSearch(context, query))
    const data = page.listings.map((row) => toDetail(row, shaping))
    return { ...pageFacts(page), similar_properties: [], data }
  },

  async getNearbyProperties({ query }, context) {
    const brief = query.brief === 1
    const search = await toNearbySearch(context, query)
    const page = await listListings(context, { ...search, brief })
    const shaping = await shapingOf(context, { from: search.from, brief })
    return {
      error: false,
      message: page.listings.length > 0 ? 'Listings found.' : 'No listings found.',
      data: page.listings.map((row) => toListItem(row, shaping)),
    }
  },

  async getSimilarProperties({ query }, context) {
    const like = await findViewable(context, query.property_id)
    const { search, offset = 0, limit = 10 } = query
    const brief = query.brief === 1
    const rows = await similarListings(context, like, { search, offset, limit, brief })
    const shaping = await shapingOf(context, { brief })
    return {
      error: false,
      message: rows.length > 0 ? 'Listings found.' : 'No listings found.',
      data: rows.map((row) => toListItem(row, shaping)),
    }
  },

  async compareProperties({ query }, context) {
    const [source, target] = await compareListings(context, {
      source: query.source_property_id,
      target: query.target_property_id,
    })
    const shaping = await shapingOf(context)
    return {
      error: false,
      message: 'Listings compared.',
      data: {
        source_property: toCompareSide(source, shaping),
        target_property: toCompareSide(target, shaping),
      },
    }
  },
} satisfies Partial<Handlers>

function pageFacts({ listings, total, isEstimate }: ResultPage) {
  return {
    error: false as const,
    message: listings.length > 0 ? 'Listings found.' : 'No listings found.',
    total,
    ...(isEstimate ? { total_is_estimate: true } : {}),
  }
}
