import { queryOptions } from '@tanstack/react-query'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import type { ListingFacts } from '@/domain/listing/listing-status.ts'
import { propertyTypes } from '@/domain/listing/property-type.ts'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { ApiError } from '../calls/api-error.ts'
import { type Page, pageQuery, toPage } from '../calls/paging.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { type ProjectCard, projectCard } from '../cards/project-card.ts'
import { type PropertyCard, propertyCard } from '../cards/property-card.ts'
import { type EditedProperty, readEditedProperty } from './listing-editor.ts'

type Schemas = components['schemas']

/** Fields of both properties and projects in my listings. */
type MyListingFacts = {
  /** Status fields; the review decision and the active flag are independent. */
  facts: ListingFacts
  /** Reason of the administrator's rejection; '' without one. */
  rejectReason: string
  /** ISO 8601; null unless it is pending. */
  submittedAt: string | null
  /** ISO 8601, end of the term; null without one. */
  expiresAt: string | null
  views: number
  /** Featured now, or waiting to be. */
  advert: 'running' | 'pending' | null
  mayFeature: boolean
}

export type MyProperty = MyListingFacts & {
  kind: 'property'
  card: PropertyCard
  /** Null if the provider does not count them. */
  favourites: number | null
  interested: number
}

type MyProject = MyListingFacts & { kind: 'project'; card: ProjectCard }

export type MyListing = MyProperty | MyProject

export type MyPropertyData = { listing: MyProperty; detail: EditedProperty }

export type InterestedPerson = Schemas['InterestedUser']
/** `since` is the first day that was counted. */
export type ListingDays = { since: string; days: Schemas['ListingDay'][] }
export type ListingHistoryEvent = Schemas['ListingHappening']

/** Filters of my listings; projects have no offer type. */
export type MyListingsFilters = {
  decision?: ListingFacts['decision']
  isActive?: boolean
  offer?: PropertyCard['type']
}

export const MY_LISTINGS_PER_PAGE = 12
const LARGEST_PAGE = 100
const MAX_COUNTED = 1_000
const MAX_INTERESTED = 50
const MAX_DELETED = 20

export const myListingQueries = {
  list: (client: ApiClient, kind: ListingKind, page: number, filters: MyListingsFilters) => {
    const { decision, isActive, offer } = filters
    const query = {
      ...pageQuery(page, MY_LISTINGS_PER_PAGE),
      request_status: decision && [decision],
      isActive,
      offer,
    }
    return queryOptions({
      queryKey: viewerKey(client, 'own-listings', 'list', { kind, page, ...filters }),
      queryFn: ({ signal }) => readPage(client, { kind, query, signal }),
    })
  },

  /** All, newest first, to count them: the provider cannot filter by term. */
  all: (client: ApiClient, kind: ListingKind) =>
    queryOptions({
      queryKey: viewerKey(client, 'own-listings', 'all', { kind }),
      queryFn: ({ signal }) => readAll(client, kind, signal),
    }),

  /** Deleted listings that can be restored; needs the extension `own-listings`. */
  deleted: (client: ApiClient, kind: ListingKind) =>
    queryOptions({
      queryKey: viewerKey(client, 'own-listings', 'deleted', { kind }),
      queryFn: async ({ signal }): Promise<MyListing[]> => {
        const query = { limit: MAX_DELETED, offset: 0, deleted: 1 as const }
        return (await readPage(client, { kind, query, signal })).rows
      },
      staleTime: 0,
    }),

  /** A property with all details. Throws ApiError `notFound`. */
  detail: (client: ApiClient, slug: string) =>
    queryOptions({
      queryKey: viewerKey(client, 'own-listings', 'detail', { slug }),
      queryFn: async ({ signal }): Promise<MyPropertyData> => {
        const detail = await readEditedProperty(client, { slug_id: slug }, signal)
        return { detail, listing: myProperty(detail) }
      },
    }),

  interested: (client: ApiClient, id: number) =>
    queryOptions({
      queryKey: viewerKey(client, 'own-listings', 'interested', { id }),
      queryFn: async ({ signal }): Promise<Page<InterestedPerson>> => {
        const params = { query: { property_id: id, ...pageQuery(1, MAX_INTERESTED) } }
        const reply = await client.http.GET('/get_interested_users', { params, signal })
        return toPage(getReply(reply), (row) => row)
      },
    }),

  /** Decisions, prices and status changes of a property, newest first; needs `own-listings`. */
  history: (client: ApiClient, id: number) =>
    queryOptions({
      queryKey: viewerKey(client, 'own-listings', 'history', { id }),
      queryFn: async ({ signal }): Promise<ListingHistoryEvent[]> => {
        const params = { query: { kind: 'property', id } } as const
        return getReply(await client.http.GET('/ext/listings/history', { params, signal })).data
      },
    }),

  /** Views, saves and inquiries of the last 90 days; needs `figures`. */
  days: (client: ApiClient, id: number) =>
    queryOptions({
      queryKey: viewerKey(client, 'own-listings', 'days', { id }),
      queryFn: async ({ signal }): Promise<ListingDays> => {
        const params = { query: { kind: 'property', id } } as const
        const reply = getReply(await client.http.GET('/ext/listings/days', { params, signal }))
        return { since: reply.since, days: reply.data }
      },
    }),
}

type Asked = {
  kind: ListingKind
  query: {
    limit: number
    offset: number
    request_status?: ListingFacts['decision'][] | undefined
    isActive?: boolean | undefined
    offer?: PropertyCard['type'] | undefined
    deleted?: 1
  }
  signal: AbortSignal
}

const TYPE_CODES = { sell: 0, rent: 1, sold: 2, rented: 3 } as const

async function readPage(
  client: ApiClient,
  { kind, query, signal }: Asked,
): Promise<Page<MyListing>> {
  const { isActive, offer, ...rest } = query
  if (kind === 'project') {
    const status = isActive === undefined ? undefined : isActive ? 1 : 0
    const params = { query: { ...rest, status } } as const
    const reply = getReply(await client.http.GET('/get-added-projects', { params, signal }))
    if (!('total' in reply)) throw new ApiError('malformed', { message: 'one project came back' })
    return toPage(reply, myProject)
  }
  const status: (0 | 1)[] | undefined = isActive === undefined ? undefined : [isActive ? 1 : 0]
  const params = { query: { ...rest, status, property_type: offer && TYPE_CODES[offer] } }
  const reply = getReply(await client.http.GET('/get-added-properties', { params, signal }))
  const data = reply.data.flatMap((row) => ('category_id' in row ? [row] : []))
  return toPage({ ...reply, data }, myProperty)
}

async function readAll(
  client: ApiClient,
  kind: ListingKind,
  signal: AbortSignal,
): Promise<MyListing[]> {
  const all: MyListing[] = []
  for (;;) {
    const query = { limit: LARGEST_PAGE, offset: all.length }
    const { rows, total } = await readPage(client, { kind, query, signal })
    all.push(...rows)
    if (rows.length === 0 || all.length >= Math.min(total, MAX_COUNTED)) return all
  }
}

/** Providers without `own-listings` omit some fields. */
function myProperty(row: EditedProperty): MyProperty {
  const { request_status: decision, status, interested_users } = row
  return {
    kind: 'property',
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
    views: row.total_click,
    advert: row.promoted ? 'running' : row.advertisement.some(isWaiting) ? 'pending' : null,
    mayFeature: row.is_feature_available,
    favourites: row.favourite_count ?? null,
    interested: row.interested_count ?? interested_users.length,
  }
}

/** A project has no term. */
function myProject(row: Schemas['OwnProject']): MyProject {
  const { request_status: decision, status } = row
  const isPublic = decision === 'approved' && status === 1
  return {
    kind: 'project',
    card: projectCard(row),
    facts: {
      decision,
      isActive: status === 1,
      offer: null,
      isExpired: false,
      isDeleted: row.deleted_at !== undefined,
    },
    rejectReason: row.reject_reason?.reason ?? '',
    submittedAt: row.submitted_at ?? null,
    expiresAt: null,
    views: row.total_click,
    advert: row.is_promoted ? 'running' : row.is_feature_available || !isPublic ? null : 'pending',
    mayFeature: row.is_feature_available,
  }
}

const isWaiting = ({ status }: Schemas['Advertisement']) => status === 1
