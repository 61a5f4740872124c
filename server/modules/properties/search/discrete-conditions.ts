import { type RawBuilder, sql } from 'kysely'
import type { City, ListingFilters, PlainFilters } from './listing-filters.ts'

export type Condition = RawBuilder<unknown>

/** Larger room counts share one token. */
const LADDER_TOP = 10

/** Token thresholds in square meters; coarse, because the column is tested, too. */
const AREA_STEPS = [25, 50, 75, 100, 150, 200, 300, 500, 1000]

/**
 * Filters on values of a row: each as a condition on the row, cheap on a row at hand, and as the
 * token by which an index finds the row. `range` is tested in both cases.
 */
const RULES: Rules = {
  excludeId: { column: (id) => sql`s.property_id <> ${id}` },
  propertyType: {
    column: (type) => sql`s.property_type = ${type}`,
    token: (type) => sql`${`type:${type}`}::text`,
  },
  categoryId: {
    column: (id) => sql`s.category_id = ${id}`,
    token: (id) => sql`${`category:${id}`}::text`,
  },
  city: {
    column: (name) => sql`s.city_key = norm(${name})`,
    token: cityToken,
  },
  state: {
    column: (name) => sql`s.state_key = norm(${name})`,
    token: (name) => sql`'state:' || norm(${name})`,
  },
  country: {
    column: (name) => sql`s.country_key = norm(${name})`,
    token: (name) => sql`'country:' || norm(${name})`,
  },
  promoted: {
    column: (yes) => (yes ? sql`s.promoted` : undefined),
    token: (yes) => (yes ? sql`${'promoted'}::text` : undefined),
  },
  premium: {
    column: (yes) => (yes ? sql`s.is_premium` : sql`not s.is_premium`),
    token: (yes) => (yes ? sql`${'premium'}::text` : undefined),
    range: (yes) => (yes ? undefined : sql`not s.is_premium`),
  },
  minBedrooms: {
    column: (rooms) => sql`s.bedrooms >= ${rooms}`,
    token: (rooms) => roomToken('bed', rooms),
    range: (rooms) => (rooms > LADDER_TOP ? sql`s.bedrooms >= ${rooms}` : undefined),
  },
  minBathrooms: {
    column: (rooms) => sql`s.bathrooms >= ${rooms}`,
    token: (rooms) => roomToken('bath', rooms),
    range: (rooms) => (rooms > LADDER_TOP ? sql`s.bathrooms >= ${rooms}` : undefined),
  },
  minArea: {
    range: (area) => sql`s.area >= ${area}::float8`,
    token: (area) => {
      const step = AREA_STEPS.filter((it) => it <= area).at(-1)
      return step === undefined ? undefined : sql`${`area>${step}`}::text`
    },
  },
  maxArea: { range: (area) => sql`s.area <= ${area}::float8` },
  ownerId: {
    column: (id) => sql`s.tokens @> array[${`owner:${id}`}]`,
    token: (id) => sql`${`owner:${id}`}::text`,
  },
}

type Rule<Value> = {
  column?: (value: Value) => Condition | undefined
  token?: (value: Value) => Condition | undefined
  range?: (value: Value) => Condition | undefined
}

type DiscreteName =
  | keyof PlainFilters
  | 'excludeId'
  | 'categoryId'
  | 'city'
  | 'state'
  | 'country'
  | 'ownerId'

type Rules = { [Name in DiscreteName]: Rule<NonNullable<ListingFilters[Name]>> }

const NAMES = Object.keys(RULES).filter((name): name is DiscreteName => name in RULES)

/** Joins with `and`; true if empty. */
export function joinAnd(conditions: Condition[]): Condition {
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

export function discreteColumns(filters: ListingFilters): Condition[] {
  const { cities, categoryIds, cityKeys } = filters
  return [
    ...NAMES.flatMap((name) => ofRule(name, 'column', filters)),
    ...(categoryIds ? [sql`s.category_id = any(${categoryIds}::int[])`] : []),
    ...(cities ? [inCities(cities)] : []),
    ...(cityKeys ? [sql`s.city_key = any(${cityKeys})`] : []),
  ]
}

export function discreteRanges(filters: ListingFilters): Condition[] {
  return NAMES.flatMap((name) => ofRule(name, 'range', filters))
}

/** Conditions on the tokens, and on the id, which has none. */
export function discreteTokens({ categoryIds, cityKeys, ...filters }: ListingFilters): Condition[] {
  const hasAnyToken = (tokens: string[]) => sql`s.tokens && ${tokens}::text[]`
  return [
    ...tokensWithCities(filters),
    ...(categoryIds ? [hasAnyToken(categoryIds.map((id) => `category:${id}`))] : []),
    ...(cityKeys ? [hasAnyToken(cityKeys.map((key) => `city:${key}`))] : []),
    ...ofRule('excludeId', 'column', filters),
  ]
}

/** Uses only columns that `property_search` and `search_count` share. */
export function inCities(cities: City[]): Condition {
  const names = sql.join(cities.map(({ city }) => sql`norm(${city})`))
  const named = sql`s.city_key = any(array[${names}])`
  if (cities.every(isAnywhere)) return named
  // Names come first, because they are indexed.
  const inAny = cities.map(({ city, state, country }) =>
    joinAnd(discreteColumns({ city, state, country })),
  )
  return sql`(${named} and (${sql.join(inAny, sql` or `)}))`
}

/** Cities with a state or country repeat all other tokens to keep the index bitmap exact. */
function tokensWithCities({ cities, ...filters }: ListingFilters): Condition[] {
  if (cities && !cities.every(isAnywhere)) {
    const inAny = cities.map((city) => hasAll(tokenConditions({ ...filters, ...city })))
    return [sql`(${sql.join(inAny, sql` or `)})`]
  }
  const tokens = tokenConditions(filters)
  return [
    ...(tokens.length > 0 ? [hasAll(tokens)] : []),
    ...(cities
      ? [sql`s.tokens && array[${sql.join(cities.map(({ city }) => cityToken(city)))}]`]
      : []),
  ]
}

function tokenConditions(filters: ListingFilters): Condition[] {
  const parameters = (filters.parameterIds ?? []).map((id) => sql`${`has:${id}`}::text`)
  return [...parameters, ...NAMES.flatMap((name) => ofRule(name, 'token', filters))]
}

function ofRule<Name extends DiscreteName>(
  name: Name,
  form: keyof Rule<never>,
  filters: ListingFilters,
): Condition[] {
  const rule: Rules[Name] = RULES[name]
  const value: ListingFilters[Name] = filters[name]
  const condition = value === undefined ? undefined : rule[form]?.(value)
  return condition ? [condition] : []
}

function hasAll(tokens: Condition[]): Condition {
  return sql`s.tokens @> array[${sql.join(tokens)}]::text[]`
}

function cityToken(name: string): Condition {
  return sql`'city:' || norm(${name})`
}

function roomToken(kind: 'bed' | 'bath', rooms: number): Condition | undefined {
  return rooms === 0 ? undefined : sql`${`${kind}>${Math.min(rooms, LADDER_TOP)}`}::text`
}

function isAnywhere({ state, country }: City): boolean {
  return state === undefined && country === undefined
}
