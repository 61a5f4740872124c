import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { feedQueries, type Recommendation } from '@/client/api/member/feed.ts'

/** Recommended homes for the signed-in person; undefined while loading. */
export function useRecommendations(): readonly Recommendation[] | undefined {
  const client = useApiClient()
  const { data } = useQuery({
    ...feedQueries.recommendations(client),
    enabled: client.viewer !== null,
  })
  return data?.rows
}
