import { toPlaces } from '../place/place-code.ts'
import { noFilters, type SearchFilters, searchParams } from './search-filters.ts'

/** Conditions of a search as they are counted: nothing that somebody typed, but for cities. */
export type CountedSearch = {
  city?: string
  category_slug_id?: string
  property_type?: 0 | 1
  min_bedrooms?: number
  max_price?: number
  /** It has further conditions. */
  is_partial: boolean
  is_missed: boolean
}

/** A search with the number of its results. */
export function toCountedSearch(filters: SearchFilters, total: number): CountedSearch {
  const { offer, category, bedrooms, maxPrice } = filters
  const [place, ...others] = toPlaces(filters)
  const isOneCity = place !== undefined && others.length === 0
  return {
    ...(isOneCity && place.city ? { city: place.city } : {}),
    ...(category ? { category_slug_id: category } : {}),
    ...(offer ? { property_type: offer === 'sell' ? 0 : 1 } : {}),
    ...(bedrooms ? { min_bedrooms: bedrooms } : {}),
    ...(maxPrice ? { max_price: maxPrice } : {}),
    is_partial: searchParams(withoutCounted(filters, isOneCity)).size > 0,
    is_missed: total === 0,
  }
}

/** Searches that differ in order, view or page alone are one. */
export function searchIdentity(filters: SearchFilters): string {
  const { sort, view, page, turn } = noFilters
  return searchParams({ ...filters, sort, view, page, turn }).toString()
}

function withoutCounted(filters: SearchFilters, isOneCity: boolean): SearchFilters {
  const { offer, category, bedrooms, maxPrice, sort, view, page, turn, near } = noFilters
  const counted = { offer, category, bedrooms, maxPrice, sort, view, page, turn }
  const place = isOneCity ? { city: '', state: '', country: '' } : {}
  // A point without a radius only shows distances.
  return { ...filters, ...counted, ...place, near: filters.near?.radiusKm ? filters.near : near }
}
