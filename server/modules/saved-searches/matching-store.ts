import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { MatchedListing } from './match-offers.ts'

/** Events that were matched with the same searches so far. */
export type Step = {
  eventIds: number[]
  searchedTo: number
  tries: number
}

/** An event that fails alone this often waits for an hour. */
export const MAX_TRIES = 3
const TOGETHER = 200
const TOGETHER_ONCE_FAILED = 20
/** Other processes take over a crashed step after this time. */
const STEP_SECONDS = 120
const REST_SECONDS = 3600

/** Claims a step, with fewer events after each failure; undefined if none wait. */
export async function takeStep(db: Kysely<DB>): Promise<Step | undefined> {
  const isFree = sql`(o.not_before is null or o.not_before <= clock_timestamp())`
  const { rows } = await sql<{ event_id: number; searched_to: number; tries: number }>`
    with head as (
      select o.searched_to, o.tries from alert_outbox o where ${isFree} order by o.tries, o.event_id limit 1
    ), taken as (
      select o.event_id from alert_outbox o join head h using (searched_to, tries)
      where ${isFree} order by o.event_id
      limit (select case tries when 0 then ${sql.lit(TOGETHER)} when 1 then ${sql.lit(TOGETHER_ONCE_FAILED)} else 1 end from head)
      for update of o skip locked
    )
    update alert_outbox o set tries = o.tries + 1, not_before = clock_timestamp()
      + make_interval(secs => case when o.tries + 1 < ${sql.lit(MAX_TRIES)} then ${sql.lit(STEP_SECONDS)} else ${sql.lit(REST_SECONDS)} end)
    from taken t where o.event_id = t.event_id
    returning o.event_id, o.searched_to, o.tries`.execute(db)
  const [first] = rows
  if (!first) return undefined
  const eventIds = rows.map((row) => row.event_id).sort((a, b) => a - b)
  return { eventIds, searchedTo: first.searched_to, tries: first.tries }
}

/** Allows an immediate retry, unless an event failed alone. */
export async function giveBack(db: Kysely<DB>, step: Step): Promise<void> {
  await sql`
    update alert_outbox set not_before = null
    where ${isStep(step)} and tries < ${sql.lit(MAX_TRIES)}`.execute(db)
}

/** The next step starts after `searchedTo`; undefined means all searches are matched. */
export async function finishStep(
  db: Kysely<DB>,
  step: Step,
  searchedTo: number | undefined,
): Promise<void> {
  if (searchedTo === undefined) {
    await sql`delete from alert_outbox where ${isStep(step)}`.execute(db)
    return
  }
  await sql`
    update alert_outbox set searched_to = ${searchedTo}, tries = 0, not_before = null
    where ${isStep(step)}`.execute(db)
}

function isStep({ eventIds, searchedTo }: Step) {
  return sql`event_id = any(${eventIds}::bigint[]) and searched_to = ${searchedTo}`
}

export type Candidates = {
  ids: number[]
  searchedTo: number | undefined
}

/** Searches × events scanned per step. */
const PAIRS_LOOKED_AT = 1_000_000
/** Searches × events fully matched per step. */
const PAIRS_ASKED = 10_000
const FEWEST_ASKED = 50
const MAX_ASKED = 500

/** Selects the next searches that may match, by indexed columns. */
export async function findCandidates(
  db: Kysely<DB>,
  { eventIds, searchedTo }: Step,
): Promise<Candidates> {
  const looked = Math.ceil(PAIRS_LOOKED_AT / eventIds.length)
  const fair = Math.round(PAIRS_ASKED / eventIds.length)
  const asked = Math.max(FEWEST_ASKED, Math.min(MAX_ASKED, fair))
  const { rows } = await sql<{ looked: number; last: number; ids: number[] }>`
    with q as materialized (
      select id, ${PROFILE} from saved_search
      where id > ${searchedTo} and confirmed_at is not null and paused_at is null and frequency <> 'never' order by id limit ${looked}::int
    ), t as materialized (${selectEvents(sql`e.id = any(${eventIds}::bigint[])`)})
    select (select count(*)::int from q) as looked, (select coalesce(max(id), 0) from q) as last,
      array(select q.id from q where exists (select 1 from t where ${IS_NEAR} and ${IS_WANTED}) order by q.id limit ${asked}::int) as ids`.execute(
    db,
  )
  const [row] = rows
  if (!row) return { ids: [], searchedTo: undefined }
  if (row.ids.length === asked) return { ids: row.ids, searchedTo: row.ids.at(-1) }
  return { ids: row.ids, searchedTo: row.looked < looked ? undefined : row.last }
}

export async function listCriteria(
  db: Kysely<DB>,
  ids: readonly number[],
): Promise<{ query: string; ids: number[] }[]> {
  const { rows } = await sql<{ query: string; ids: number[] }>`
    select query, array_agg(id order by id) as ids from saved_search
    where id = any(${ids}::int[]) group by query`.execute(db)
  return rows
}

export async function listEventListings(
  db: Kysely<DB>,
  eventIds: readonly number[],
): Promise<MatchedListing[]> {
  const { rows } = await sql<MatchedListing>`
    select t.property_id as id, bool_or(t.kind in ('sold', 'rented') and t.property_type in (2, 3)) as "isClosed"
    from (${selectEvents(sql`e.id = any(${eventIds}::bigint[])`)}) t group by 1`.execute(db)
  return rows
}

/** Finds the latest events that a search may match, confirmed or not. */
export async function eventsFor(db: Kysely<DB>, searchId: number, since: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from (${selectEvents(sql`e.recorded_at >= ${since}`)}) t
    join saved_search q on q.id = ${searchId} and ${IS_NEAR} and ${IS_WANTED}
    order by t.id desc limit ${MAX_MISSED}`.execute(db)
  return rows.map((row) => row.id)
}

const MAX_MISSED = 1000

/** Latest listings that came or came back since each search was seen, and that it may match. */
export async function listNewListings(
  db: Kysely<DB>,
  searchIds: readonly number[],
): Promise<{ searchId: number; listingIds: number[] }[]> {
  const since = sql`e.recorded_at > q.seen_at and e.kind in ('listed', 'back')`
  const { rows } = await sql<{ searchId: number; listingIds: number[] }>`
    select * from (
      select q.id as "searchId", array(
        select t.property_id from (${selectEvents(since)}) t where ${IS_NEAR}
        group by t.property_id order by max(t.id) desc limit ${MAX_NEW_LISTINGS}) as "listingIds"
      from saved_search q where q.id = any(${searchIds}::int[])) n
    where cardinality("listingIds") > 0`.execute(db)
  return rows
}

const MAX_NEW_LISTINGS = 500

export type Hit = { searchId: number; listingId: number }

/**
 * Queues each alert once, unless the search is paused or excludes the event. Returns the number of
 * new ones.
 */
export async function queueAlerts(
  db: Kysely<DB>,
  hits: readonly Hit[],
  { eventIds, at }: { eventIds: readonly number[]; at: Date },
): Promise<number> {
  if (hits.length === 0) return 0
  const searchIds = hits.map((hit) => hit.searchId)
  const listingIds = hits.map((hit) => hit.listingId)
  const { numAffectedRows = 0n } = await sql`
    insert into saved_search_alert (search_id, event_id, created_at)
    select q.id, t.id, ${at}::timestamptz from unnest(${searchIds}::int[], ${listingIds}::int[]) hit (search_id, property_id)
    join (${selectEvents(sql`e.id = any(${eventIds}::bigint[])`)}) t on t.property_id = hit.property_id
    join saved_search q on q.id = hit.search_id
    where q.confirmed_at is not null and q.paused_at is null and q.frequency <> 'never' and ${IS_TYPE} and ${IS_WANTED}
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows)
}

const PROFILE = sql`city_key, property_type, category_id, min_price_minor, max_price_minor, wants_new, wants_cheaper, wants_back, wants_sold`

/** Sold and rented listings are not in the search, so their values come from the listing. */
function selectEvents(which: RawBuilder<unknown>) {
  const event = sql`e.id, e.property_id, e.kind, e.price_minor as told_price, e.former_price_minor`
  return sql`select ${event}, s.city_key, s.property_type, s.category_id, s.price_minor
    from property_event e join property_search s on s.property_id = e.property_id where ${which}
    union all
    select ${event}, norm(p.city), p.property_type, p.category_id,
      monthly_price(p.price_minor, case when p.property_type = 3 then p.rent_duration end)
    from property_event e join property p on p.id = e.property_id
    where e.kind in ('sold', 'rented') and p.property_type in (2, 3) and ${which}`
}

/** Stored for a search without a highest price. */
const ANY_PRICE = Number.MAX_SAFE_INTEGER

/** A home that was sold (2) or rented out (3) matches as it did before, for sale (0) or for rent (1). */
const IS_TYPE = sql`(q.property_type in (-1, t.property_type)
  or t.kind in ('sold', 'rented') and q.property_type = t.property_type - 2)`

/** Whether listing `t` may match search `q`; only searches without price limits take a price on request. */
const IS_NEAR = sql`q.city_key in ('', t.city_key) and ${IS_TYPE}
  and q.category_id in (0, t.category_id)
  and q.min_price_minor <= t.price_minor and q.max_price_minor >= t.price_minor
  and (t.price_minor > 0 or q.min_price_minor = 0 and q.max_price_minor = ${ANY_PRICE}::bigint)`

/** Whether search `q` wants the event `t`. */
const IS_WANTED = sql`case t.kind when 'listed' then q.wants_new when 'back' then q.wants_back
  when 'sold' then q.wants_sold when 'rented' then q.wants_sold
  when 'price' then q.wants_cheaper and t.told_price > 0 and t.told_price < t.former_price_minor else false end`
