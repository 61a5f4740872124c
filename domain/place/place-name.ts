import type { PlaceLocation } from './place-location.ts'

/** Falls back to the most specific name, then coordinates. */
export function placeName(place: PlaceLocation): string {
  const { city, formatted_address: address, state, country, coordinates } = place
  const { latitude, longitude } = coordinates
  return city || address || state || country || `${latitude.toFixed(2)}, ${longitude.toFixed(2)}`
}
