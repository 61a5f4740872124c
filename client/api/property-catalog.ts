import { queryOptions } from '@tanstack/react-query'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from './calls/api-client.ts'
import { publicKey } from './calls/query-keys.ts'

/** A facility that listings of a category can have, and how it is asked for. */
export type ListingParameter = components['schemas']['Parameter']
/** A kind of place worth having near by. */
export type NearbyPlaceKind = components['schemas']['OutdoorFacility']
export type ReportReason = components['schemas']['ReportReason']

/** A category as search forms and tiles show it. */
export type Category = {
  id: number
  name: string
  slug: string
  image: string
  /** Listings in it; null where it was not asked. */
  listings: number | null
  /** Ids of the facilities that its listings can have; absent where it was not asked. */
  facilities?: readonly number[]
}

/** Queries of categories and other listing attributes. */
export const propertyCatalogQueries = {
  /** All categories, or only those with listings. */
  categories: (client: ApiClient, { withListings = false } = {}) =>
    queryOptions({
      queryKey: publicKey(client, 'properties', 'categories', { withListings }),
      queryFn: async ({ signal }): Promise<Category[]> => {
        const has_property = withListings || undefined
        const params = { query: { limit: MAX_ROWS, has_property } }
        const call = client.http.GET('/get_categories', { params, signal })
        return getReply(await call).data.map((category) => ({
          id: category.id,
          name: category.category,
          slug: category.slug_id,
          image: category.image,
          listings: category.properties_count ?? null,
          facilities: category.parameter_types.map(({ id }) => id),
        }))
      },
    }),

  /** Facilities to filter by. */
  facilities: (client: ApiClient) =>
    queryOptions({
      queryKey: publicKey(client, 'properties', 'facilities'),
      queryFn: async ({ signal }): Promise<ListingParameter[]> =>
        getReply(await client.http.GET('/get-facilities-for-filter', { signal })).data,
    }),

  nearbyPlaces: (client: ApiClient) =>
    queryOptions({
      queryKey: publicKey(client, 'properties', 'outdoorFacilities'),
      queryFn: async ({ signal }): Promise<NearbyPlaceKind[]> =>
        getReply(await client.http.GET('/get_facilities', { signal })).data,
    }),

  reportReasons: (client: ApiClient) =>
    queryOptions({
      queryKey: publicKey(client, 'properties', 'reportReasons'),
      queryFn: async ({ signal }): Promise<ReportReason[]> =>
        getReply(await client.http.GET('/get_report_reasons', { signal })).data,
    }),
}

const MAX_ROWS = 100
