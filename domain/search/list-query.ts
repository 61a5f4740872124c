import {
  eachFilter,
  type FilterName,
  type FilterTable,
  filterNames,
  filterRow,
  formatBounds,
  noFilters,
  RESULTS_PER_PAGE,
  type SearchFilters,
} from './search-filters.ts'

type WireValues = {
  text: string
  city: string
  cities: string
  amount: number
  count: number
  flag: 1
  ids: string
  bounds: string
  area: string
  travel: string
  near: number
}

export type WireValue<Name extends FilterName> = FilterTable[Name] extends {
  codes: Readonly<Record<string, infer Code>>
}
  ? Code
  : FilterTable[Name]['type'] extends infer Type extends keyof WireValues
    ? WireValues[Type]
    : never

type FilterQuery = {
  [Name in FilterName as FilterTable[Name] extends { wire: infer Wire extends string }
    ? Wire
    : never]?: WireValue<Name>
} & { longitude?: number; radius?: number }

/** Parameters that filter listings; `client/api` holds them against the contract. */
export function filterQuery(filters: SearchFilters): FilterQuery {
  const { near, area } = filters
  const asked = { ...filters, bounds: area ? null : filters.bounds }
  const entries = filterNames.map((name) => [filterRow(name).wire, toWire(asked, name)])
  return {
    ...Object.fromEntries(entries.filter(([wire, value]) => wire && (value || value === 0))),
    ...(near && { longitude: near.longitude }),
    ...(near && near.radiusKm !== null && { radius: near.radiusKm }),
  }
}

function toWire(filters: SearchFilters, name: FilterName): unknown {
  const value = filters[name]
  switch (filterRow(name).type) {
    case 'choice':
      return filterRow(name).codes?.[String(value)]
    case 'flag':
      return value ? 1 : undefined
    case 'ids':
      return filters.parameters.join(',')
    case 'cities':
      return filters.alsoCities.map((city) => city.replaceAll('|', ' ')).join('|')
    case 'bounds':
      return formatBounds(filters)
    case 'near':
      return filters.near?.latitude
    default:
      return value
  }
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
