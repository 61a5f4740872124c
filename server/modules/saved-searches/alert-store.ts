import { type Kysely, sql } from 'kysely'
import type { ListingEventKind } from '@/domain/price-history.ts'
import type { DB } from '@/generated/database.ts'

/** An event that may be told, and the search that may want it: its question is not asked yet. */
export type Candidate = { search_id: number; event_id: number; property_id: number; query: string }

/**
 * Takes up to `most` events out of the outbox, those that nobody else is at; answers their ids. Within
 * a transaction: when that fails they are there again.
 */
export async function takeEvents(db: Kysely<DB>, most: number): Promise<number[]> {
  const { rows } = await sql<{ event_id: number }>`
    delete from alert_outbox where event_id in (
      select event_id from alert_outbox order by event_id limit ${most} for update skip locked)
    returning event_id`.execute(db)
  return rows.map((row) => row.event_id)
}

/**
 * Searches that may want these events, by what every search says of itself: city, kind, category and
 * price. Events of listings that are gone again find none. With `searchId` only that one, and also
 * before it is confirmed.
 */
export async function findCandidates(
  db: Kysely<DB>,
  eventIds: readonly number[],
  searchId?: number,
): Promise<Candidate[]> {
  const one =
    searchId === undefined
      ? sql`q.confirmed_at is not null and q.paused_at is null`
      : sql`q.id = ${searchId}`
  const { rows } = await sql<Candidate>`
    select q.id as search_id, e.id as event_id, e.property_id, q.query
    from property_event e
    join property_search s on s.property_id = e.property_id
    join saved_search q on ${one}
      and q.city_key in ('', s.city_key) and q.property_type in (-1, s.property_type)
      and q.category_id in (0, s.category_id)
      and q.min_price_minor <= s.price_minor and q.max_price_minor >= s.price_minor
      and case e.kind when 'listed' then q.wants_new when 'back' then q.wants_back
        when 'price' then q.wants_cheaper and e.price_minor < e.former_price_minor else false end
    where e.id = any(${eventIds}::bigint[])`.execute(db)
  return rows
}

/** Events since the search was saved. */
export async function eventsSinceSaved(db: Kysely<DB>, searchId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from property_event e
    where e.recorded_at >= (select created_at from saved_search where id = ${searchId})
    order by e.id desc limit 5000`.execute(db)
  return rows.map((row) => row.id)
}

/** Puts alerts into the queue, each once. */
export async function queueAlerts(
  db: Kysely<DB>,
  alerts: readonly Pick<Candidate, 'search_id' | 'event_id'>[],
): Promise<void> {
  if (alerts.length === 0) return
  const searches = alerts.map((alert) => alert.search_id)
  const events = alerts.map((alert) => alert.event_id)
  await sql`
    insert into saved_search_alert (search_id, event_id)
    select * from unnest(${searches}::int[], ${events}::bigint[])
    on conflict do nothing`.execute(db)
}

export type DueSearch = {
  id: number
  email: string
  name: string
  language_code: string
  origin: string
  query: string
}

export type Pace = {
  at: Date
  /** At once is no sooner than so long after the mail before. */
  restSeconds: number
  /** When the mails of today begin: by the clock of the house. */
  dailyHour: number
  timeZone: string
}

/** Ids of searches whose waiting alerts may be mailed now, those that waited longest first. */
export async function findDue(
  db: Kysely<DB>,
  { at, restSeconds, dailyHour, timeZone }: Pace,
  most: number,
): Promise<number[]> {
  const morning = sql`date_trunc('day', ${at}::timestamptz, ${timeZone}) + make_interval(hours => ${dailyHour})`
  const { rows } = await sql<{ id: number }>`
    select q.id from saved_search q
    join (select search_id, min(event_id) as first from saved_search_alert where mailed_at is null group by 1) a
      on a.search_id = q.id
    where q.confirmed_at is not null and q.paused_at is null
      and case q.frequency
        when 'instant' then q.mailed_at is null
          or q.mailed_at <= ${at}::timestamptz - make_interval(secs => ${restSeconds})
        else ${at}::timestamptz >= ${morning} and (q.mailed_at is null or q.mailed_at < ${morning}) end
    order by a.first limit ${most}`.execute(db)
  return rows.map((row) => row.id)
}

/** Locks a search for its mail; undefined when it is gone, rests, or another worker is at it. */
export async function lockSearch(db: Kysely<DB>, id: number): Promise<DueSearch | undefined> {
  const { rows } = await sql<DueSearch>`
    select id, email, name, language_code, origin, query from saved_search
    where id = ${id} and confirmed_at is not null and paused_at is null
    for update skip locked`.execute(db)
  return rows[0]
}

/** A listing that a search is told of, with everything that happened to it since the last mail. */
export type TellableListing = {
  id: number
  event_ids: number[]
  /** In their order. */
  kinds: ListingEventKind[]
  slug: string
  title: string
  city: string
  state: string
  property_type: number
  price_minor: number
  /** Before the first of the events; null when it was none or in another currency. */
  former_price_minor: number | null
  currency: string
  rent_duration: 'Daily' | 'Monthly' | 'Quarterly' | 'Yearly' | null
  title_image_key: string | null
}

/** Up to `most` listings that wait to be told, the first to wait first; only those still listed. */
export async function waitingListings(
  db: Kysely<DB>,
  searchId: number,
  most: number,
): Promise<TellableListing[]> {
  const { rows } = await sql<TellableListing>`
    select p.id, w.event_ids::int[] as event_ids, w.kinds, p.slug, p.title, p.city, p.state, p.property_type, p.price_minor,
      w.former_price_minor, p.currency, p.rent_duration, p.title_image_key
    from (
      select e.property_id, array_agg(e.id order by e.id) as event_ids, array_agg(e.kind order by e.id) as kinds,
        (array_agg(e.former_price_minor order by e.id))[1] as former_price_minor, min(e.id) as first
      from saved_search_alert a join property_event e on e.id = a.event_id
      where a.search_id = ${searchId} and a.mailed_at is null group by 1) w
    join property p on p.id = w.property_id
    join property_search s on s.property_id = p.id
    order by w.first limit ${most}`.execute(db)
  return rows
}

/** Alerts of listings that are not on offer any more: nobody is sent to a closed door. */
export async function dropGone(db: Kysely<DB>, searchId: number, at: Date): Promise<void> {
  await sql`
    update saved_search_alert a set mailed_at = ${at} from property_event e
    where a.search_id = ${searchId} and a.mailed_at is null and e.id = a.event_id
      and not exists (select 1 from property_search s where s.property_id = e.property_id)`.execute(
    db,
  )
}

/** These events are in a mail. After the last mail of a delivery the search rests. */
export async function markMailed(
  db: Kysely<DB>,
  mail: { searchId: number; eventIds: readonly number[]; at: Date; isLast: boolean },
): Promise<void> {
  const { searchId, eventIds, at, isLast } = mail
  await sql`
    update saved_search_alert set mailed_at = ${at}
    where search_id = ${searchId} and event_id = any(${eventIds}::bigint[])`.execute(db)
  if (isLast)
    await sql`update saved_search set mailed_at = ${at} where id = ${searchId}`.execute(db)
}

/** The language that somebody saved a search in. */
export async function languageOfSearch(db: Kysely<DB>, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ language_code: string }>`
    select language_code from saved_search where id = ${id}`.execute(db)
  return rows[0]?.language_code
}

/** Whether any alert waits, due or not. */
export async function hasWaiting(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select 1 from saved_search_alert where mailed_at is null) as waits`.execute(db)
  return rows[0]?.waits ?? false
}
