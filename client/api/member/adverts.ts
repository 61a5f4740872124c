import { queryOptions } from '@tanstack/react-query'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

type Schemas = components['schemas']
type Row = Schemas['FeaturedListing']

export type AdvertPlacement = Schemas['AdvertisementPlacement']
type AdvertEnd = Schemas['AdvertisementEnd']

/** An own advert with its listing. */
export type Advert = {
  id: number
  kind: ListingKind
  listing: { id: number; slug: string; title: string; picture: string; place: string }
  status: 'running' | 'paused' | 'pending' | 'rejected' | 'ended'
  placement: AdvertPlacement
  /** ISO 8601. */
  startsAt: string
  endsAt: string
  askedAt: string
  /** Null if the provider does not count them. */
  views: number | null
  clicks: number | null
  reason: string
  endCause: AdvertEnd | null
  mayFeature: boolean
}

const MOST = 100

export const advertQueries = {
  /** The newest hundred of each kind, newest first. */
  list: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'adverts', 'list'),
      queryFn: async ({ signal }): Promise<Advert[]> => {
        const kinds = await Promise.all(
          (['property', 'project'] as const).map(async (kind) => {
            const params = { query: { type: kind, limit: MOST, offset: 0 } }
            const reply = await client.http.GET('/get-featured-data', { params, signal })
            return getReply(reply).data.flatMap((row) => advert(row, kind) ?? [])
          }),
        )
        return kinds.flat().sort((a, b) => b.askedAt.localeCompare(a.askedAt) || b.id - a.id)
      },
    }),
}

type FeaturedListing = { kind: ListingKind; id: number; placement: AdvertPlacement }

/**
 * Features an own listing. @throws ApiError `packageRefused`; `conflict` with the key
 * `alreadyFeatured` or `notFeaturable`.
 */
export const featureListing = write(
  [['adverts'], ['own-listings'], ['subscriptions'], ['properties'], ['projects'], ['home']],
  async (client: ApiClient, { kind, id, placement }: FeaturedListing) => {
    const named = kind === 'property' ? { property_id: id } : { project_id: id }
    const body = { feature_for: kind, ...named, placement }
    getReply(await client.http.POST('/store_advertisement', { body }))
  },
)

/** Ends an own advert early. @throws ApiError `conflict` with the key `advertOver`. */
export const endAdvert = write(
  [['adverts'], ['own-listings'], ['subscriptions'], ['properties'], ['projects'], ['home']],
  async (client: ApiClient, id: number) => {
    getReply(await client.http.POST('/delete_advertisement', { body: { id } }))
  },
)

const STATUSES = { 0: 'running', 1: 'pending', 2: 'rejected', 3: 'ended' } as const

/** Null without its listing. Providers without `advertisements` omit some fields. */
function advert(row: Row, kind: ListingKind): Advert | null {
  const listing = toListing(row)
  if (!listing) return null
  const status = STATUSES[row.status]
  return {
    id: row.id,
    kind,
    listing,
    status: status === 'running' && row.is_enable === 0 ? 'paused' : status,
    placement: row.type === 'Slider' ? 'slider' : 'list',
    startsAt: row.start_date,
    endsAt: row.end_date,
    askedAt: row.created_at ?? row.start_date,
    views: row.view_count ?? null,
    clicks: row.click_count ?? null,
    reason: row.reason ?? '',
    endCause: row.end_cause ?? null,
    mayFeature: row.is_feature_available ?? row.project?.is_feature_available ?? false,
  }
}

function toListing({ property, project }: Row): Advert['listing'] | null {
  const found = property ?? project
  if (!found) return null
  const { id, slug_id: slug, title, city, state } = found
  const picture = property?.title_image ?? project?.image ?? ''
  return { id, slug, title, picture, place: [city, state].filter(Boolean).join(', ') }
}
