import type { PlaceLocation } from './place-location.ts'

/** Short label: the city, else the most specific name, else coordinates. */
export function placeName(place: PlaceLocation): string {
  const { city, formatted_address: address, state, country, coordinates } = place
  const { latitude, longitude } = coordinates
  return city || address || state || country || `${latitude.toFixed(2)}, ${longitude.toFixed(2)}`
}
