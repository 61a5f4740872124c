import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { listingCardQueries } from '@/client/api/cards/listing-cards.ts'
import type { PropertyCard } from '@/client/api/cards/property-card.ts'
import { useSettings } from '@/client/api/use-settings.ts'
import { hasExtension } from '@/domain/web/extensions.ts'

export type ListedCards = {
  /** Listings still available, in the order of `ids`. */
  cards: readonly PropertyCard[] | undefined
  /** Ids of deleted listings; empty until known. */
  gone: readonly number[]
  error: Error | null
  /** The request waits for a connection. */
  isOffline: boolean
  retry: () => void
}

/** Current data of the listings with these ids; unavailable ones are left out. */
export function useListedCards(ids: readonly number[]): ListedCards {
  const client = useApiClient()
  const settings = useSettings()
  const isOffered = hasExtension(settings.data?.extensions, 'listing-cards')
  const { data, error, fetchStatus, isPlaceholderData, refetch } = useQuery({
    ...listingCardQueries.byIds(client, ids, isOffered),
    enabled: !settings.isPending,
    placeholderData: keepPreviousData,
  })
  const byId = new Map(data?.map((card) => [card.id, card]))
  return {
    cards: data && ids.flatMap((id) => byId.get(id) ?? []),
    gone: data && !isPlaceholderData ? ids.filter((id) => !byId.has(id)) : [],
    error,
    isOffline: fetchStatus === 'paused' || settings.fetchStatus === 'paused',
    retry: () => void refetch(),
  }
}
