import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { joinAnd } from './discrete-conditions.ts'
import type { ListingFilters } from './listing-filters.ts'
import { columnConditions, indexConditions, unindexedConditions } from './search-conditions.ts'
import { fromTheRow, splitForWalk } from './search-store.ts'

export type ValueCount = { value: number; count: number }
export type CityCount = { city: string; state: string; country: string; count: number }
export type TraitCount = {
  premium: number
  promoted: number
  facilities: { id: number; count: number }[]
}
export type PriceSpread = {
  min: number
  max: number
  borders: number[]
  counts: number[]
}

export type FacetValues = {
  types: ValueCount[]
  categories: ValueCount[]
  cities: CityCount[]
  bedrooms: ValueCount[]
  bathrooms: ValueCount[]
  traits: TraitCount
  /** Ranges of equal width, sized by the 95th percentile; the last one extends to the maximum. */
  prices: PriceSpread | null
}

export type FacetName = keyof FacetValues

/** `matched` of `seen` rows passed the filters. */
export type Sample = { seen: number; matched: number; values: Partial<FacetValues> }

/** The newest `rows` listings, or up to `rows` index hits. */
export type SampleSource = { kind: 'walk' | 'indexes'; rows: number }

/** An aggregate over the CTE `hit`, with the columns it needs. */
type Count = { columns: readonly string[]; of: RawBuilder<unknown> }

const MAX_CITY_FACETS = 20
const PRICE_RANGES = 16

const COUNTS: Record<FacetName, Count> = {
  types: countOfValues('property_type'),
  categories: countOfValues('category_id'),
  bedrooms: countOfValues('bedrooms'),
  bathrooms: countOfValues('bathrooms'),
  cities: {
    columns: ['city_key', 'state_key', 'country_key'],
    of: sql`select coalesce(json_agg(json_build_object('city', n.city, 'state', n.state, 'country', n.country,
        'count', g.count) order by g.count desc, g.city_key, g.state_key, g.country_key), '[]')
      from (select city_key, state_key, country_key, count(*)::int as count from hit
        group by 1, 2, 3 order by 4 desc, 1, 2, 3 limit ${MAX_CITY_FACETS}) g
      cross join lateral (select min(c.city) as city, min(c.state) as state, min(c.country) as country from search_count c
        where c.city_key = g.city_key and c.state_key = g.state_key and c.country_key = g.country_key) n
      where n.city is not null`,
  },
  traits: {
    columns: ['is_premium', 'promoted', 'tokens'],
    of: sql`select json_build_object('premium', count(*) filter (where is_premium),
      'promoted', count(*) filter (where promoted), 'facilities', (select coalesce(json_agg(
        json_build_object('id', id, 'count', count) order by id), '[]') from (
          select substring(token from 5)::int as id, count(*)::int as count from hit, unnest(tokens) token
          where token like 'has:%' group by 1) g)) from hit`,
  },
  prices: {
    columns: ['price_minor'],
    of: sql`select case when e.max is null then null else json_build_object('min', e.min, 'max', e.max,
        'borders', e.borders, 'counts', (select json_agg(c.count order by c.n) from (
          select n, (select count(*)::int from hit where price_minor > 0 and width_bucket(price_minor, e.borders) = n) as count
          from generate_series(0, cardinality(e.borders)) n) c)) end
      from (select x.min, x.max, array(select distinct x.min + round((x.high - x.min) * i / ${PRICE_RANGES}::numeric)::bigint as border
          from generate_series(1, ${PRICE_RANGES}::int - 1) i where x.high > x.min order by border) as borders
        from (select min(price_minor) as min, max(price_minor) as max,
          percentile_disc(0.95) within group (order by price_minor) as high from hit where price_minor > 0) x) e`,
  },
}

export async function readSample(
  db: Kysely<DB>,
  filters: ListingFilters,
  { kind, rows }: SampleSource,
  names: readonly FacetName[],
): Promise<Sample> {
  const columns = sql.join(
    names.flatMap((name) => COUNTS[name].columns.map((column) => sql.ref(`s.${column}`))),
  )
  const values = names.map((name) => sql`${name}::text, (${COUNTS[name].of})`)
  const { prefix, rest } = splitForWalk(filters, 'newest')
  const walked =
    kind === 'walk'
      ? sql`select ${columns}, ${joinAnd(columnConditions(rest))} as hit from (select s.* from property_search s
          where ${joinAnd([...columnConditions(prefix), fromTheRow])} order by s.posted_at desc, s.property_id desc limit ${rows}) s`
      : sql`select ${columns}, ${joinAnd(unindexedConditions(filters))} as hit from property_search s where ${joinAnd(indexConditions(filters))} limit ${rows}`
  const { rows: found } = await sql<Sample>`
    with walked as materialized (${walked}), hit as (select * from walked where hit)
    select (select count(*)::int from walked) as seen, (select count(*)::int from hit) as matched,
      json_build_object(${sql.join(values)}) as values`.execute(db)
  const sample = found[0]
  if (!sample) throw new Error('an aggregate answers one row')
  return sample
}

function countOfValues(column: string): Count {
  return {
    columns: [column],
    of: sql`select coalesce(json_agg(json_build_object('value', value, 'count', count) order by value), '[]')
      from (select ${sql.ref(column)} as value, count(*)::int as count from hit
        where ${sql.ref(column)} is not null group by 1) g`,
  }
}
