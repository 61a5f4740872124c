import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { feedQueries, type Recommendation } from '@/client/api/member/feed.ts'
import { useSteady } from '@/features/listing-card/use-steady.ts'

/** Recommended homes for the signed-in person; undefined while loading. */
export function useRecommendations(): readonly Recommendation[] | undefined {
  const client = useApiClient()
  const { data } = useQuery({
    ...feedQueries.recommendations(client),
    enabled: client.viewer !== null,
  })
  return useSteady(String(client.viewer), data?.rows, joinRows)
}

type Rows = readonly Recommendation[]

/** A heart changes the feed, and moves no card that somebody looks at. */
function joinRows(shown: Rows, now: Rows): Rows {
  return shown.map((row) => now.find(({ card }) => card.id === row.card.id) ?? row)
}
