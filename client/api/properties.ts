import { queryOptions } from '@tanstack/react-query'
import type { OfferType } from '@/domain/listing/property-type.ts'
import type { Position } from '@/domain/place/distance.ts'
import { filterQuery, listQuery } from '@/domain/search/list-query.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from './calls/api-client.ts'
import { ApiError } from './calls/api-error.ts'
import { type Page, pageQuery, toPage } from './calls/paging.ts'
import { publicKey, viewerKey } from './calls/query-keys.ts'
import { asCards, type PropertyCard, propertyCard } from './cards/property-card.ts'

export type PropertyDetail = components['schemas']['PropertyDetail']
export type ParameterValue = components['schemas']['ParameterValue']
export type CompareSide = components['schemas']['CompareSide']
export type PropertyFacets = components['schemas']['PropertyFacets']

/** The page of a listing: everything about it, and others like it. */
export type PropertyPage = { property: PropertyDetail; similar: PropertyCard[] }

export type ViewerActions = {
  isInterested: boolean
  isReported: boolean
  mayShowInterest: boolean
  mayReport: boolean
  /** By the viewer. */
  isOwnerBlocked: boolean
}

export type OfferedProperty = {
  card: PropertyCard
  /** Id 0 is the administrator; '' without a portrait. */
  owner: { id: number; name: string; portrait: string }
}

/** Result count of a search without one of its filters. */
export type Relaxation = { total: number; isEstimate: boolean }

/** Location for listings nearby; city and state match partial names. */
export type NearbyPlace = {
  city?: string
  state?: string
  offer?: OfferType
  near?: Position & { radiusKm?: number }
}

export const propertyQueries = {
  /** A page of search results. */
  list: (client: ApiClient, filters: SearchFilters) => {
    // Display settings are not part of the query key.
    const query = listQuery(filters)
    return queryOptions({
      queryKey: viewerKey(client, 'properties', 'list', query),
      queryFn: async ({ signal }): Promise<Page<PropertyCard>> => {
        const params = { query: { ...query, ...asCards } }
        const call = client.http.GET('/get-property-list', { params, signal })
        return toPage(getReply(await call), propertyCard)
      },
    })
  },

  /** Result count of a search, without listings. */
  total: (client: ApiClient, filters: SearchFilters) => {
    const query = { ...filterQuery(filters), limit: 1, ...asCards }
    return queryOptions({
      queryKey: publicKey(client, 'properties', 'total', query),
      queryFn: async ({ signal }): Promise<Relaxation> => {
        const call = client.http.GET('/get-property-list', { params: { query }, signal })
        const { total, total_is_estimate: isEstimate = false } = getReply(await call)
        return { total, isEstimate }
      },
    })
  },

  /**
   * One listing, not counted as a view; a former slug finds it too, and its `slug_id` is then the present one.
   * @throws ApiError `notFound`; `packageRefused` for a premium listing the viewer may not see.
   */
  detail: (client: ApiClient, slug: string) =>
    queryOptions({
      queryKey: viewerKey(client, 'properties', 'detail', { slug }),
      queryFn: async ({ signal }): Promise<PropertyPage> => {
        const query = { slug_id: slug, limit: SIMILAR_BELOW_LISTING, again: 1, ...asCards } as const
        const params = { query }
        const reply = getReply(await client.http.GET('/get_property', { params, signal }))
        const [property] = reply.data
        if (!property) throw new ApiError('notFound', { message: '', key: 'notFound' })
        return { property, similar: reply.similar_properties.map(propertyCard) }
      },
    }),

  /** The viewer's past and available actions on a listing. @throws ApiError `notFound`. */
  viewerActions: (client: ApiClient, id: number) =>
    queryOptions({
      queryKey: viewerKey(client, 'properties', 'viewerActions', { id }),
      queryFn: async ({ signal }): Promise<ViewerActions> => {
        const params = { query: { id, limit: 1, again: 1 } } as const
        const reply = getReply(await client.http.GET('/get_property', { params, signal }))
        const [property] = reply.data
        if (!property) throw new ApiError('notFound', { message: '', key: 'notFound' })
        return {
          isInterested: property.is_interested === 1,
          isReported: property.is_reported,
          mayShowInterest: property.is_interest_available,
          mayReport: property.is_report_available,
          isOwnerBlocked: property.is_blocked_by_me,
        }
      },
    }),

  /** Card and owner of a listing, not counted as a view. @throws ApiError `notFound`, `packageRefused`. */
  offered: (client: ApiClient, id: number) =>
    queryOptions({
      queryKey: viewerKey(client, 'properties', 'offered', { id }),
      queryFn: async ({ signal }): Promise<OfferedProperty> => {
        const params = { query: { id, limit: 1, again: 1 } } as const
        const reply = getReply(await client.http.GET('/get_property', { params, signal }))
        const [property] = reply.data
        if (!property) throw new ApiError('notFound', { message: '', key: 'notFound' })
        const { added_by, customer_name, profile } = property
        const owner = { id: added_by, name: customer_name, portrait: profile }
        return { card: propertyCard(property), owner }
      },
    }),

  /** Others of the same category, a page at a time; a full page means that there may be more. */
  similar: (client: ApiClient, propertyId: number, page = 1) =>
    queryOptions({
      queryKey: viewerKey(client, 'properties', 'similar', { propertyId, page }),
      queryFn: async ({ signal }): Promise<PropertyCard[]> => {
        const paging = pageQuery(page, SIMILAR_PER_PAGE)
        const query = { property_id: propertyId, ...paging, ...asCards }
        const call = client.http.GET('/get-all-similar-properties', { params: { query }, signal })
        return getReply(await call).data.map(propertyCard)
      },
    }),

  nearby: (client: ApiClient, place: NearbyPlace) =>
    queryOptions({
      queryKey: publicKey(client, 'properties', 'nearby', place),
      queryFn: async ({ signal }): Promise<PropertyCard[]> => {
        const { city, state, offer, near } = place
        const type = offer && (offer === 'rent' ? 1 : 0)
        const { latitude, longitude, radiusKm: radius } = near ?? {}
        const query = { city, state, type, latitude, longitude, radius, ...asCards } as const
        const call = client.http.GET('/get_nearby_properties', { params: { query }, signal })
        return getReply(await call).data.map(propertyCard)
      },
    }),

  /** Two listings side by side. @throws ApiError when they cannot be compared. */
  comparison: (client: ApiClient, sourceId: number, targetId: number) =>
    queryOptions({
      queryKey: viewerKey(client, 'properties', 'comparison', { sourceId, targetId }),
      queryFn: async ({ signal }): Promise<{ source: CompareSide; target: CompareSide }> => {
        const query = { source_property_id: sourceId, target_property_id: targetId }
        const call = client.http.GET('/compare-properties', { params: { query }, signal })
        const { source_property, target_property } = getReply(await call).data
        return { source: source_property, target: target_property }
      },
    }),

  /** Result counts per additional filter; need `facet-counts`. */
  facets: (client: ApiClient, filters: SearchFilters) =>
    queryOptions({
      queryKey: publicKey(client, 'properties', 'facets', filterQuery(filters)),
      queryFn: async ({ signal }): Promise<PropertyFacets> => {
        const params = { query: filterQuery(filters) }
        const call = client.http.GET('/ext/properties/facets', { params, signal })
        return getReply(await call).data
      },
    }),
}

const SIMILAR_PER_PAGE = 12
/** Enough for two screens of the carousel; each is in the page twice, as HTML and as data. */
const SIMILAR_BELOW_LISTING = 6
