import { webMercator } from '@hearth/streets/geometry/web-mercator'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Bounds } from '@/domain/place/distance.ts'
import type { DB } from '@/generated/database.ts'
import { joinAnd } from './discrete-conditions.ts'
import type { ListingFilters } from './listing-filters.ts'
import { columnConditions, indexConditions, unindexedConditions } from './search-conditions.ts'

export type Cell = {
  listings: number
  /** Mean position. */
  latitude: number
  longitude: number
  south: number
  west: number
  north: number
  east: number
  min_price: number
  max_price: number
  /** One of the listings, if known. */
  id: number | null
}

export type MarkerRow = {
  id: number
  slug: string
  title: string
  price_minor: number
  currency: string
  rent_duration: 'Daily' | 'Monthly' | 'Quarterly' | 'Yearly' | null
  property_type: number
  is_premium: boolean
  promoted: boolean
  city: string
  state: string
  country: string
  title_image_key: string | null
  title_image_hash: string | null
  title_image_width: number | null
  title_image_height: number | null
}

/** 2^20 cells per side. A grid of 2^level uses the same numbers, shifted right. */
const FINEST_LEVEL = 20
/** Squares per side in the index by square; a query names at most MAX_SQUARES. */
const SQUARES = 2 ** 12
const MAX_SQUARES = 800
/** Levels precomputed in `map_cell`. */
export const COUNTED_LEVELS = { least: 3, most: 12 }

export type GridFilters = Pick<ListingFilters, 'propertyType' | 'categoryId'> & { boxes: Bounds[] }

/** Precomputed counts of the cells that touch the boxes, and in total. */
export async function countedInBoxes(
  db: Kysely<DB>,
  filters: GridFilters,
  level: number,
): Promise<{ inside: number; all: number }> {
  const { rows } = await sql<{ inside: number; all: number }>`
    select (select coalesce(sum(listings), 0) from map_cell where ${joinAnd(gridConditions(filters, level))})::int as inside,
      (select coalesce(sum(listings), 0) from map_cell where level = ${COUNTED_LEVELS.least})::int as all`.execute(
    db,
  )
  return rows[0] ?? { inside: 0, all: 0 }
}

/** Precomputed cells with their center in the boxes. */
export async function countedCells(
  db: Kysely<DB>,
  filters: GridFilters,
  level: number,
): Promise<Cell[]> {
  const { rows } = await sql<Cell>`
    select * from (
      select sum(listings)::int as listings, sum(latitude * listings) / sum(listings) as latitude,
        sum(longitude * listings) / sum(listings) as longitude, min(south) as south, min(west) as west,
        max(north) as north, max(east) as east, min(min_price) as min_price, max(max_price) as max_price, null::int as id
      from map_cell where ${joinAnd(gridConditions(filters, level))} group by x, y) c
    where ${insideAny(filters.boxes)}`.execute(db)
  return rows
}

export type CellSource =
  | { kind: 'indexes' }
  | { kind: 'rows' }
  /** Squares that touch the boxes, from one covering index. */
  | { kind: 'squares' }
  /** A share of the table's pages, always the same ones. */
  | { kind: 'sample'; percent: number }

export function isKnownBySquare(filters: ListingFilters): boolean {
  const { query, excluded, parameterIds, ownerId } = filters
  return !query && !excluded && !parameterIds && ownerId === undefined
}

/**
 * Counts matching listings per cell. Uses sum / count, because PostgreSQL's avg() of floats also
 * computes variances.
 */
export async function searchedCells(
  db: Kysely<DB>,
  filters: ListingFilters & { boxes: Bounds[] },
  level: number,
  source: CellSource,
): Promise<Cell[]> {
  const conditions = listConditions(filters, source)
  const rowsOf =
    source.kind === 'sample'
      ? sql`property_search s tablesample system (${source.percent}) repeatable (0)`
      : sql`property_search s`
  const shift = FINEST_LEVEL - level
  const { rows } = await sql<Cell>`
    select count(*)::int as listings, sum(latitude) / count(*) as latitude, sum(longitude) / count(*) as longitude, min(latitude) as south,
      min(longitude) as west, max(latitude) as north, max(longitude) as east, min(price_minor) as min_price,
      max(price_minor) as max_price, min(property_id) as id
    from ${rowsOf} where ${joinAnd(conditions)} group by cell_x >> ${shift}::int, cell_y >> ${shift}::int`.execute(
    db,
  )
  return rows
}

function listConditions(
  filters: ListingFilters & { boxes: Bounds[] },
  { kind }: CellSource,
): RawBuilder<unknown>[] {
  if (kind === 'indexes') return [...indexConditions(filters), ...unindexedConditions(filters)]
  const conditions = columnConditions(filters)
  return kind === 'squares' ? [inSquares(filters.boxes), ...conditions] : conditions
}

/** Few squares are named by number; many are found by whether they hold listings. */
function inSquares(boxes: Bounds[]): RawBuilder<unknown> {
  const ranges = boxes.map(({ south, west, north, east }) => {
    const [first, last] = [toCell(north, west), toCell(south, east)]
    return { x: [first.x, last.x] as const, y: [first.y, last.y] as const }
  })
  const count = ranges.reduce((sum, { x, y }) => sum + (x[1] - x[0] + 1) * (y[1] - y[0] + 1), 0)
  const square = sql`(((s.cell_x >> 8) << 12) | (s.cell_y >> 8))`
  if (count <= MAX_SQUARES) {
    const squares = ranges.flatMap(({ x, y }) =>
      numbers(x).flatMap((column) => numbers(y).map((row) => column * SQUARES + row)),
    )
    return sql`${square} = any(${squares}::int[])`
  }
  const met = ranges.map(
    ({ x, y }) => sql`(x between ${x[0]} and ${x[1]} and y between ${y[0]} and ${y[1]})`,
  )
  return sql`${square} = any(array(select distinct (x << 12) | y from map_cell
    where level = ${COUNTED_LEVELS.most} and (${sql.join(met, sql` or `)})))`
}

function toCell(latitude: number, longitude: number): { x: number; y: number } {
  const { x, y } = webMercator({ latitude, longitude })
  const bounded = (share: number) => Math.min(Math.max(Math.floor(share * SQUARES), 0), SQUARES - 1)
  return { x: bounded(x), y: bounded(y) }
}

function numbers([from, to]: readonly [number, number]): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

export async function readMarkers(db: Kysely<DB>, ids: number[]): Promise<MarkerRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<MarkerRow>`
    select p.id, p.slug, p.title, p.price_minor, p.currency, p.rent_duration, p.property_type, p.is_premium, s.promoted,
      p.city, p.state, p.country, p.title_image_key, i.hash as title_image_hash, i.width as title_image_width,
      i.height as title_image_height
    from property p join property_search s on s.property_id = p.id
    left join stored_file i on i.key = p.title_image_key
    where p.id = any(${ids}::int[])`.execute(db)
  return rows
}

function gridConditions(
  { propertyType, categoryId, boxes }: GridFilters,
  level: number,
): RawBuilder<unknown>[] {
  const met = boxes.map(({ south, west, north, east }) => {
    const shift = FINEST_LEVEL - level
    return sql`(x between cell_x(${west}) >> ${shift}::int and cell_x(${east}) >> ${shift}::int
      and y between cell_y(${north}) >> ${shift}::int and cell_y(${south}) >> ${shift}::int)`
  })
  return [
    sql`level = ${level}`,
    sql`(${sql.join(met, sql` or `)})`,
    ...(propertyType === undefined ? [] : [sql`property_type = ${propertyType}`]),
    ...(categoryId === undefined ? [] : [sql`category_id = ${categoryId}`]),
  ]
}

function insideAny(boxes: Bounds[]): RawBuilder<unknown> {
  const inside = boxes.map(
    ({ south, west, north, east }) =>
      sql`(latitude between ${south} and ${north} and longitude between ${west} and ${east})`,
  )
  return sql.join(inside, sql` or `)
}
