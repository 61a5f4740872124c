import { queryOptions } from '@tanstack/react-query'
import { noOfferedTimes, type OfferedTimes } from '@/domain/viewing/offered-times.ts'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'
import { type ListingName, toListingQuery } from '../viewings.ts'

type Schemas = components['schemas']

export const viewingTimesQueries = {
  /** The viewer's, for one listing or, with null, for all; null when none were saved. */
  offered: (client: ApiClient, listing: ListingName | null) =>
    queryOptions({
      queryKey: viewerKey(client, 'viewings', 'offered', { listing }),
      queryFn: async ({ signal }): Promise<OfferedTimes | null> => {
        const params = { query: toListingQuery(listing) }
        const reply = getReply(await client.http.GET('/ext/viewings/schedule', { params, signal }))
        return reply.data && toOfferedTimes(reply.data)
      },
    }),

  /** Since when the viewer's calendar has a secret address, ISO 8601; null without one. */
  calendarSince: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'viewings', 'calendar'),
      queryFn: async ({ signal }): Promise<string | null> =>
        getReply(await client.http.GET('/ext/viewings/feed', { signal })).created_at,
    }),
}

const CHANGED = [
  ['viewings', 'offered'],
  ['viewings', 'freeTimes'],
] as const

/** Viewings that were agreed stay. @throws ApiError `invalid`, `notFound`. */
export const offerTimes = write(
  CHANGED,
  async (
    client: ApiClient,
    { listing, times }: { listing: ListingName | null; times: OfferedTimes },
  ): Promise<void> => {
    const { timeZone: time_zone, minutes, noticeHours: notice_hours, kind, exceptions } = times
    const place = times.place.trim()
    const weekly = times.week.flatMap((spans, day) =>
      spans.map((span) => ({ weekday: day + 1, ...span })),
    )
    const rest = { time_zone, minutes, notice_hours, kind, place, weekly, exceptions }
    const body = { ...toListingQuery(listing), ...rest }
    // Days without times are empty lists, which forms cannot send.
    const call = client.http.PUT('/ext/viewings/schedule', { body, bodySerializer: JSON.stringify })
    getReply(await call)
  },
)

/** One listing then has the times of all. @throws ApiError `notFound`. */
export const withdrawTimes = write(
  CHANGED,
  async (client: ApiClient, listing: ListingName | null): Promise<void> => {
    const params = { query: toListingQuery(listing) }
    getReply(await client.http.DELETE('/ext/viewings/schedule', { params }))
  },
)

const CALENDAR = [['viewings', 'calendar']] as const

/** The secret address of the viewer's calendar; a former one ends. */
export const openCalendar = write(CALENDAR, async (client: ApiClient): Promise<string> => {
  return getReply(await client.http.POST('/ext/viewings/feed')).address
})

export const closeCalendar = write(CALENDAR, async (client: ApiClient): Promise<void> => {
  getReply(await client.http.DELETE('/ext/viewings/feed'))
})

function toOfferedTimes(row: Schemas['ViewingSchedule']): OfferedTimes {
  const { week } = noOfferedTimes(row.time_zone)
  return {
    timeZone: row.time_zone,
    minutes: row.minutes,
    noticeHours: row.notice_hours,
    kind: row.kind,
    place: row.place,
    week: week.map((_, day) =>
      row.weekly
        .filter(({ weekday }) => weekday === day + 1)
        .map(({ from, to }) => ({ from, to }))
        .toSorted((one, other) => one.from.localeCompare(other.from)),
    ),
    exceptions: row.exceptions.toSorted((one, other) => one.date.localeCompare(other.date)),
  }
}
