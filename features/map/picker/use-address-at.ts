import { useQuery } from '@tanstack/react-query'
import { addressQueries } from '@/client/api/addresses.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { Position } from '@/domain/place/distance.ts'
import { useStreetAreas } from '../streets/use-street-areas.ts'

const NOWHERE: Position = { latitude: 0, longitude: 0 }

/** Street and known house number at a position; null without one. */
export function useAddressAt(position: Position | null): string | null {
  const streets = useStreetAreas()
  const isOffered = streets?.areas.some(({ hasTravel }) => hasTravel) ?? false
  const { data } = useQuery({
    ...addressQueries.at(useApiClient(), position ?? NOWHERE),
    enabled: isOffered && position !== null,
  })
  if (!position || !data) return null
  return [data.house_number, data.street].filter(Boolean).join(' ')
}
