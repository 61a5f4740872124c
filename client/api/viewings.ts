import { queryOptions } from '@tanstack/react-query'
import type { InquiryTarget } from '@/domain/inquiry/inquiry-form.ts'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from './calls/api-client.ts'
import { viewerKey } from './calls/query-keys.ts'
import { write } from './calls/write.ts'
import type { InquiryName } from './inquiries.ts'

type Schemas = components['schemas']

/** As one of its sides sees it. */
export type Viewing = {
  id: number
  inquiryId: number
  side: Schemas['Viewing']['side']
  title: string
  /** Null for agents, and when it is gone. */
  listing: ListingName | null
  /** The requester's. */
  name: string
  /** ISO 8601, as `endsAt`. */
  startsAt: string
  endsAt: string
  /** IANA name, of the home. */
  timeZone: string
  kind: Schemas['ViewingKind']
  /** Meeting place or video address; '' until known. */
  place: string
  state: Schemas['Viewing']['state']
  /** Whether it waits for the viewer's answer. */
  awaitsMe: boolean
  /** Whether it can still be moved or canceled, unless it has begun. */
  mayChange: boolean
  /** For declining or canceling; '' without one. */
  reason: string
  /** Counts changes; sent with the next one. */
  sequence: number
}

export type ListingName = { property: number } | { project: number }

export type FreeTimes = {
  /** Beginnings, ISO 8601. */
  times: string[]
  /** Common to all; null without any. */
  offer: { timeZone: string; minutes: number; kind: Viewing['kind'] } | null
}

export const viewingQueries = {
  /** Those of an inquiry by the token of a mail, else the viewer's that are not over. */
  list: (client: ApiClient, token: string | null) =>
    queryOptions({
      queryKey: viewerKey(client, 'viewings', 'list', { token }),
      queryFn: async ({ signal }): Promise<Viewing[]> => {
        const params = { query: token === null ? {} : { token } }
        const reply = getReply(await client.http.GET('/ext/viewings', { params, signal }))
        return reply.data.map(toViewing)
      },
    }),

  /** Those of the viewer that are over, the latest first. */
  past: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'viewings', 'past'),
      queryFn: async ({ signal }): Promise<Viewing[]> => {
        const params = { query: { past: 1 as const } }
        const reply = getReply(await client.http.GET('/ext/viewings', { params, signal }))
        return reply.data.map(toViewing)
      },
    }),

  /** In the next four weeks. */
  freeTimes: (client: ApiClient, { about, id }: InquiryTarget) =>
    queryOptions({
      queryKey: viewerKey(client, 'viewings', 'freeTimes', { about, id }),
      queryFn: async ({ signal }): Promise<FreeTimes> => {
        const params = { query: { [`${about}_id` as const]: id } }
        const call = client.http.GET('/ext/viewings/slots', { params, signal })
        const { data: times, offer } = getReply(await call)
        return { times, offer: offer && { ...offer, timeZone: offer.time_zone } }
      },
    }),
}

const CHANGED = [['viewings'], ['leads'], ['inquiries']] as const

/** @throws ApiError keys `timeTaken`, `viewingExists`, `noViewings`, `listingGone`, `blocked`. */
export const requestViewing = write(
  CHANGED,
  async (
    client: ApiClient,
    { name, startsAt }: { name: InquiryName; startsAt: string },
  ): Promise<Viewing> => {
    const body = { ...name, starts_at: startsAt }
    return toViewing(getReply(await client.http.POST('/ext/viewings', { body })).data)
  },
)

export type ViewingChange = {
  viewing: Pick<Viewing, 'id' | 'sequence'>
  /** For people without an account. */
  token: string | null
  act: Schemas['ViewingChange']['act']
  /** Only to move it: ISO 8601. */
  startsAt?: string
  /** Only to decline or cancel it. */
  reason?: string
}

/** @throws ApiError keys `viewingChanged`, `viewingStep`, `timeTaken`. */
export const changeViewing = write(
  CHANGED,
  async (client: ApiClient, change: ViewingChange): Promise<Viewing> => {
    const { viewing, token, act, startsAt, reason } = change
    const body = {
      act,
      sequence: viewing.sequence,
      ...(token === null ? {} : { token }),
      ...(startsAt === undefined ? {} : { starts_at: startsAt }),
      ...(reason ? { reason } : {}),
    }
    const params = { path: { id: viewing.id } }
    return toViewing(getReply(await client.http.POST('/ext/viewings/{id}', { params, body })).data)
  },
)

/** As the provider names a listing; null is all of them. */
export function toListingQuery(listing: ListingName | null) {
  if (listing === null) return {}
  return 'property' in listing ? { property_id: listing.property } : { project_id: listing.project }
}

function toListing({ property_id, project_id }: Schemas['Viewing']): ListingName | null {
  if (property_id !== null) return { property: property_id }
  return project_id === null ? null : { project: project_id }
}

function toViewing(row: Schemas['Viewing']): Viewing {
  return {
    id: row.id,
    inquiryId: row.inquiry_id,
    side: row.side,
    title: row.title,
    listing: toListing(row),
    name: row.name,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    timeZone: row.time_zone,
    kind: row.kind,
    place: row.place,
    state: row.state,
    awaitsMe: row.awaits_me,
    mayChange: row.can_change,
    reason: row.reason,
    sequence: row.sequence,
  }
}
