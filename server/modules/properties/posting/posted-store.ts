import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { joinAnd } from '../search/discrete-conditions.ts'
import type { ListingFilters, PostedSince } from '../search/listing-filters.ts'
import { columnConditions, toDayRange } from '../search/search-conditions.ts'

type Counting = { posted: PostedSince; most: number }

/** Parts are extrapolated separately, because listings are not spread evenly over the day. */
const PARTS = 8

/** Counts up to `most` listings of the period. An ordered index must answer `prefix`. */
export async function countPosted(
  db: Kysely<DB>,
  prefix: ListingFilters,
  { posted, most }: Counting,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (
    select 1 from property_search s where ${joinAnd(columnConditions({ ...prefix, posted }))} limit ${most}) s`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

/** Estimates larger counts from the newest listings of each part and the time they span. */
export async function extrapolatePosted(
  db: Kysely<DB>,
  prefix: ListingFilters,
  { posted, most }: Counting,
): Promise<number> {
  const { from, until } = toDayRange(posted)
  const share = Math.floor(most / PARTS)
  const edge = (n: RawBuilder<unknown>) =>
    sql`${from} + (${until} - (${from})) * (${n})::float8 / ${PARTS}::float8`
  const { rows } = await sql<{ total: number }>`
    with part as (
      select ${edge(sql`n`)} as since, ${edge(sql`n + 1`)} as till from generate_series(0, ${PARTS}::int - 1) n)
    select round(sum(case when seen < ${share} then seen
      else seen * extract(epoch from till - since) / greatest(extract(epoch from till - oldest), 1) end))::float8 as total
    from part cross join lateral (select count(*) as seen, min(posted_at) as oldest from (
      select s.posted_at from property_search s where ${joinAnd(columnConditions(prefix))} and s.posted_at >= since
        and s.posted_at < till order by s.posted_at desc limit ${share}) s) newest`.execute(db)
  return rows[0]?.total ?? 0
}
