import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { MailInvitation } from '@/server/gateways/mail/mailer.ts'
import type { ViewingRow } from './viewing-store.ts'

const PRODUCT = { company: 'Hearth', product: 'Viewings', language: 'EN' }

type Facts = Pick<
  ViewingRow,
  'uid' | 'sequence' | 'starts_at' | 'ends_at' | 'status' | 'kind' | 'place' | 'updated_at'
>

type Words = { summary: string; description: string }

type Person = { name: string; email: string }

/**
 * A viewing for a mail (RFC 5546). Calendars know it by its UID, and update it in place when
 * SEQUENCE grew. Times are in UTC, which each calendar shows in its own zone.
 */
export function toInvitation(
  viewing: Facts,
  { organizer, attendee, ...words }: Words & { organizer: Person; attendee: Person },
): MailInvitation {
  const isGone = viewing.status === 'canceled' || viewing.status === 'declined'
  const method = isGone ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = ical({ prodId: PRODUCT, method })
  const event = calendar.createEvent(toEvent(viewing, words))
  event.organizer(organizer)
  event.createAttendee({ ...attendee, rsvp: false })
  return { method: isGone ? 'CANCEL' : 'REQUEST', content: calendarFile(calendar) }
}

/** Viewings for a calendar that subscribed to them. */
export function toFeed(
  name: string,
  viewings: readonly { viewing: Facts; words: Words }[],
): string {
  const calendar = ical({
    prodId: PRODUCT,
    name,
    method: ICalCalendarMethod.PUBLISH,
    ttl: TTL_SECONDS,
  })
  for (const { viewing, words } of viewings) calendar.createEvent(toEvent(viewing, words))
  return calendarFile(calendar)
}

/** Every line ends with CRLF, also the last (RFC 5545, 3.1). */
function calendarFile(calendar: ICalCalendar): string {
  return calendar
    .toString()
    .replace(/(?:\r?\n)*$/, '\n')
    .replace(/\r?\n/g, '\r\n')
}

/** Pause between two readings that calendars are asked to keep. */
const TTL_SECONDS = 900

function toEvent(viewing: Facts, { summary, description }: Words) {
  return {
    id: viewing.uid,
    sequence: viewing.sequence,
    start: viewing.starts_at,
    end: viewing.ends_at,
    stamp: viewing.updated_at,
    summary,
    description,
    location: viewing.place,
    ...(viewing.kind === 'video' ? { url: viewing.place } : {}),
    status: STATUS[viewing.status],
  }
}

const STATUS = {
  requested: ICalEventStatus.TENTATIVE,
  agreed: ICalEventStatus.CONFIRMED,
  declined: ICalEventStatus.CANCELLED,
  canceled: ICalEventStatus.CANCELLED,
}
