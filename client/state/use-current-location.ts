import type { PlaceLocation } from '@/domain/place-location.ts'
import type { OwnState } from './client-state.ts'
import { useRemembered } from './state-door.ts'

/** Where the person looks for a home; null when no place is set, or it is not known yet. */
export function useCurrentLocation(): PlaceLocation | null {
  return useRemembered(currentLocation)
}

function currentLocation({ location }: OwnState): PlaceLocation | null {
  return location.currentLocation
}
