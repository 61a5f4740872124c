import type { Bounds, Position } from '@/domain/place/distance.ts'
import type { Handlers } from '@/server/http/handler.ts'
import { toCompareSide, toDetail, toHistory } from './detail-wire.ts'
import { readPosition, readSort } from './search/filters.ts'
import { toMapCluster } from './search/map-wire.ts'
import {
  citiesLike,
  clusterListings,
  compareListings,
  countFacets,
  detailShapingOf,
  filtersOf,
  findPublic,
  idsBySlug,
  listDetails,
  listedByCategory,
  listingsByIds,
  listListings,
  type ResultPage,
  shapingOf,
  viewerId,
} from './service.ts'
import { openListing, similarListings } from './similar.ts'
import { toCard, toCategory, toListItem, toNearbyPlace, toParameter } from './wire.ts'

const MOST_SIMILAR = 10

export const propertiesHandlers = {
  async getCategories({ query }, context) {
    const shaping = await shapingOf(context)
    const counts = query.has_property ? await listedByCategory(context) : undefined
    const wanted = [...shaping.catalog.categories.values()]
      .filter(({ id, slug }) => (query.id ?? id) === id && (query.slug_id ?? slug) === slug)
      .filter(({ id }) => !counts || counts.has(id))
      .map((row) => toCategory(row, shaping))
      .filter(({ category }) => category.toLowerCase().includes((query.search ?? '').toLowerCase()))
    const { offset = 0, limit = 10 } = query
    const page = wanted.slice(offset, offset + limit)
    return {
      error: false,
      message: page.length > 0 ? 'Categories found.' : 'No categories found.',
      total: wanted.length,
      data: counts ? page.map((it) => ({ ...it, properties_count: counts.get(it.id) ?? 0 })) : page,
    }
  },

  async getFacilities({ query }, context) {
    const shaping = await shapingOf(context)
    const data = [...shaping.catalog.facilities.values()]
      .filter(({ id }) => (query.id ?? id) === id)
      .map((row) => toNearbyPlace(row, shaping))
    return { error: false, message: 'Near-by places found.', total: data.length, data }
  },

  async getFacilitiesForFilter(_input, context) {
    const shaping = await shapingOf(context)
    const data = [...shaping.catalog.parameters.values()].map((row) => toParameter(row, shaping))
    return { error: false, message: 'Facilities found.', data }
  },

  async getPropertyList({ query }, context) {
    const { offset = 0, limit = 10 } = query
    const filters = await filtersOf(context, query)
    const sort = readSort(query)
    const from = readPosition(query)
    const brief = query.brief === 1
    const page = await listListings(context, { filters, sort, from, offset, limit, brief })
    const shaping = await shapingOf(context, { from, brief })
    return { ...pageFacts(page), data: page.listings.map((row) => toCard(row, shaping)) }
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
    const shaping = await detailShapingOf(context)
    if (query.id !== undefined || query.slug_id !== undefined) {
      const { id, slug_id: slug, limit = MOST_SIMILAR } = query
      const mostSimilar = Math.min(limit, MOST_SIMILAR)
      const brief = query.brief === 1
      const isView = query.again !== 1
      const opened = await openListing(context, { id, slug, mostSimilar, brief, isView })
      const { listing, similar, history } = opened
      return {
        error: false,
        message: 'Listing found.',
        total: 1,
        similar_properties: similar.map((it) => toDetail(it, { ...shaping, brief })),
        data: [{ ...toDetail(listing, shaping), ...toHistory(history, shaping.now) }],
      }
    }
    const { min_price, max_price, posted_since, users_promoted, userid, ...rest } = query
    const both = min_price !== undefined && max_price !== undefined
    const filters = await filtersOf(context, {
      ...rest,
      ...(both ? { min_price, max_price } : {}),
      ...(posted_since === 1 ? { posted_since } : {}),
    })
    const own =
      users_promoted === 1 ? { ownerId: viewerId(context.viewer) ?? NOBODY, promoted: true } : {}
    const page = await listDetails(context, {
      filters: { ...filters, ownerId: userid, ...own },
      sort: readSort({ most_viewed: query.top_rated, most_liked: query.most_liked }),
      offset: query.offset ?? 0,
      limit: query.limit ?? 10,
    })
    const data = page.listings.map((row) => toDetail(row, shaping))
    return { ...pageFacts(page), similar_properties: [], data }
  },

  async getNearbyProperties({ query }, context) {
    const { city, state, type, offset = 0, limit = 10, ...place } = query
    const position = readPosition(place)
    const { radius } = place
    const filters = await filtersOf(context, {
      property_type: type,
      ...(position && radius !== undefined ? { ...position, radius } : {}),
    })
    const cityKeys = city || state ? await citiesLike(context, { city, state }) : undefined
    const exactly = position && radius === undefined ? { boxes: [spot(position)] } : {}
    const page = await listListings(context, {
      filters: { ...filters, ...exactly, cityKeys },
      sort: position ? 'nearest' : 'newest',
      from: position,
      offset,
      limit,
      brief: query.brief === 1,
    })
    const shaping = await shapingOf(context, { from: position, brief: query.brief === 1 })
    return {
      error: false,
      message: page.listings.length > 0 ? 'Listings found.' : 'No listings found.',
      data: page.listings.map((row) => toListItem(row, shaping)),
    }
  },

  async getSimilarProperties({ query }, context) {
    const like = await findPublic(context, query.property_id)
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

const NOBODY = -1
/** About 1 m, because decimal fractions are not exact in binary. */
const HAIR_DEGREES = 0.000_01

function pageFacts({ listings, total, isEstimate }: ResultPage) {
  return {
    error: false as const,
    message: listings.length > 0 ? 'Listings found.' : 'No listings found.',
    total,
    ...(isEstimate ? { total_is_estimate: true } : {}),
  }
}

function spot({ latitude, longitude }: Position): Bounds {
  return {
    south: latitude - HAIR_DEGREES,
    north: latitude + HAIR_DEGREES,
    west: longitude - HAIR_DEGREES,
    east: longitude + HAIR_DEGREES,
  }
}
