import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import {
  columnConditions,
  indexConditions,
  type ListingFilters,
  type PostedSince,
  postedWithin,
  unindexedConditions,
} from './search-conditions.ts'
import { allOf, splitForWalk } from './search-store.ts'

export type Group = 'property_type' | 'category_id' | 'bedrooms' | 'bathrooms'

/** Counts over the listings looked at; `matched` of `seen` rows passed the filters. */
export type Sample<Value> = { seen: number; matched: number; value: Value }

export type CityCount = { city: string; state: string; country: string; count: number }
export type PostedCount = { week: number; yesterday: number }
export type TraitCount = {
  premium: number
  promoted: number
  facilities: { id: number; count: number }[]
}
export type PriceSpread = {
  min: number
  max: number
  /** Inner borders of the ranges, each price once. */
  borders: number[]
  counts: number[]
}

/** Where the rows to count come from: the newest `rows` of a walk, or all hits of the indexes. */
export type SampleSource = { kind: 'walk' | 'indexes'; rows: number }

/** How many listings there are of each value of a column. */
export async function countValues(
  db: Kysely<DB>,
  filters: ListingFilters,
  source: SampleSource,
  group: Group,
): Promise<Sample<{ value: number; count: number }[]>> {
  return readSample(
    db,
    filters,
    source,
    sql`select coalesce(json_agg(json_build_object('value', value, 'count', count) order by value), '[]')
      from (select ${sql.ref(group)} as value, count(*)::int as count from hit
        where ${sql.ref(group)} is not null group by 1) g`,
  )
}

/** The cities with most listings, with their names. */
export async function countCities(
  db: Kysely<DB>,
  filters: ListingFilters,
  source: SampleSource,
  most: number,
): Promise<Sample<CityCount[]>> {
  return readSample(
    db,
    filters,
    source,
    sql`select coalesce(json_agg(json_build_object('city', n.city, 'state', n.state, 'country', n.country,
        'count', g.count) order by g.count desc, n.city), '[]')
      from (select city_key, state_key, country_key, count(*)::int as count from hit
        group by 1, 2, 3 order by 4 desc limit ${most}) g
      cross join lateral (select min(c.city) as city, min(c.state) as state, min(c.country) as country from search_count c
        where c.city_key = g.city_key and c.state_key = g.state_key and c.country_key = g.country_key) n
      where n.city is not null`,
  )
}

/** How many were listed in the last seven days, and how many yesterday. */
export async function countPosted(
  db: Kysely<DB>,
  filters: ListingFilters,
  source: SampleSource,
  days: Omit<PostedSince, 'when'>,
): Promise<Sample<PostedCount>> {
  const within = (when: PostedSince['when']) => postedWithin({ ...days, when }, sql`posted_at`)
  return readSample(
    db,
    filters,
    source,
    sql`select json_build_object('week', count(*) filter (where ${within('lastSevenDays')}),
      'yesterday', count(*) filter (where ${within('yesterday')})) from hit`,
  )
}

/** How many are premium, promoted, and have each facility. */
export async function countTraits(
  db: Kysely<DB>,
  filters: ListingFilters,
  source: SampleSource,
): Promise<Sample<TraitCount>> {
  return readSample(
    db,
    filters,
    source,
    sql`select json_build_object('premium', count(*) filter (where is_premium),
      'promoted', count(*) filter (where promoted), 'facilities', (select coalesce(json_agg(
        json_build_object('id', id, 'count', count) order by id), '[]') from (
          select substring(token from 5)::int as id, count(*)::int as count from hit, unnest(tokens) token
          where token like 'has:%' group by 1) g)) from hit`,
  )
}

/** Prices in up to `ranges` ranges that widen towards the dear end, as prices do. */
export async function spreadPrices(
  db: Kysely<DB>,
  filters: ListingFilters,
  source: SampleSource,
  ranges: number,
): Promise<Sample<PriceSpread | null>> {
  return readSample(
    db,
    filters,
    source,
    sql`select case when e.max is null then null else json_build_object('min', e.min, 'max', e.max,
        'borders', e.borders, 'counts', (select json_agg(c.count order by c.n) from (
          select n, (select count(*)::int from hit where width_bucket(price_minor, e.borders) = n) as count
          from generate_series(0, cardinality(e.borders)) n) c)) end
      from (select x.min, x.max, array(select distinct x.min + round((x.high - x.min) * i / ${ranges}::numeric)::bigint as border
          from generate_series(1, ${ranges}::int - 1) i where x.high > x.min order by border) as borders
        from (select min(price_minor) as min, max(price_minor) as max,
          percentile_disc(0.95) within group (order by price_minor) as high from hit) x) e`,
  )
}

async function readSample<Value>(
  db: Kysely<DB>,
  filters: ListingFilters,
  { kind, rows }: SampleSource,
  aggregate: RawBuilder<unknown>,
): Promise<Sample<Value>> {
  const columns = sql`s.property_type, s.category_id, s.bedrooms, s.bathrooms, s.price_minor, s.city_key, s.state_key,
    s.country_key, s.posted_at, s.is_premium, s.promoted, s.tokens`
  const { prefix, rest } = splitForWalk(filters, 'newest')
  const walked =
    kind === 'walk'
      ? sql`select ${columns}, ${allOf(columnConditions(rest))} as hit from (select s.* from property_search s
          where ${allOf(columnConditions(prefix))} order by s.posted_at desc, s.property_id desc limit ${rows}) s`
      : sql`select ${columns}, ${allOf(unindexedConditions(filters))} as hit from property_search s where ${allOf(indexConditions(filters))} limit ${rows}`
  const { rows: found } = await sql<Sample<Value>>`
    with walked as materialized (${walked}), hit as (select * from walked where hit)
    select (select count(*)::int from walked) as seen, (select count(*)::int from hit) as matched,
      (${aggregate}) as value`.execute(db)
  const sample = found[0]
  if (!sample) throw new Error('an aggregate answers one row')
  return sample
}
