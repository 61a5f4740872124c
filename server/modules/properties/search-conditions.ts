import { type RawBuilder, sql } from 'kysely'
import { type Bounds, boundsAround, splitBounds } from '@/domain/distance.ts'
import type { DrawnArea } from '@/domain/drawn-area.ts'
import { boxesOver, inAreas } from './area-conditions.ts'
import {
  type Condition,
  type DiscreteFilters,
  discreteColumns,
  exclusions,
  inCities,
  LADDER_TOP,
  tokenConditions,
} from './discrete-conditions.ts'

/** Order of a result; ties are settled by id, so pages neither repeat nor lose a listing. */
export type ListingSort =
  | 'newest'
  | 'price_asc'
  | 'price_desc'
  | 'most_viewed'
  | 'most_liked'
  | 'nearest'

/** What a listing must be to be found. Absent parts do not filter. */
export type ListingFilters = DiscreteFilters & {
  minPriceMinor?: number
  maxPriceMinor?: number
  /** Square metres. */
  maxArea?: number
  posted?: PostedSince
  query?: TextQuery
  /** Any of these kinds of places is near by. */
  facilityIds?: number[]
  /** Words and phrases, none of which the listing holds. */
  excluded?: string[]
  /** Boxes in degrees; two when the area crosses the 180th meridian. */
  boxes?: Bounds[]
  /** In any of these. */
  areas?: DrawnArea[]
  around?: Circle
}

export type Circle = { latitude: number; longitude: number; radiusKm: number }

/** A search as typed, or one already read into PostgreSQL's tsquery notation. */
export type TextQuery = { text: string } | { tsquery: string }

/** Days begin at midnight of the time zone, weeks on Monday. */
export type PostedSince = {
  when: 'yesterday' | 'lastSevenDays' | 'lastCalendarWeek'
  now: Date
  timeZone: string
}

/** The filters as column conditions: cheap to test on a row that is at hand. */
export function columnConditions(filters: ListingFilters): Condition[] {
  return [
    ...discreteColumns(filters),
    ...rangeConditions(filters),
    ...areaConditions(filters, false),
    ...textConditions(filters),
    ...parameterConditions(filters),
    ...unindexedConditions(filters),
  ]
}

/**
 * The filters as index conditions: every discrete fact through the one token index, areas through the
 * point index. Those of `unindexedConditions` are not among them, though boxes over drawn areas are.
 */
export function indexConditions(filters: ListingFilters): Condition[] {
  return [
    ...tokenConditions(filters),
    ...(filters.categoryIds
      ? [sql`s.tokens && ${filters.categoryIds.map((id) => `category:${id}`)}::text[]`]
      : []),
    ...(filters.cityKeys
      ? [sql`s.tokens && ${filters.cityKeys.map((key) => `city:${key}`)}::text[]`]
      : []),
    ...cityForPrices(filters),
    ...exclusions(filters),
    ...rangeConditions(filters),
    ...areaConditions(filters, true),
    ...(filters.areas ? areaConditions({ boxes: boxesOver(filters.areas) }, true) : []),
    ...textConditions(filters),
  ]
}

/** Great-circle distance in kilometres from a point to the search row (haversine, mean earth radius 6371.0088 km). */
export function distanceKm(from: { latitude: number; longitude: number }): RawBuilder<number> {
  const { latitude, longitude } = from
  return sql<number>`(12742.0176 * asin(sqrt(least(1, power(sin(radians(s.latitude - ${latitude}) / 2), 2)
    + cos(radians(${latitude})) * cos(radians(s.latitude)) * power(sin(radians(s.longitude - ${longitude}) / 2), 2)))))`
}

/** With a price, the city's column too: prices are indexed by city, those of the whole country are many more. */
function cityForPrices(f: ListingFilters): Condition[] {
  const isPriced = f.minPriceMinor !== undefined || f.maxPriceMinor !== undefined
  if (!isPriced) return []
  if (f.cities) return [inCities(f.cities)]
  return f.city === undefined ? [] : [sql`s.city_key = norm(${f.city})`]
}

function parameterConditions(f: ListingFilters): Condition[] {
  const tokens = (f.parameterIds ?? []).map((id) => `has:${id}`)
  return tokens.length > 0 ? [sql`s.tokens @> array[${sql.join(tokens)}]::text[]`] : []
}

function rangeConditions(f: ListingFilters): Condition[] {
  const conditions: Condition[] = []
  if (f.minPriceMinor !== undefined) conditions.push(sql`s.price_minor >= ${f.minPriceMinor}`)
  if (f.maxPriceMinor !== undefined) conditions.push(sql`s.price_minor <= ${f.maxPriceMinor}`)
  if (f.minArea !== undefined) conditions.push(sql`s.area >= ${f.minArea}::float8`)
  if (f.maxArea !== undefined) conditions.push(sql`s.area <= ${f.maxArea}::float8`)
  if ((f.minBedrooms ?? 0) > LADDER_TOP) conditions.push(sql`s.bedrooms >= ${f.minBedrooms}`)
  if ((f.minBathrooms ?? 0) > LADDER_TOP) conditions.push(sql`s.bathrooms >= ${f.minBathrooms}`)
  if (f.premium === false) conditions.push(sql`not s.is_premium`)
  if (f.posted) conditions.push(postedWithin(f.posted, sql`s.posted_at`))
  return conditions
}

/** A moment lies in the wanted days. */
export function postedWithin(posted: PostedSince, moment: Condition): Condition {
  const { from, until } = daysOf(posted)
  const isBefore = posted.when === 'lastSevenDays' ? sql`<=` : sql`<`
  return sql`(${moment} >= ${from} and ${moment} ${isBefore} ${until})`
}

/** When the wanted days begin and end. */
export function daysOf({ when, now, timeZone }: PostedSince): {
  from: Condition
  until: Condition
} {
  const start = (unit: 'day' | 'week') => sql`date_trunc(${unit}, ${now}::timestamptz, ${timeZone})`
  switch (when) {
    case 'yesterday':
      return { from: sql`${start('day')} - interval '1 day'`, until: start('day') }
    case 'lastSevenDays':
      return { from: sql`${now}::timestamptz - interval '7 days'`, until: sql`${now}::timestamptz` }
    case 'lastCalendarWeek':
      return { from: sql`${start('week')} - interval '7 days'`, until: start('week') }
  }
}

/** Inside a box or a circle, over `s.latitude` and `s.longitude`; `indexed` speaks to the point index of listings. */
export function areaConditions(
  { boxes, around }: Pick<ListingFilters, 'boxes' | 'around'>,
  indexed: boolean,
): Condition[] {
  const within = (areas: Bounds[]) => {
    const inside = areas.map((box) => (indexed ? insideByIndex(box) : insideByColumns(box)))
    return sql`(${sql.join(inside, sql` or `)})`
  }
  if (!around) return boxes ? [within(boxes)] : []
  // The circle's own box comes first: an index answers it, and it spares most of the arithmetic.
  const circle = [
    within(splitBounds(boundsAround(around, around.radiusKm))),
    sql`${distanceKm(around)} <= ${around.radiusKm}`,
  ]
  return boxes ? [within(boxes), ...circle] : circle
}

function insideByColumns({ south, west, north, east }: Bounds): Condition {
  return sql`(s.latitude between ${south} and ${north} and s.longitude between ${west} and ${east})`
}

function insideByIndex({ south, west, north, east }: Bounds): Condition {
  return sql`point(s.longitude, s.latitude) <@ box(point(${west}, ${south}), point(${east}, ${north}))`
}

function textConditions(f: ListingFilters): Condition[] {
  if (!f.query) return []
  return 'text' in f.query
    ? [sql`s.doc @@ websearch_to_tsquery('simple', search_text(${f.query.text}))`]
    : [sql`s.doc @@ ${f.query.tsquery}::tsquery`]
}

/**
 * What no index answers, so that rows that an index found are to be looked at: excluded words, drawn areas, places
 * near by.
 */
export function unindexedConditions(filters: ListingFilters): Condition[] {
  return [
    ...excludedConditions(filters),
    ...(filters.areas ? [inAreas(filters.areas)] : []),
    ...(filters.facilityIds ? [isNearAny(filters.facilityIds)] : []),
  ]
}

function isNearAny(facilityIds: number[]): Condition {
  return sql`exists (select 1 from property_facility near
    where near.property_id = s.property_id and near.facility_id = any(${facilityIds}::int[]))`
}

/** Whether a look at no more than the rows that an index found may miss some. */
export function hasUnindexed({ excluded, areas, facilityIds }: ListingFilters): boolean {
  return excluded !== undefined || areas !== undefined || facilityIds !== undefined
}

/** None of the words is in the listing's text; a phrase is its words in a row. */
function excludedConditions({ excluded = [] }: Pick<ListingFilters, 'excluded'>): Condition[] {
  return excluded.map(
    (words) => sql`not s.doc @@ phraseto_tsquery('simple', search_text(${words}))`,
  )
}
