import { useInfiniteQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type PagedList, toPagedList } from '@/client/api/calls/paged-list.ts'
import type { PropertyCard } from '@/client/api/cards/property-card.ts'
import { favouriteQueries } from '@/client/api/member/favourites.ts'
import { favouritesOwner } from '@/client/state/favourites-owner.ts'
import { useDeviceList } from '@/client/state/use-device-lists.ts'
import { MAX_LISTED } from '@/domain/listing/device-lists.ts'

/** Favorites of the account, latest first. Removals are applied optimistically. */
export function useFavouriteList(): PagedList<PropertyCard> {
  const client = useApiClient()
  const kept = useDeviceList('favourites')
  const query = useInfiniteQuery({
    ...favouriteQueries.pages(client),
    enabled: client.viewer !== null,
  })
  const list = toPagedList(query)
  return { ...list, rows: list.rows && remainingFavourites(list.rows, kept, client.viewer) }
}

/**
 * Excludes rows removed on this device in the meantime. Returns all rows if the device's list is
 * full (it stores a limited number) or does not belong to `person` yet.
 */
export function remainingFavourites(
  rows: readonly PropertyCard[],
  kept: readonly number[] | null,
  person: number | null,
): readonly PropertyCard[] {
  if (!kept || kept.length >= MAX_LISTED.favourites || favouritesOwner() !== person) return rows
  return rows.filter(({ id }) => kept.includes(id))
}
