import {
  eachFilter,
  type FilterName,
  type FilterTable,
  filterNames,
  filterRow,
  noFilters,
  RESULTS_PER_PAGE,
  type SearchFilters,
} from './search-filters.ts'

export type WireValue<Name extends FilterName> = ReturnType<
  FilterTable[Name]['type']['toWire']
>[string]

type FilterQuery = {
  [Name in FilterName as FilterTable[Name] extends { wire: infer Wire extends string }
    ? Wire
    : never]?: WireValue<Name>
} & { longitude?: number; radius?: number }

/** Parameters that filter listings; `client/api` holds them against the contract. */
export function filterQuery(filters: SearchFilters): FilterQuery {
  const asked = { ...filters, bounds: filters.area ? null : filters.bounds }
  const entries = filterNames.flatMap((name) => {
    const { type, wire } = filterRow(name)
    return wire ? Object.entries(type.toWire(asked[name], wire)) : []
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/**
 * Sends `newest` where a provider would put the nearest first. `most_viewed` and `most_liked` use parameters that every provider knows, so they work without
 * `listing-search`.
 */
export function listQuery(filters: SearchFilters) {
  const { sort, page, turn, near } = filters
  const isNearestUsual = near !== null && near.radiusKm === null
  return {
    ...filterQuery(filters),
    ...(sort === 'most_viewed' && ({ most_viewed: 1 } as const)),
    ...(sort === 'most_liked' && ({ most_liked: 1 } as const)),
    ...(sort === 'newest' && isNearestUsual && { sort }),
    ...((sort === 'price_asc' || sort === 'price_desc' || sort === 'nearest') && { sort }),
    limit: RESULTS_PER_PAGE,
    offset: (page - 1) * RESULTS_PER_PAGE,
    ...(page > 1 && turn !== null && { rotation: turn }),
  }
}

/** For providers without the extension `listing-search`. */
export function commonFilters(filters: SearchFilters): SearchFilters {
  const known = ['newest', 'most_viewed', 'most_liked'].includes(filters.sort)
  const common = eachFilter((name) => (filterRow(name).extension ? noFilters : filters)[name])
  return { ...common, sort: known ? filters.sort : noFilters.sort }
}
