import type { StreetAreas } from '@/client/api/streets.ts'
import { operatorStyle } from '../engine/operator-style.ts'
import { useStreetAreas } from './use-street-areas.ts'

/**
 * Areas for pages of the browser that show pictures of maps; null until known, and without pictures:
 * the provider does not draw them, or the operator has a map style of their own.
 */
export function usePictureAreas(): StreetAreas | null {
  const areas = useStreetAreas()
  return operatorStyle() ? null : (areas ?? null)
}
