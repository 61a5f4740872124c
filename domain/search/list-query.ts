import { noFilters, RESULTS_PER_PAGE, type SearchFilters } from './search-filters.ts'

/** Parameters that filter listings; `client/api` holds them against the contract. */
export function filterQuery(filters: SearchFilters) {
  const { offer, postedSince, near, area } = filters
  const bounds = area ? null : filters.bounds
  return withoutNothing({
    property_type: offer === null ? undefined : offer === 'rent' ? 1 : 0,
    category_slug_id: filters.category || undefined,
    city: filters.city || undefined,
    also_city: filters.alsoCities.map((name) => name.replaceAll('|', ' ')).join('|') || undefined,
    state: filters.state || undefined,
    country: filters.country || undefined,
    search: filters.search || undefined,
    exclude: filters.exclude || undefined,
    min_price: filters.minPrice ?? undefined,
    max_price: filters.maxPrice ?? undefined,
    posted_since: postedSince === null ? undefined : postedSince === 'week' ? 0 : 1,
    parameter_id: filters.parameters.join(',') || undefined,
    promoted: filters.promoted ? 1 : undefined,
    get_all_premium_properties: filters.premium ? 1 : undefined,
    latitude: near?.latitude,
    longitude: near?.longitude,
    radius: near?.radiusKm ?? undefined,
    min_bedrooms: filters.bedrooms ?? undefined,
    min_bathrooms: filters.bathrooms ?? undefined,
    min_area: filters.minArea ?? undefined,
    max_area: filters.maxArea ?? undefined,
    bounds: bounds ? [bounds.south, bounds.west, bounds.north, bounds.east].join(',') : undefined,
    area: area || undefined,
    travel: filters.travel || undefined,
  })
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
  const { alsoCities, exclude, bedrooms, bathrooms, minArea, maxArea } = noFilters
  const { bounds, area, areaName, travel } = noFilters
  const known = ['newest', 'most_viewed', 'most_liked'].includes(filters.sort)
  const sort = known ? filters.sort : noFilters.sort
  const rooms = { bedrooms, bathrooms, minArea, maxArea }
  return { ...filters, ...rooms, alsoCities, exclude, bounds, area, areaName, travel, sort }
}

function withoutNothing<const Query extends object>(query: Query): Query
function withoutNothing(query: object): object {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
}
