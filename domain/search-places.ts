import { MOST_CITIES, type SearchFilters } from './search-filters.ts'

type Places = Pick<SearchFilters, 'city' | 'alsoCities' | 'state' | 'country'>

/** The cities looked in, in the order they were chosen. */
export function citiesOf({ city, alsoCities }: Pick<Places, 'city' | 'alsoCities'>): string[] {
  return city ? [city, ...alsoCities] : []
}

/** The part of the filters that says so. */
export function withCities([city = '', ...alsoCities]: readonly string[]) {
  return { city, alsoCities }
}

/**
 * One more city to look in. State and country hold for all cities, so they stay only while every
 * city lies in them. Beyond the most that a search may name, nothing changes.
 */
export function withPlace(
  places: Places,
  { city, state, country }: Pick<Places, 'city' | 'state' | 'country'>,
): Places {
  const cities = citiesOf(places)
  const isKnown = cities.some((name) => name.toLowerCase() === city.toLowerCase())
  if (isKnown || cities.length >= MOST_CITIES) return places
  const isFirst = cities.length === 0
  return {
    ...withCities([...cities, city]),
    state: isFirst || places.state === state ? state : '',
    country: isFirst || places.country === country ? country : '',
  }
}
