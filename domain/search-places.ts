import { type Place, type Places, placeCode, placesOf, withPlaces } from './place-code.ts'
import { MOST_CITIES, type SearchFilters } from './search-filters.ts'

/** A selected city with its label; `without` is the search with the city removed. */
export type ChosenPlace = { label: string; code: string; without: Partial<Places> }

/** Cities span several states or countries, so each label names its own. */
export function isFarApart({ alsoCities }: Pick<Places, 'alsoCities'>): boolean {
  return alsoCities.some((code) => code.includes(';'))
}

/** Selected cities in order, labeled with their state if they span several. */
export function chosenPlaces(filters: Places): ChosenPlace[] {
  const places = placesOf(filters)
  return places.map((place) => {
    const { city, state } = place
    const label = state && isFarApart(filters) ? `${city}, ${state}` : city
    const without = withPlaces(places.filter((other) => other !== place))
    return { label, code: placeCode(place), without }
  })
}

/** Adds a city, up to `MOST_CITIES`. */
export function withPlace(filters: Places, place: Place): Partial<Places> {
  const places = placesOf(filters)
  const isKnown = places.some(
    ({ city, state, country }) =>
      city.toLowerCase() === place.city.toLowerCase() &&
      ((state === place.state && country === place.country) || !(state || country)),
  )
  return isKnown || places.length >= MOST_CITIES ? filters : withPlaces([...places, place])
}

/** Clears map bounds and drawn areas when a new place or radius is chosen. */
export function lookedElsewhere(next: SearchFilters, before: SearchFilters): SearchFilters {
  const known = new Set(placesOf(before).map(placeCode))
  const isElsewhere = placesOf(next).some((place) => !known.has(placeCode(place)))
  const radiusKm = next.near?.radiusKm ?? null
  const isAround = radiusKm !== null && radiusKm !== before.near?.radiusKm
  return isElsewhere || isAround ? { ...next, bounds: null, area: '' } : next
}
