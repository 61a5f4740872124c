import { useInfiniteQuery } from '@tanstack/react-query'
import { adminQueries } from '@/client/api/admin/administration.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useOffered } from '@/client/api/use-offered.ts'

/** Number of adverts that wait for a decision; 0 while unknown. */
export function useWaitingAdverts(isAllowed: boolean): number {
  const client = useApiClient()
  const isOffered = useOffered('advertisements') === true
  const { data } = useInfiniteQuery({
    ...adminQueries.adverts(client, 'pending'),
    enabled: isAllowed && isOffered,
  })
  return data?.pages[0]?.waiting ?? 0
}
