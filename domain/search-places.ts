import { type Place, type Places, placeCode, placesOf, withPlaces } from './place-code.ts'
import { MOST_CITIES, type SearchFilters } from './search-filters.ts'

/** A city that is looked in, as it is shown, and the part of the search that is left without it. */
export type ChosenPlace = { label: string; code: string; without: Partial<Places> }

/** Whether cities of several states or countries are looked in; then each says its own. */
export function isFarApart({ alsoCities }: Pick<Places, 'alsoCities'>): boolean {
  return alsoCities.some((code) => code.includes(';'))
}

/** The cities looked in, in the order they were chosen; those of several states with their state. */
export function chosenPlaces(filters: Places): ChosenPlace[] {
  const places = placesOf(filters)
  return places.map((place) => {
    const { city, state } = place
    const label = state && isFarApart(filters) ? `${city}, ${state}` : city
    const without = withPlaces(places.filter((other) => other !== place))
    return { label, code: placeCode(place), without }
  })
}

/** One more city to look in. Beyond the most that a search may name, nothing changes. */
export function withPlace(filters: Places, place: Place): Partial<Places> {
  const places = placesOf(filters)
  const isKnown = places.some(
    ({ city, state, country }) =>
      city.toLowerCase() === place.city.toLowerCase() &&
      ((state === place.state && country === place.country) || !(state || country)),
  )
  return isKnown || places.length >= MOST_CITIES ? filters : withPlaces([...places, place])
}

/**
 * The next search as it is meant: who chooses one more place or a radius looks there, no longer in
 * the part of the map seen before or the areas drawn on it.
 */
export function lookedElsewhere(next: SearchFilters, before: SearchFilters): SearchFilters {
  const known = new Set(placesOf(before).map(placeCode))
  const isElsewhere = placesOf(next).some((place) => !known.has(placeCode(place)))
  const radiusKm = next.near?.radiusKm ?? null
  const isAround = radiusKm !== null && radiusKm !== before.near?.radiusKm
  return isElsewhere || isAround ? { ...next, bounds: null, area: '' } : next
}
