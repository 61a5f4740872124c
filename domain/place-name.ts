import type { PlaceLocation } from './place-location.ts'

/** What a location is called in a line or on a button: its city, else the most exact name there is. */
export function placeName(place: PlaceLocation): string {
  const { city, formatted_address: address, state, country, coordinates } = place
  const { latitude, longitude } = coordinates
  return city || address || state || country || `${latitude.toFixed(2)}, ${longitude.toFixed(2)}`
}
