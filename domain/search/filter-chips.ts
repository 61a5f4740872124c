import { decodeTravel, encodeTravel, type TravelLimit } from '../place/travel.ts'
import { noFilters, type SearchFilters } from './search-filters.ts'
import { chosenPlaces, isFarApart } from './search-places.ts'

/** `without`: the search without this filter. */
export type FilterChip = { without: SearchFilters } & (
  | { name: 'offer'; value: NonNullable<SearchFilters['offer']> }
  | { name: 'category' | 'city' | 'state' | 'country' | 'search' | 'exclude'; value: string }
  | { name: 'price'; least: number | null; most: number | null; isMonthly: boolean }
  | { name: 'area'; least: number | null; most: number | null }
  | { name: 'bedrooms' | 'bathrooms'; value: number }
  | { name: 'drawn'; value: number; label: string }
  | { name: 'postedSince'; value: NonNullable<SearchFilters['postedSince']> }
  | { name: 'premium' | 'promoted' | 'bounds' }
  | { name: 'parameter'; value: number }
  | { name: 'near'; radiusKm: number }
  | { name: 'travel'; limit: TravelLimit }
)

export function filterChips(filters: SearchFilters): FilterChip[] {
  const without = (change: Partial<SearchFilters>) => ({ ...filters, page: 1, ...change })
  const chips: FilterChip[] = []
  const { offer, minPrice, maxPrice, minArea, maxArea, postedSince } = filters
  if (offer) chips.push({ name: 'offer', value: offer, without: without({ offer: null }) })
  if (filters.category) {
    chips.push({ name: 'category', value: filters.category, without: without({ category: '' }) })
  }
  for (const { label, without: rest } of chosenPlaces(filters)) {
    const value = filters.state && !isFarApart(filters) ? `${label}, ${filters.state}` : label
    chips.push({ name: 'city', value, without: without(rest) })
  }
  // One chip for a place: a city names its state, and a state stands for its country.
  const region = filters.city ? null : filters.state ? 'state' : filters.country ? 'country' : null
  if (region) {
    const rest = without({ state: '', country: '' })
    chips.push({ name: region, value: filters[region], without: rest })
  }
  for (const name of ['search', 'exclude'] as const) {
    const value = filters[name]
    if (value) chips.push({ name, value, without: without({ [name]: '' }) })
  }
  if (minPrice !== null || maxPrice !== null) {
    const rest = without({ minPrice: null, maxPrice: null })
    const ends = { least: minPrice, most: maxPrice, isMonthly: offer === 'rent' }
    chips.push({ name: 'price', ...ends, without: rest })
  }
  for (const name of ['bedrooms', 'bathrooms'] as const) {
    const value = filters[name]
    if (value !== null) chips.push({ name, value, without: without({ [name]: null }) })
  }
  if (minArea !== null || maxArea !== null) {
    const rest = without({ minArea: null, maxArea: null })
    chips.push({ name: 'area', least: minArea, most: maxArea, without: rest })
  }
  if (postedSince) {
    const rest = without({ postedSince: null })
    chips.push({ name: 'postedSince', value: postedSince, without: rest })
  }
  for (const name of ['premium', 'promoted'] as const) {
    if (filters[name]) chips.push({ name, without: without({ [name]: false }) })
  }
  for (const value of filters.parameters) {
    const parameters = filters.parameters.filter((id) => id !== value)
    chips.push({ name: 'parameter', value, without: without({ parameters }) })
  }
  if (filters.area) {
    const bounds = filters.view === 'map' ? filters.bounds : null
    const rest = without({ area: '', areaName: '', bounds })
    const value = filters.area.split('*').length
    chips.push({ name: 'drawn', value, label: filters.areaName, without: rest })
  } else if (filters.bounds) chips.push({ name: 'bounds', without: without({ bounds: null }) })
  const limits = decodeTravel(filters.travel) ?? []
  for (const limit of limits) {
    const travel = encodeTravel(limits.filter((it) => it !== limit))
    chips.push({ name: 'travel', limit, without: without({ travel }) })
  }
  if (filters.near?.radiusKm) {
    const near = { ...filters.near, radiusKm: null }
    chips.push({ name: 'near', radiusKm: filters.near.radiusKm, without: without({ near }) })
  }
  return chips
}

/** Keeps sort, view and position. */
export function withoutFilters({ sort, view, near }: SearchFilters): SearchFilters {
  return { ...noFilters, sort, view, near: near && { ...near, radiusKm: null } }
}
