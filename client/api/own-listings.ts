import { queryOptions } from '@tanstack/react-query'
import type { ListingFacts } from '@/domain/listing-status.ts'
import { propertyTypes } from '@/domain/property-type.ts'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, replyOf } from './api-client.ts'
import { type OwnProperty, readOwnProperty } from './listing-posts.ts'
import { type Page, pageOf, pageQuery } from './paging.ts'
import { type PropertyCard, propertyCard } from './property-card.ts'
import { viewerKey } from './query-keys.ts'
import { write } from './write.ts'

type Schemas = components['schemas']

/** A property as its owner's list shows it. */
export type OwnListing = {
  card: PropertyCard
  /** Where it stands: decision and activity, apart from each other. */
  facts: ListingFacts
  /** Why the administrator refused it; '' when nothing did. */
  rejectReason: string
  /** ISO 8601; null when it does not wait. */
  submittedAt: string | null
  /** ISO 8601, end of its term; null without one. */
  expiresAt: string | null
  /** ISO 8601; only of those that were deleted. */
  deletedAt: string | null
  views: number
  /** Null of providers that do not count. */
  favourites: number | null
  interested: number
}

export type OwnListingPage = { listing: OwnListing; detail: OwnProperty }

export type InterestedPerson = Schemas['InterestedUser']
export type Happening = Schemas['ListingHappening']

/** What an owner looks for among the own properties. */
export type OwnFilters = {
  decision?: ListingFacts['decision']
  isActive?: boolean
  offer?: PropertyCard['type']
}

export const OWN_PER_PAGE = 12
const MOST_INTERESTED = 50
const MOST_DELETED = 20

export const ownListingQueries = {
  list: (client: ApiClient, page: number, { decision, isActive, offer }: OwnFilters) =>
    queryOptions({
      queryKey: viewerKey(client, 'own-listings', 'list', { page, decision, isActive, offer }),
      queryFn: ({ signal }): Promise<Page<OwnListing>> =>
        readPage(client, signal, {
          ...pageQuery(page, OWN_PER_PAGE),
          request_status: decision,
          status: isActive === undefined ? undefined : isActive ? '1' : '0',
          property_type: offer && TYPE_CODES[offer],
        }),
    }),

  /** How many there are of a decision. */
  count: (client: ApiClient, decision: ListingFacts['decision']) =>
    queryOptions({
      queryKey: viewerKey(client, 'own-listings', 'count', { decision }),
      queryFn: async ({ signal }): Promise<number> =>
        (await readPage(client, signal, { limit: 1, offset: 0, request_status: decision })).total,
    }),

  /** Those that can still be brought back; only of providers with `own-listings`. */
  deleted: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'own-listings', 'deleted'),
      queryFn: async ({ signal }): Promise<OwnListing[]> =>
        (await readPage(client, signal, { limit: MOST_DELETED, offset: 0, deleted: 1 })).rows,
      staleTime: 0,
    }),

  /** One of them with everything about it. @throws ApiError `notFound`. */
  detail: (client: ApiClient, slug: string) =>
    queryOptions({
      queryKey: viewerKey(client, 'own-listings', 'detail', { slug }),
      queryFn: async ({ signal }): Promise<OwnListingPage> => {
        const detail = await readOwnProperty(client, { slug_id: slug }, signal)
        return { detail, listing: ownListing(detail) }
      },
    }),

  interested: (client: ApiClient, id: number) =>
    queryOptions({
      queryKey: viewerKey(client, 'own-listings', 'interested', { id }),
      queryFn: async ({ signal }): Promise<Page<InterestedPerson>> => {
        const params = { query: { property_id: id, ...pageQuery(1, MOST_INTERESTED) } }
        const reply = await client.http.GET('/get_interested_users', { params, signal })
        return pageOf(replyOf(reply), (row) => row)
      },
    }),

  /** Decisions, prices and states, the newest first; only of providers with `own-listings`. */
  history: (client: ApiClient, id: number) =>
    queryOptions({
      queryKey: viewerKey(client, 'own-listings', 'history', { id }),
      queryFn: async ({ signal }): Promise<Happening[]> => {
        const params = { query: { kind: 'property', id } } as const
        return replyOf(await client.http.GET('/ext/listings/history', { params, signal })).data
      },
    }),
}

/** What a change of an own property makes stale. */
const STALE = [['properties'], ['own-listings'], ['packages']]
const TYPE_CODES = { sell: 0, rent: 1, sold: 2, rented: 3 } as const

/** What an owner does with a property beside editing it. */
export type OwnMove =
  | 'activate'
  | 'deactivate'
  | 'sell'
  | 'rent'
  | 'offerAgain'
  | 'renew'
  | 'delete'
  | 'restore'

type Moved = { id: number; title: string; move: OwnMove }

/**
 * Moves a property to another standing; `renew` and `restore` need `own-listings`.
 * @throws ApiError with the key `wrongStep` when that is not possible; `notFound`.
 */
export const moveProperty = write(STALE, async (client: ApiClient, asked: Moved) => {
  await send(client, asked)
  return asked
})

async function send({ http }: ApiClient, { id, move }: Moved): Promise<unknown> {
  const [listing, kept] = [{ property_id: id }, { kind: 'property', id } as const]
  switch (move) {
    case 'activate':
      return await http.POST('/change-property-status', { body: { ...listing, status: 1 } })
    case 'deactivate':
      return await http.POST('/change-property-status', { body: { ...listing, status: 0 } })
    case 'sell':
      return await http.POST('/update_property_status', { body: { ...listing, status: 2 } })
    case 'rent':
      return await http.POST('/update_property_status', { body: { ...listing, status: 3 } })
    case 'offerAgain':
      return await http.POST('/update_property_status', { body: { ...listing, status: 1 } })
    case 'renew':
      return await http.POST('/ext/listings/renew', { body: kept })
    case 'restore':
      return await http.POST('/ext/listings/restore', { body: kept })
    case 'delete':
      return await http.POST('/delete_property', { body: { id } })
  }
}

type ListQuery = {
  limit: number
  offset: number
  request_status?: string | undefined
  status?: string | undefined
  property_type?: 0 | 1 | 2 | 3 | undefined
  deleted?: 1
}

async function readPage(
  client: ApiClient,
  signal: AbortSignal,
  query: ListQuery,
): Promise<Page<OwnListing>> {
  const params = { query }
  const reply = replyOf(await client.http.GET('/get-added-properties', { params, signal }))
  const { total, total_is_estimate } = reply
  const data = reply.data.flatMap((row) => ('category_id' in row ? [row] : []))
  return pageOf({ data, total, ...(total_is_estimate && { total_is_estimate }) }, ownListing)
}

/** Providers without `own-listings` leave some of it out. */
function ownListing(row: OwnProperty): OwnListing {
  const { request_status: decision, status, interested_users } = row
  return {
    card: propertyCard(row),
    facts: {
      decision,
      isActive: status === 1,
      offer: propertyTypes.find((type) => type === row.property_type) ?? 'sell',
      isExpired: row.is_expired ?? false,
      isDeleted: row.deleted_at !== undefined,
    },
    rejectReason: row.reject_reason?.reason ?? '',
    submittedAt: row.submitted_at ?? null,
    expiresAt: row.expires_at ?? null,
    deletedAt: row.deleted_at ?? null,
    views: row.total_click,
    favourites: row.favourite_count ?? null,
    interested: row.interested_count ?? interested_users.length,
  }
}
