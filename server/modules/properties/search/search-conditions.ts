import { type Bounds, boundsAround, splitBounds } from '@hearth/streets/geometry/position'
import { type RawBuilder, sql } from 'kysely'
import { boxesOver, inAreas } from './area-conditions.ts'
import {
  type Condition,
  discreteColumns,
  discreteRanges,
  discreteTokens,
  inCities,
} from './discrete-conditions.ts'
import type { ListingFilters, PostedSince } from './listing-filters.ts'

/** Filters as column conditions, cheap on a row at hand. */
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

/** Filters as index conditions, without `unindexedConditions` but with boxes around drawn areas. */
export function indexConditions(filters: ListingFilters): Condition[] {
  return [
    ...discreteTokens(filters),
    ...cityForPrices(filters),
    ...rangeConditions(filters),
    ...areaConditions(filters, true),
    ...(filters.areas ? areaConditions({ boxes: boxesOver(filters.areas) }, true) : []),
    ...textConditions(filters),
  ]
}

/**
 * Great-circle distance in kilometers to the search row (haversine, mean earth radius 6371.0088
 * km).
 */
export function distanceKm(from: { latitude: number; longitude: number }): RawBuilder<number> {
  const { latitude, longitude } = from
  return sql<number>`(12742.0176 * asin(sqrt(least(1, power(sin(radians(s.latitude - ${latitude}) / 2), 2)
    + cos(radians(${latitude})) * cos(radians(s.latitude)) * power(sin(radians(s.longitude - ${longitude}) / 2), 2)))))`
}

/** Added, because the price index starts with the city. */
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
  if (f.reached) conditions.push(sql`s.property_id = any(${f.reached}::int[])`)
  const isPriced = f.minPriceMinor !== undefined || f.maxPriceMinor !== undefined
  if (isPriced) conditions.push(sql`s.price_minor > 0`)
  if (f.minPriceMinor !== undefined) conditions.push(sql`s.price_minor >= ${f.minPriceMinor}`)
  if (f.maxPriceMinor !== undefined) conditions.push(sql`s.price_minor <= ${f.maxPriceMinor}`)
  conditions.push(...discreteRanges(f))
  if (f.posted) conditions.push(postedWithin(f.posted, sql`s.posted_at`))
  return conditions
}

export function postedWithin(posted: PostedSince, moment: Condition): Condition {
  const { from, until } = toDayRange(posted)
  const isBefore = posted.when === 'lastSevenDays' ? sql`<=` : sql`<`
  return sql`(${moment} >= ${from} and ${moment} ${isBefore} ${until})`
}

export function toDayRange({ when, now, timeZone }: PostedSince): {
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

/** Box and circle filters; `indexed` uses the point index. */
export function areaConditions(
  { boxes, around }: Pick<ListingFilters, 'boxes' | 'around'>,
  indexed: boolean,
): Condition[] {
  const within = (areas: Bounds[]) => {
    const inside = areas.map((box) => (indexed ? insideByIndex(box) : insideByColumns(box)))
    return sql`(${sql.join(inside, sql` or `)})`
  }
  if (!around) return boxes ? [within(boxes)] : []
  // The bounding box comes first: an index answers it and saves most of the math.
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

/** Filters tested on the rows that an index found. */
export function unindexedConditions(filters: ListingFilters): Condition[] {
  return [
    ...excludedConditions(filters),
    ...(filters.areas ? [inAreas(filters.areas)] : []),
    ...(filters.nearbyPlaceIds ? [isNearAny(filters.nearbyPlaceIds)] : []),
  ]
}

function isNearAny(nearbyPlaceIds: number[]): Condition {
  return sql`exists (select 1 from property_facility near
    where near.property_id = s.property_id and near.facility_id = any(${nearbyPlaceIds}::int[]))`
}

/** Whether index hits need further tests. */
export function hasUnindexed({ excluded, areas, nearbyPlaceIds }: ListingFilters): boolean {
  return excluded !== undefined || areas !== undefined || nearbyPlaceIds !== undefined
}

function excludedConditions({ excluded = [] }: Pick<ListingFilters, 'excluded'>): Condition[] {
  return excluded.map(
    (words) => sql`not s.doc @@ phraseto_tsquery('simple', search_text(${words}))`,
  )
}
