import { queryOptions } from '@tanstack/react-query'
import type { PropertyType } from '@/domain/listing/property-type.ts'
import type { RentPeriod } from '@/domain/listing/rent-period.ts'
import { type ApiClient, getReply } from './calls/api-client.ts'
import { ApiError, isGated } from './calls/api-error.ts'
import { viewerKey } from './calls/query-keys.ts'
import type { Reads } from './calls/reads.ts'
import { type Picture, toPicture } from './cards/property-card.ts'
import {
  type CompareSide,
  type ParameterValue,
  type PropertyDetail,
  propertyQueries,
} from './properties.ts'

/** Data of a compared listing. */
export type ComparedHome = {
  id: number
  /** '' where the provider did not say; its page is then found by nobody. */
  slug: string
  title: string
  /** Major units. */
  price: number
  rentPeriod: RentPeriod | null
  type: PropertyType
  /** Its name; null where the provider compares without it. */
  category: string | null
  city: string | null
  state: string | null
  country: string | null
  address: string
  picture: Picture
  /** ISO 8601; null when unknown. */
  listedAt: string | null
  views: number
  likes: number
  parameters: readonly ParameterValue[]
  /** In the marketplace's unit of distance. */
  nearby: readonly { name: string; distance: number }[]
}

/** One home of a comparison, or why it cannot be shown. */
export type Compared =
  | { id: number; state: 'found'; home: ComparedHome }
  | { id: number; state: 'gone' | 'premium' }

/**
 * Reads homes to compare, in the order of the ids. Two go to the provider's own comparison, which knows only pairs of
 * one category; all others, and pairs that it refuses, are read one at a time.
 * @throws ApiError when the provider does not answer
 */
export async function readComparison(
  { read }: Pick<Reads, 'read'>,
  client: ApiClient,
  ids: readonly number[],
): Promise<Compared[]> {
  const [one, other, ...more] = ids
  if (one !== undefined && other !== undefined && more.length === 0) {
    try {
      const { source, target } = await read(propertyQueries.comparison(client, one, other))
      return [source, target].map((side) => ({ id: side.id, state: 'found', home: ofSide(side) }))
    } catch (error) {
      if (!isAnswer(error)) throw error
    }
  }
  return Promise.all(ids.map((id) => readOne(read, client, id)))
}

async function readOne(read: Reads['read'], client: ApiClient, id: number): Promise<Compared> {
  try {
    const home = await read(homeQuery(client, id))
    return home ? { id, state: 'found', home } : { id, state: 'gone' }
  } catch (error) {
    if (!isAnswer(error)) throw error
    return { id, state: isGated(error) ? 'premium' : 'gone' }
  }
}

function homeQuery(client: ApiClient, id: number) {
  return queryOptions({
    queryKey: viewerKey(client, 'properties', 'compared', { id }),
    queryFn: async ({ signal }): Promise<ComparedHome | null> => {
      const params = { query: { id, limit: 1 } }
      const reply = getReply(await client.http.GET('/get_property', { params, signal }))
      const [property] = reply.data
      return property ? ofDetail(property) : null
    },
  })
}

/** The provider understood, and said no. */
function isAnswer(error: unknown): error is ApiError {
  const outages: readonly string[] = ['network', 'server', 'malformed', 'tooMany']
  return error instanceof ApiError && !outages.includes(error.kind)
}

function ofSide(side: CompareSide): ComparedHome {
  return {
    ...common(side),
    slug: side.slug_id ?? '',
    category: null,
    picture: toPicture(side.title_image, {}),
    listedAt: side.created_at || null,
    views: side.total_views,
    likes: side.total_likes,
    parameters: side.facilities,
    nearby: side.near_by_places,
  }
}

function ofDetail(property: PropertyDetail): ComparedHome {
  return {
    ...common(property),
    slug: property.slug_id,
    category: property.category.category,
    picture: toPicture(property.title_image, {
      width: property.title_image_width,
      hash: property.title_image_hash,
    }),
    listedAt: property.post_created_iso ?? null,
    views: property.total_view,
    likes: property.total_favourite_users,
    parameters: property.parameters,
    nearby: property.assign_facilities,
  }
}

type Both = Pick<CompareSide, 'id' | 'title' | 'price' | 'city' | 'state' | 'country'> &
  Pick<CompareSide, 'property_type' | 'address'> & { rentduration?: RentPeriod | null }

function common(row: Both) {
  const { id, title, price, city, state, country, address, property_type: type } = row
  const rentPeriod = row.rentduration ?? null
  return { id, title, price, city, state, country, address, type, rentPeriod }
}
