import { type RawBuilder, sql } from 'kysely'

/** Exact-match filters, stored as columns and as tokens of the search row. */
export type DiscreteFilters = {
  propertyType?: number
  categoryId?: number
  categoryIds?: number[]
  city?: string
  /** Matches any of them; replaces `city`, `state` and `country`. */
  cities?: City[]
  state?: string
  country?: string
  /** Normalized names. */
  cityKeys?: string[]
  minBedrooms?: number
  minBathrooms?: number
  /** Square meters. */
  minArea?: number
  /** Requires a value for each. */
  parameterIds?: number[]
  promoted?: boolean
  premium?: boolean
  ownerId?: number
  excludeId?: number
}

/** A missing state or country matches any. */
export type City = { city: string; state?: string; country?: string }

export type Condition = RawBuilder<unknown>

/** Token thresholds in square meters; coarse, because the column is tested, too. */
const AREA_STEPS = [25, 50, 75, 100, 150, 200, 300, 500, 1000]
/** Larger room counts share one token. */
export const LADDER_TOP = 10

/** Joins with `and`; true if empty. */
export function allOf(conditions: Condition[]): Condition {
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

export function discreteColumns(f: DiscreteFilters): Condition[] {
  const conditions = exclusions(f)
  if (f.propertyType !== undefined) conditions.push(sql`s.property_type = ${f.propertyType}`)
  if (f.categoryId !== undefined) conditions.push(sql`s.category_id = ${f.categoryId}`)
  if (f.categoryIds) conditions.push(sql`s.category_id = any(${f.categoryIds}::int[])`)
  if (f.city !== undefined) conditions.push(sql`s.city_key = norm(${f.city})`)
  if (f.cities) conditions.push(inCities(f.cities))
  if (f.state !== undefined) conditions.push(sql`s.state_key = norm(${f.state})`)
  if (f.country !== undefined) conditions.push(sql`s.country_key = norm(${f.country})`)
  if (f.cityKeys) conditions.push(sql`s.city_key = any(${f.cityKeys})`)
  if (f.promoted) conditions.push(sql`s.promoted`)
  if (f.premium !== undefined)
    conditions.push(f.premium ? sql`s.is_premium` : sql`not s.is_premium`)
  if (f.minBedrooms !== undefined) conditions.push(sql`s.bedrooms >= ${f.minBedrooms}`)
  if (f.minBathrooms !== undefined) conditions.push(sql`s.bathrooms >= ${f.minBathrooms}`)
  if (f.ownerId !== undefined) conditions.push(sql`s.tokens @> array[${`owner:${f.ownerId}`}]`)
  return conditions
}

/** Uses only columns that `property_search` and `search_count` share. */
export function inCities(cities: City[]): Condition {
  const names = sql.join(cities.map(({ city }) => sql`norm(${city})`))
  const named = sql`s.city_key = any(array[${names}])`
  if (cities.every(isAnywhere)) return named
  // Names come first, because they are indexed.
  const inAny = cities.map(({ city, state, country }) =>
    allOf(discreteColumns({ city, state, country })),
  )
  return sql`(${named} and (${sql.join(inAny, sql` or `)}))`
}

function isAnywhere({ state, country }: City): boolean {
  return state === undefined && country === undefined
}

/** Cities with a state or country repeat all other tokens to keep the index bitmap exact. */
export function tokenConditions({ cities, ...filters }: DiscreteFilters): Condition[] {
  if (cities && !cities.every(isAnywhere)) {
    const inAny = cities.map((city) => hasTokens(discreteTokens({ ...filters, ...city })))
    return [sql`(${sql.join(inAny, sql` or `)})`]
  }
  const tokens = discreteTokens(filters)
  return [
    ...(tokens.length > 0 ? [hasTokens(tokens)] : []),
    ...(cities
      ? [sql`s.tokens && array[${sql.join(cities.map(({ city }) => cityToken(city)))}]`]
      : []),
  ]
}

function hasTokens(tokens: Condition[]): Condition {
  return sql`s.tokens @> array[${sql.join(tokens)}]::text[]`
}

function cityToken(name: string): Condition {
  return sql`'city:' || norm(${name})`
}

export function exclusions(f: DiscreteFilters): Condition[] {
  return f.excludeId === undefined ? [] : [sql`s.property_id <> ${f.excludeId}`]
}

function discreteTokens(f: DiscreteFilters): Condition[] {
  const tokens: Condition[] = (f.parameterIds ?? []).map((id) => sql`${`has:${id}`}::text`)
  const add = (token: string) => tokens.push(sql`${token}::text`)
  if (f.propertyType !== undefined) add(`type:${f.propertyType}`)
  if (f.categoryId !== undefined) add(`category:${f.categoryId}`)
  if (f.city !== undefined) tokens.push(cityToken(f.city))
  if (f.state !== undefined) tokens.push(sql`'state:' || norm(${f.state})`)
  if (f.country !== undefined) tokens.push(sql`'country:' || norm(${f.country})`)
  if (f.promoted) add('promoted')
  if (f.premium) add('premium')
  if (f.ownerId !== undefined) add(`owner:${f.ownerId}`)
  if (f.minBedrooms) add(`bed>${Math.min(f.minBedrooms, LADDER_TOP)}`)
  if (f.minBathrooms) add(`bath>${Math.min(f.minBathrooms, LADDER_TOP)}`)
  const step = AREA_STEPS.filter((at) => at <= (f.minArea ?? 0)).at(-1)
  if (step !== undefined) add(`area>${step}`)
  return tokens
}
