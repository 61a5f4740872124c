import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import { toWallClock } from '@/domain/viewing/wall-clock.ts'
import type { Deps } from '@/server/deps.ts'
import {
  deleteListingDays,
  deleteMissedSearches,
  type ListingDayRow,
  readFirstDay,
  readListingDays,
} from './figure-store.ts'

const DAYS = 90
const MISSED_DAYS = 800

export type ListingDays = { since: string; days: ListingDayRow[] }

/** The last 90 days of a listing, each of them; callers check that it is the viewer's own. */
export async function listListingDays(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  listing: { kind: ListingKind; id: number },
): Promise<ListingDays> {
  const { time_zone: timeZone } = await settings.read()
  const today = toDay(clock(), timeZone)
  const from = shiftDay(today, 1 - DAYS)
  const rows = await readListingDays(db, { ...listing, from })
  const counted = new Map(rows.map((row) => [row.day, row]))
  const days = Array.from({ length: DAYS }, (_, index) => {
    const day = shiftDay(from, index)
    return counted.get(day) ?? { day, views: 0, favourites: 0, inquiries: 0 }
  })
  return { since: await readFirstDay(db, timeZone), days }
}

/** First day that was counted, ISO 8601. */
export function readFigureStart(db: Deps['db'], timeZone: string): Promise<string> {
  return readFirstDay(db, timeZone)
}

/** Deletes what no page shows any more. */
export async function deleteOldFigures(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  at: Date,
): Promise<void> {
  const { time_zone: timeZone } = await settings.read()
  const today = toDay(at, timeZone)
  for (const kind of ['property', 'project'] as const) {
    while (await deleteListingDays(db, kind, shiftDay(today, -DAYS)));
  }
  await deleteMissedSearches(db, shiftDay(today, -MISSED_DAYS))
}

/** The day of a moment in a time zone, ISO 8601. */
export function toDay(at: Date, timeZone: string): string {
  const clock = toWallClock(at.toISOString(), timeZone) ?? toWallClock(at.toISOString(), 'UTC')
  return clock?.date ?? at.toISOString().slice(0, 10)
}

/** A day so many days later. */
export function shiftDay(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}
