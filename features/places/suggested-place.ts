import type { SearchSuggestion } from '@/client/api/places.ts'
import { type PlaceLocation, toPlaceLocation } from '@/domain/place/place-location.ts'

/** Place of a suggestion; null if it is not a place or has no coordinates. */
export function suggestedPlace(suggestion: SearchSuggestion): PlaceLocation | null {
  const { kind, label, detail, latitude, longitude, state, country } = suggestion
  if (kind !== 'place' || !latitude || !longitude) return null
  return toPlaceLocation({
    coordinates: { latitude: Number(latitude), longitude: Number(longitude) },
    formatted_address: detail ? `${label}, ${detail}` : label,
    city: suggestion.city ?? '',
    state,
    country,
  })
}
