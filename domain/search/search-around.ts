import type { Position } from '../place/distance.ts'
import { encodeTravel } from '../place/travel.ts'
import { noFilters, type SearchFilters } from './search-filters.ts'

/** Something with a name on the map of streets; `area` is its border, where one is known. */
export type NamedSpot = Position & { label: string; area: string | null }

/** On foot, from a street, an address or a station. */
export const WALK_MINUTES = 15

/** On the map: homes within the border of a neighborhood, else within a walk of the place. */
export function searchAround(filters: SearchFilters, spot: NamedSpot): SearchFilters {
  const { label: name, area, latitude, longitude } = spot
  const { city, alsoCities, state, country, bounds, page } = noFilters
  const near = filters.near && { ...filters.near, radiusKm: null }
  const anywhere = { ...filters, city, alsoCities, state, country, bounds, near, page }
  if (area) return { ...anywhere, area, areaName: name, travel: '', view: 'map' }
  const limit = { mode: 'foot', minutes: WALK_MINUTES, latitude, longitude, name } as const
  return { ...anywhere, area: '', areaName: '', travel: encodeTravel([limit]), view: 'map' }
}
