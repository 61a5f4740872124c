import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { countPosted, extrapolatePosted } from '../posting/posted-store.ts'
import { joinAnd } from './discrete-conditions.ts'
import type { ListingFilters, ListingSort } from './listing-filters.ts'
import {
  columnConditions,
  distanceKm,
  indexConditions,
  unindexedConditions,
} from './search-conditions.ts'

export type Page = { offset: number; limit: number }

type Walk = { filters: ListingFilters; sort: ListingSort }

export type WindowResult = { seen: number; matched: number; ids: number[] }

/** Filters at most `rows` rows in index order; complete if it saw fewer. */
export async function walkWindow(
  db: Kysely<DB>,
  { filters, sort, offset, limit, rows }: Walk & Page & { rows: number },
): Promise<WindowResult> {
  const { prefix, rest } = splitForWalk(filters, sort)
  const tests = columnConditions(rest)
  const walked = [...columnConditions(prefix), ...(tests.length > 0 ? [fromTheRow] : [])]
  const { rows: found } = await sql<WindowResult>`
    with walked as materialized (
      select s.property_id, ${joinAnd(tests)} as hit, row_number() over () as n
      from (select s.* from ${walkSource(sort)} where ${joinAnd(walked)} order by ${walkOrder(sort)} limit ${rows}) s)
    select count(*)::int as seen, count(*) filter (where hit)::int as matched,
      array(select property_id from walked where hit order by n offset ${offset} limit ${limit}) as ids
    from walked`.execute(db)
  return found[0] ?? { seen: 0, matched: 0, ids: [] }
}

/**
 * Always true, but needs the table row. Otherwise the planner may scan the wide covering index for
 * maps instead of reading rows in order.
 */
export const fromTheRow = sql`s.ctid <> '(0,0)'::tid`

/** An unbounded walk, for filters that many rows pass. */
export async function walkPage(db: Kysely<DB>, walk: Walk & Page): Promise<number[]> {
  return (await walkPages(db, [walk]))[0] ?? []
}

/** Several walks in one query. */
export async function walkPages(db: Kysely<DB>, walks: (Walk & Page)[]): Promise<number[][]> {
  if (walks.length === 0) return []
  const pages = walks.map(({ filters, sort, offset, limit }, n) => {
    const walk = sql`select s.property_id from ${walkSource(sort)}
      where ${joinAnd(columnConditions(filters))} order by ${walkOrder(sort)} offset ${offset} limit ${limit}`
    return sql`select ${n}::int as n, array(${walk}) as ids`
  })
  const { rows } = await sql<{ ids: number[] }>`
    ${sql.join(pages, sql` union all `)} order by n`.execute(db)
  return rows.map((row) => row.ids)
}

/**
 * At most `cap` index hits, filtered and sorted, for filters that few rows pass. `seen` counts hits
 * before unindexed filters.
 */
export async function sortedHits(
  db: Kysely<DB>,
  { filters, sort, offset, limit, cap }: Walk & Page & { cap: number },
): Promise<{ seen: number; total: number; ids: number[] }> {
  const isFit = joinAnd(unindexedConditions(filters))
  const { rows } = await sql<{ seen: number; total: number; ids: number[] }>`
    with seen as materialized (
      select s.property_id, ${hitKey(filters, sort)} as key, ${isFit} as fits from property_search s
      where ${joinAnd(indexConditions(filters))} limit ${cap}),
    hit as (select * from seen where fits)
    select (select count(*)::int from seen) as seen, count(*)::int as total, array(
      select h.property_id from hit h ${hitJoin(sort)} order by ${hitOrder(sort)}
      offset ${offset} limit ${limit}) as ids
    from hit h`.execute(db)
  return rows[0] ?? { seen: 0, total: 0, ids: [] }
}

/** Filters that `search_count` supports. */
export type CountableFilters = Pick<
  ListingFilters,
  'propertyType' | 'categoryId' | 'city' | 'cities' | 'state' | 'country' | 'promoted' | 'premium'
>

/** Filters that the index of a walk answers. */
export type WalkPrefix = CountableFilters & Pick<ListingFilters, 'posted'>

/**
 * Rows that a walk could read. Within a period they are counted up to `most`, then extrapolated.
 */
export async function walkableTotal(
  db: Kysely<DB>,
  { posted, ...prefix }: WalkPrefix,
  most: number,
): Promise<number> {
  if (!posted) return countedTotal(db, prefix)
  const counted = await countPosted(db, prefix, { posted, most })
  if (counted < most) return counted
  const extrapolated = await extrapolatePosted(db, prefix, { posted, most })
  return Math.max(counted, Math.min(extrapolated, await countedTotal(db, prefix)))
}

/** Counts listings by `search_count`, which is refreshed every minute. */
export async function countedTotal(
  db: Kysely<DB>,
  { promoted, premium, ...place }: CountableFilters,
): Promise<number> {
  const column = premium ? sql`premium` : promoted ? sql`promoted` : sql`listings`
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(${column}), 0)::int as total from search_count s
    where ${joinAnd(columnConditions(place))}`.execute(db)
  return rows[0]?.total ?? 0
}

/**
 * Parses a text with prefixes and typo tolerance into tsquery notation; null without words. Looks
 * up the vocabulary, so call it once.
 */
export async function forgivingQuery(db: Kysely<DB>, text: string): Promise<string | null> {
  const { rows } = await sql<{
    query: string | null
  }>`select forgiving_query(${text})::text as query`.execute(db)
  return rows[0]?.query ?? null
}

/** Parses texts in order; equal ones are parsed once. */
export async function forgivingQueries(
  db: Kysely<DB>,
  texts: readonly string[],
): Promise<(string | null)[]> {
  if (texts.length === 0) return []
  const { rows } = await sql<{ text: string; query: string | null }>`
    select t.text, forgiving_query(t.text)::text as query from unnest(${[...new Set(texts)]}::text[]) t (text)`.execute(
    db,
  )
  const readings = new Map(rows.map(({ text, query }) => [text, query]))
  return texts.map((text) => readings.get(text) ?? null)
}

/** Normalized names of cities whose name or state contains the text. */
export async function cityKeysLike(
  db: Kysely<DB>,
  { city, state }: { city?: string; state?: string },
): Promise<string[]> {
  const like = (column: string, text: string) =>
    sql`${sql.ref(column)} like '%' || replace(replace(replace(norm(${text}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`
  const places = [
    ...(city ? [like('city_key', city)] : []),
    ...(state ? [like('state_key', state)] : []),
  ]
  if (places.length === 0) return []
  const { rows } = await sql<{ city_key: string }>`
    select distinct city_key from search_count where ${sql.join(places, sql` or `)}`.execute(db)
  return rows.map((row) => row.city_key)
}

/** Splits off the filters that the index of a walk answers. */
export function splitForWalk(
  filters: ListingFilters,
  sort: ListingSort,
): { prefix: WalkPrefix; rest: ListingFilters } {
  if (sort === 'newest') return splitForNewest(filters)
  const { city, ...rest } = filters
  return city !== undefined && sort.startsWith('price')
    ? { prefix: { city }, rest }
    : { prefix: {}, rest: filters }
}

/** The walk is ordered by date, so it answers the period. */
function splitForNewest({ posted, ...filters }: ListingFilters) {
  const { city, categoryId, promoted, premium, ...others } = filters
  if (city !== undefined) {
    return { prefix: { posted, city }, rest: { ...others, categoryId, promoted, premium } }
  }
  if (promoted) return { prefix: { posted, promoted }, rest: { ...others, categoryId, premium } }
  if (premium) return { prefix: { posted, premium }, rest: { ...others, categoryId, promoted } }
  return { prefix: { posted, categoryId }, rest: { ...others, promoted, premium } }
}

function walkSource(sort: ListingSort): RawBuilder<unknown> {
  return sort === 'most_viewed' || sort === 'most_liked'
    ? sql`property_stats t join property_search s on s.property_id = t.property_id`
    : sql`property_search s`
}

/** Null for a price on request, which comes last; indexed so. */
const KNOWN_PRICE = sql`nullif(s.price_minor, 0)`

function walkOrder(sort: ListingSort): RawBuilder<unknown> {
  switch (sort) {
    case 'price_asc':
      return sql`${KNOWN_PRICE}, s.property_id`
    case 'price_desc':
      return sql`s.price_minor desc, s.property_id desc`
    case 'most_viewed':
      return sql`t.view_count desc, t.property_id desc`
    case 'most_liked':
      return sql`t.favourite_count desc, t.property_id desc`
    default:
      return sql`s.posted_at desc, s.property_id desc`
  }
}

function hitKey(filters: ListingFilters, sort: ListingSort): RawBuilder<unknown> {
  if (sort === 'nearest' && filters.around) return distanceKm(filters.around)
  if (sort === 'price_asc') return KNOWN_PRICE
  return sort === 'price_desc' ? sql`s.price_minor` : sql`s.posted_at`
}

function hitJoin(sort: ListingSort): RawBuilder<unknown> {
  return sort === 'most_viewed' || sort === 'most_liked'
    ? sql`join property_stats t on t.property_id = h.property_id`
    : sql``
}

function hitOrder(sort: ListingSort): RawBuilder<unknown> {
  switch (sort) {
    case 'price_asc':
    case 'nearest':
      return sql`h.key, h.property_id`
    case 'most_viewed':
    case 'most_liked':
      return walkOrder(sort)
    default:
      return sql`h.key desc, h.property_id desc`
  }
}
