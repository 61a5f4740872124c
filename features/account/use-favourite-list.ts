import { useInfiniteQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { PropertyCard } from '@/client/api/cards/property-card.ts'
import { favouriteQueries } from '@/client/api/member/favourites.ts'
import { favouritesOwner } from '@/client/state/favourites-owner.ts'
import { useKept } from '@/client/state/use-kept.ts'
import { MOST_KEPT } from '@/domain/listing/kept-listings.ts'

export type FavouriteList = {
  /** Loaded pages, latest first; undefined while loading. */
  cards: readonly PropertyCard[] | undefined
  hasMore: boolean
  isLoadingMore: boolean
  more: () => void
  error: Error | null
  isOffline: boolean
  retry: () => void
}

/** Favorites of the account. Removals are applied optimistically. */
export function useFavouriteList(): FavouriteList {
  const client = useApiClient()
  const kept = useKept('favourites')
  const query = useInfiniteQuery({
    ...favouriteQueries.pages(client),
    enabled: client.viewer !== null,
  })
  const rows = query.data?.pages.flatMap((page) => page.rows)
  return {
    cards: rows && stillKept(rows, kept, client.viewer),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    error: query.error,
    isOffline: query.fetchStatus === 'paused',
    retry: () => void query.refetch(),
  }
}

/**
 * Excludes rows removed on this device in the meantime. Returns all rows if the device's list is
 * full (it stores a limited number) or does not belong to `person` yet.
 */
export function stillKept(
  rows: readonly PropertyCard[],
  kept: readonly number[] | null,
  person: number | null,
): readonly PropertyCard[] {
  if (!kept || kept.length >= MOST_KEPT.favourites || favouritesOwner() !== person) return rows
  return rows.filter(({ id }) => kept.includes(id))
}
