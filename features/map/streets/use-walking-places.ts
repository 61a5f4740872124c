import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { nearbyQueries } from '@/client/api/nearby.ts'
import type { Position } from '@/domain/place/distance.ts'

/** Places that one can walk to from a position. */
export function useWalkingPlaces(position: Position) {
  const client = useApiClient()
  const query = useQuery(nearbyQueries.around(client, position))
  return {
    groups: query.data,
    isPending: query.isPending,
    isFailed: query.isError,
    isOffline: query.fetchStatus === 'paused',
    retry: () => void query.refetch(),
  }
}
