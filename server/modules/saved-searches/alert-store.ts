import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ListingEventKind } from '@/domain/listing/price-history.ts'
import type { DB } from '@/generated/database.ts'

export type DueSearch = {
  id: number
  email: string
  name: string
  language_code: string
  origin: string
  /** With the names of places. */
  query: string
}

export type AlertSchedule = {
  at: Date
  /** Minimum time between instant mails. */
  restSeconds: number
  /** Hour of daily mails in `timeZone`. */
  dailyHour: number
  timeZone: string
}

/** Finds due searches, longest waiting first. */
export async function findDue(
  db: Kysely<DB>,
  { at, restSeconds, dailyHour, timeZone }: AlertSchedule,
  most: number,
): Promise<number[]> {
  const morning = sql`date_trunc('day', ${at}::timestamptz, ${timeZone}) + make_interval(hours => ${dailyHour})`
  const { rows } = await sql<{ id: number }>`
    select q.id from saved_search q
    join (select search_id, min(event_id) as first from saved_search_alert where mailed_at is null group by 1) a
      on a.search_id = q.id
    where q.confirmed_at is not null and q.paused_at is null and q.account_id is null
      and case q.frequency
        when 'instant' then q.mailed_at is null
          or q.mailed_at <= ${at}::timestamptz - make_interval(secs => ${restSeconds})
        else ${at}::timestamptz >= ${morning} and (q.mailed_at is null or q.mailed_at < ${morning}) end
    order by a.first limit ${most}`.execute(db)
  return rows.map((row) => row.id)
}

/** Locks a search; undefined if deleted, paused or locked by another worker. */
export async function lockSearch(db: Kysely<DB>, id: number): Promise<DueSearch | undefined> {
  const { rows } = await sql<DueSearch>`
    select id, email, name, language_code, origin, coalesce(named_query, query) as query from saved_search
    where id = ${id} and confirmed_at is not null and paused_at is null
    for update skip locked`.execute(db)
  return rows[0]
}

/** A listing with all its events since the last mail. */
export type TellableListing = {
  id: number
  event_ids: number[]
  kinds: ListingEventKind[]
  slug: string
  title: string
  city: string
  state: string
  property_type: number
  price_minor: number
  /** Price before the first event; null if none or in another currency. */
  previous_price_minor: number | null
  currency: string
  rent_duration: 'Daily' | 'Monthly' | 'Quarterly' | 'Yearly' | null
  title_image_key: string | null
}

/** Public listings with waiting alerts, longest waiting first. */
export function waitingListings(
  db: Kysely<DB>,
  searchId: number,
  most: number,
): Promise<TellableListing[]> {
  return listListings(db, {
    alerts: sql`a.search_id = ${searchId} and a.mailed_at is null`,
    listings: sql`s.property_id is not null`,
    most,
  })
}

/** Public listings of these alerts, those that were sold or rented out included. */
export function listAlertListings(
  db: Kysely<DB>,
  { searchId, eventIds, at }: { searchId: number; eventIds: readonly number[]; at: Date },
): Promise<TellableListing[]> {
  const isClosed = sql`(w.kinds && array['sold', 'rented'] and p.property_type in (2, 3) and is_public(p, ${at}))`
  return listListings(db, {
    alerts: sql`a.search_id = ${searchId} and a.event_id = any(${eventIds}::bigint[])`,
    listings: sql`(s.property_id is not null or ${isClosed})`,
  })
}

type Listed = {
  alerts: RawBuilder<unknown>
  listings: RawBuilder<unknown>
  most?: number
}

/** Longest waiting first. */
async function listListings(
  db: Kysely<DB>,
  { alerts, listings, most }: Listed,
): Promise<TellableListing[]> {
  const { rows } = await sql<TellableListing>`
    select p.id, w.event_ids::int[] as event_ids, w.kinds, p.slug, p.title, p.city, p.state, p.property_type, p.price_minor,
      w.previous_price_minor, p.currency, p.rent_duration, p.title_image_key
    from (
      select e.property_id, array_agg(e.id order by e.id) as event_ids, array_agg(e.kind order by e.id) as kinds,
        (array_agg(rent_in(e.former_price_minor, e.rent_duration, t.rent_duration) order by e.id))[1] as previous_price_minor, min(e.id) as first
      from saved_search_alert a join property_event e on e.id = a.event_id join property t on t.id = e.property_id
      where ${alerts} group by 1) w
    join property p on p.id = w.property_id
    left join property_search s on s.property_id = p.id
    where ${listings} order by w.first limit ${most ?? null}`.execute(db)
  return rows
}

/** Discards alerts of listings no longer public. */
export async function dropGone(db: Kysely<DB>, searchId: number, at: Date): Promise<void> {
  await sql`
    update saved_search_alert a set mailed_at = ${at} from property_event e
    where a.search_id = ${searchId} and a.mailed_at is null and e.id = a.event_id
      and not exists (select 1 from property_search s where s.property_id = e.property_id)`.execute(
    db,
  )
}

/** Marks alerts as mailed, or as no longer worth it. */
export async function markNotified(
  db: Kysely<DB>,
  { searchId, eventIds, at }: { searchId: number; eventIds: readonly number[]; at: Date },
): Promise<void> {
  await sql`
    update saved_search_alert set mailed_at = ${at}
    where search_id = ${searchId} and event_id = any(${eventIds}::bigint[])`.execute(db)
}

/** Starts the interval to the next mail. */
export async function markMailed(db: Kysely<DB>, searchId: number, at: Date): Promise<void> {
  await sql`update saved_search set mailed_at = ${at} where id = ${searchId}`.execute(db)
}

export async function criteriaOfSearch(
  db: Kysely<DB>,
  id: number,
): Promise<{ language_code: string; query: string } | undefined> {
  const { rows } = await sql<{ language_code: string; query: string }>`
    select language_code, query from saved_search where id = ${id}`.execute(db)
  return rows[0]
}

/** Whether any alert waits, due or not. */
export async function hasWaiting(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select 1 from saved_search_alert where mailed_at is null) as waits`.execute(db)
  return rows[0]?.waits ?? false
}
