import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** '' and 0 stand for all. */
export type FigureFilter = { city: string; categoryId: number }

export type NamedCount = { name: string; day: string; count: number }

/** Counts by day, which are few rows for every filter. */
export async function readDayCounts(
  db: Kysely<DB>,
  { city, categoryId, from, to }: FigureFilter & { from: string; to: string },
): Promise<NamedCount[]> {
  const { rows } = await sql<NamedCount>`
    select name, day::text, count from figure_day
    where city_key = ${city} and category_id = ${categoryId} and name = any(${[...COUNTED_NAMES]})
      and day between ${from}::date and ${to}::date`.execute(db)
  return rows
}

/** Figures that are counted as they happen, in the order of the page. */
export const COUNTED_NAMES = [
  'view',
  'search',
  'missed',
  'favourite',
  'inquiry',
  'chat',
  'viewing',
] as const

export type PointCount = { name: 'listed' | 'closed' | 'withdrawn'; point: number; count: number }

/** Histories of properties, by the points between the edges; numbered from 0. */
export async function countListingEvents(
  db: Kysely<DB>,
  { edges, ...filter }: FigureFilter & { edges: readonly Date[] },
): Promise<PointCount[]> {
  const [first] = edges
  const last = edges.at(-1)
  const { rows } = await sql<PointCount>`
    select case when kind in ('sold', 'rented') then 'closed' else kind end as name,
      width_bucket(happened_at, ${edges}::timestamptz[]) - 1 as point, count(*)::int as count
    from property_event where kind in ('listed', 'sold', 'rented', 'withdrawn')
      and happened_at >= ${first} and happened_at < ${last} ${matchesEvent(filter)}
    group by 1, 2`.execute(db)
  return rows
}

function matchesEvent({ city, categoryId }: FigureFilter): RawBuilder<unknown> {
  const inCity = city ? sql`and city_key = ${city}` : sql``
  return categoryId ? sql`${inCity} and category_id = ${categoryId}` : inCity
}

function matchesListing({ city, categoryId }: FigureFilter): RawBuilder<unknown> {
  const inCity = city ? sql`and norm(p.city) = ${city}` : sql``
  return categoryId ? sql`${inCity} and p.category_id = ${categoryId}` : inCity
}

/** Of the counts that searches use, which a job rewrites every minute. */
export async function countActive(db: Kysely<DB>, filter: FigureFilter): Promise<number> {
  const { city, categoryId } = filter
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(listings), 0)::int as n from search_count
    where (${city} = '' or city_key = ${city}) and (${categoryId} = 0 or category_id = ${categoryId})`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

export async function countPublicProjects(db: Kysely<DB>, filter: FigureFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from public_project p where true ${matchesListing(filter)}`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

export type CityChoice = { key: string; name: string }

/** Cities with most properties first. */
export async function listFigureCities(db: Kysely<DB>, limit: number): Promise<CityChoice[]> {
  const { rows } = await sql<CityChoice>`
    select key, name from (
      select city_key as key, min(city) as name, sum(listings) as n from search_count where city_key <> ''
      group by 1 order by n desc, 1 limit ${limit}) c order by name, key`.execute(db)
  return rows
}

export type FunnelStages = {
  listed: number
  viewed: number
  saved: number
  asked: number
  visited: number
  closed: number
}

type Range = FigureFilter & { from: Date; to: Date }

/** How far the properties came that were listed first between two moments. */
export async function readFunnel(
  db: Kysely<DB>,
  { from, to, ...filter }: Range,
): Promise<FunnelStages> {
  const { rows } = await sql<FunnelStages>`
    with listed as (
      select property_id as id from property_event
      where kind = 'listed' and happened_at >= ${from} and happened_at < ${to} ${matchesEvent(filter)}
    ), closed as (
      select distinct property_id as id from property_event
      where kind in ('sold', 'rented') and happened_at >= ${from} ${matchesEvent(filter)}
    ), asked as (
      select i.property_id as id, bool_or(v.id is not null) as is_visited from inquiry i
      left join viewing v on v.inquiry_id = i.id and v.status in ('requested', 'agreed')
      where i.property_id is not null and i.created_at >= ${from} group by 1
    )
    select count(*)::int as listed, count(*) filter (where s.view_count > 0)::int as viewed,
      count(*) filter (where s.favourite_count > 0)::int as saved, count(a.id)::int as asked,
      count(*) filter (where a.is_visited)::int as visited, count(c.id)::int as closed
    from listed l left join property_stats s on s.property_id = l.id left join asked a on a.id = l.id
      left join closed c on c.id = l.id`.execute(db)
  return rows[0] ?? { listed: 0, viewed: 0, saved: 0, asked: 0, visited: 0, closed: 0 }
}

export type Waiting = { count: number; median: number | null; p90: number | null }

/** Minutes from sending to approval by somebody, of listings approved between two moments. */
export async function readApprovalTimes(
  db: Kysely<DB>,
  { from, to, ...filter }: Range,
): Promise<Waiting> {
  const place = sql`(select p.city, p.category_id from property p where p.id = r.property_id
    union all select p.city, p.category_id from project p where p.id = r.project_id)`
  const { rows } = await sql<Waiting>`
    with waited as (
      select greatest(extract(epoch from r.created_at - (r.former ->> 'submitted_at')::timestamptz) / 60, 0) as minutes
      from review r cross join lateral ${place} p
      where r.decision = 'approved' and r.decided_by is not null and r.created_at >= ${from} and r.created_at < ${to}
        and r.former ->> 'submitted_at' is not null ${matchesListing(filter)})
    select count(*)::int as count, ${percentile(0.5)} as median, ${percentile(0.9)} as p90 from waited`.execute(
    db,
  )
  return rows[0] ?? { count: 0, median: null, p90: null }
}

function percentile(share: number): RawBuilder<unknown> {
  return sql`(percentile_cont(${share}::float8) within group (order by minutes))::float8`
}

export type MissedRow = {
  city: string | null
  category_id: number
  offer: number
  bedrooms: number
  max_price: number
  is_partial: boolean
  count: number
}

/** Conditions of searches without results that were used `min` times, the most frequent first. */
export async function listMissedConditions(
  db: Kysely<DB>,
  {
    city,
    categoryId,
    from,
    to,
    min,
    limit,
  }: FigureFilter & { from: string; to: string; min: number; limit: number },
): Promise<MissedRow[]> {
  const { rows } = await sql<MissedRow>`
    with missed as (
      select city_key, category_id, offer, bedrooms, max_price::float8, is_partial, sum(count)::int as count
      from missed_search where day between ${from}::date and ${to}::date
        and (${city} = '' or city_key = ${city}) and (${categoryId} = 0 or category_id = ${categoryId})
      group by 1, 2, 3, 4, 5, 6 having sum(count) >= ${min}
      order by count desc, 1, 2, 3, 4, 5, 6 limit ${limit})
    select m.category_id, m.offer, m.bedrooms, m.max_price, m.is_partial, m.count, nullif(coalesce(
      (select s.city from search_count s where s.city_key = m.city_key and m.city_key <> '' limit 1),
      (select p.name from place p where p.kind = 'city' and p.name_key = m.city_key order by p.weight desc limit 1),
      m.city_key), '') as city
    from missed m order by m.count desc, city, m.category_id, m.offer, m.bedrooms, m.max_price, m.is_partial`.execute(
    db,
  )
  return rows
}

export type IncomeRow = {
  currency: string
  name: string
  point: number
  payments: number
  refunds: number
  paid: number
  refunded: number
}

/** The ledger by currency, package and point. */
export async function readIncome(db: Kysely<DB>, edges: readonly Date[]): Promise<IncomeRow[]> {
  const [first] = edges
  const last = edges.at(-1)
  const isCharge = sql`e.kind = 'charge'`
  const { rows } = await sql<IncomeRow>`
    select e.currency, t.package_name as name, width_bucket(e.created_at, ${edges}::timestamptz[]) - 1 as point,
      count(*) filter (where ${isCharge})::int as payments, count(*) filter (where not ${isCharge})::int as refunds,
      coalesce(sum(e.amount_minor) filter (where ${isCharge}), 0)::float8 as paid,
      coalesce(-sum(e.amount_minor) filter (where not ${isCharge}), 0)::float8 as refunded
    from payment_entry e join payment_transaction t on t.id = e.payment_transaction_id
    where e.created_at >= ${first} and e.created_at < ${last}
    group by 1, 2, 3`.execute(db)
  return rows
}

/** Notices of payment gateways that could not be handled, by gateway. */
export async function countUnhandledNotices(
  db: Kysely<DB>,
): Promise<{ failed: number; retrying: number }> {
  const { rows } = await sql<{ failed: number; retrying: number }>`
    select count(*) filter (where next_try_at is null)::int as failed,
      count(*) filter (where next_try_at is not null)::int as retrying
    from gateway_event where handled_at is null and tries > 0`.execute(db)
  return rows[0] ?? { failed: 0, retrying: 0 }
}
