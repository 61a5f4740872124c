import type { PlaceLocation } from '@/domain/place/place-location.ts'
import type { OwnState } from './client-state.ts'
import { useRemembered } from './state-door.ts'

/** Search location; null if unset or not loaded yet. */
export function useCurrentLocation(): PlaceLocation | null {
  return useRemembered(currentLocation)
}

function currentLocation({ location }: OwnState): PlaceLocation | null {
  return location.currentLocation
}
