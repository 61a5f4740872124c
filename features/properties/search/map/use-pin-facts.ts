import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { listingCardQueries } from '@/client/api/cards/listing-cards.ts'
import type { Fact, PropertyCard } from '@/client/api/cards/property-card.ts'
import { useOffered } from '@/client/api/use-offered.ts'

/** Facts of a home on the map; those that the list does not show come with a request. */
export function usePinFacts(id: number, cards: readonly PropertyCard[]): readonly Fact[] {
  const client = useApiClient()
  const listed = cards.find((card) => card.id === id)
  const isOffered = useOffered('listing-cards')
  const { data } = useQuery({
    ...listingCardQueries.byIds(client, [id], isOffered ?? false),
    enabled: !listed && isOffered !== undefined,
  })
  return (listed ?? data?.[0])?.facts ?? []
}
