import { noFilters, RESULTS_PER_PAGE, type SearchFilters } from './search-filters.ts'

/** get-property-list parameters. */
export type ListQuery = {
  property_type?: 0 | 1
  category_slug_id?: string
  city?: string
  /** Place codes separated by "|". */
  also_city?: string
  state?: string
  country?: string
  search?: string
  exclude?: string
  min_price?: number
  max_price?: number
  posted_since?: 0 | 1
  parameter_id?: string
  promoted?: 1
  get_all_premium_properties?: 1
  latitude?: number
  longitude?: number
  radius?: number
  most_viewed?: 1
  most_liked?: 1
  sort?: 'price_asc' | 'price_desc' | 'nearest'
  min_bedrooms?: number
  min_bathrooms?: number
  min_area?: number
  max_area?: number
  bounds?: string
  area?: string
}

/** Shared by lists and facet counts. */
export function filterQuery(filters: SearchFilters): ListQuery {
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
  })
}

/**
 * `most_viewed` and `most_liked` use parameters that every provider knows, so they work without
 * `listing-search`.
 */
export function listQuery(filters: SearchFilters): ListQuery & { limit: number; offset: number } {
  const { sort, page } = filters
  return {
    ...filterQuery(filters),
    ...(sort === 'most_viewed' && { most_viewed: 1 }),
    ...(sort === 'most_liked' && { most_liked: 1 }),
    ...((sort === 'price_asc' || sort === 'price_desc' || sort === 'nearest') && { sort }),
    limit: RESULTS_PER_PAGE,
    offset: (page - 1) * RESULTS_PER_PAGE,
  }
}

/** For providers without the extension `listing-search`. */
export function commonFilters(filters: SearchFilters): SearchFilters {
  const { alsoCities, exclude, bedrooms, bathrooms, minArea, maxArea, bounds, area } = noFilters
  const known = ['newest', 'most_viewed', 'most_liked'].includes(filters.sort)
  const sort = known ? filters.sort : noFilters.sort
  const plain = { alsoCities, exclude, bedrooms, bathrooms, minArea, maxArea, bounds, area, sort }
  return { ...filters, ...plain }
}

function withoutNothing(query: ListQuery): ListQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
}
