import { type Place, type Places, placeCode, toPlaces, withPlaces } from '../place/place-code.ts'
import { MAX_CITIES, type SearchFilters } from './search-filters.ts'

/** `without`: the search without this city. */
export type ChosenPlace = { label: string; code: string; without: Partial<Places> }

/** Several states or countries. */
export function isFarApart({ alsoCities }: Pick<Places, 'alsoCities'>): boolean {
  return alsoCities.some((code) => code.includes(';'))
}

export function chosenPlaces(filters: Places): ChosenPlace[] {
  const places = toPlaces(filters)
  return places.map((place) => {
    const { city, state } = place
    const label = state && isFarApart(filters) ? `${city}, ${state}` : city
    const others = places.filter((other) => other !== place)
    // The region belongs to its cities: without the last one nothing of it is left.
    const without = others.length > 0 ? withPlaces(others) : NOWHERE
    return { label, code: placeCode(place), without }
  })
}

/** Adds a city, up to `MAX_CITIES`. */
export function withPlace(filters: Places, place: Place): Partial<Places> {
  const places = toPlaces(filters)
  const isKnown = places.some(
    ({ city, state, country }) =>
      city.toLowerCase() === place.city.toLowerCase() &&
      ((state === place.state && country === place.country) || !(state || country)),
  )
  return isKnown || places.length >= MAX_CITIES ? filters : withPlaces([...places, place])
}

/** Clears the map area when a new place or radius is chosen. */
export function lookedElsewhere(next: SearchFilters, before: SearchFilters): SearchFilters {
  const known = new Set(toPlaces(before).map(placeCode))
  const isElsewhere = toPlaces(next).some((place) => !known.has(placeCode(place)))
  const radiusKm = next.near?.radiusKm ?? null
  const isAround = radiusKm !== null && radiusKm !== before.near?.radiusKm
  return isElsewhere || isAround ? { ...next, bounds: null, area: '', areaName: '' } : next
}

const NOWHERE: Places = { city: '', alsoCities: [], state: '', country: '' }
