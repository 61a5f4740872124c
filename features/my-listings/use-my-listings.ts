import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import {
  type MyListing,
  type MyListingsFilters,
  myListingQueries,
} from '@/client/api/member/my-listings.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'

export type MyListingsListState = {
  rows: readonly MyListing[] | undefined
  total: number
  /** Deleted within the last ten minutes. */
  deleted: readonly MyListing[]
  error: Error | null
  isOffline: boolean
  retry: () => void
}

/** Page of the user's properties or projects. */
export function useMyListings(
  kind: ListingKind,
  page: number,
  filters: MyListingsFilters,
): MyListingsListState {
  const client = useApiClient()
  const enabled = client.viewer !== null
  const isExtended = useOffered('own-listings') === true
  const list = useQuery({ ...myListingQueries.list(client, kind, page, filters), enabled })
  const deleted = useQuery({
    ...myListingQueries.deleted(client, kind),
    enabled: enabled && isExtended,
    // Polls, because entries disappear ten minutes after the deletion.
    refetchInterval: ({ state }) => (state.data?.length ? 60_000 : false),
  })
  return {
    rows: list.data?.rows,
    total: list.data?.total ?? 0,
    deleted: deleted.data ?? [],
    error: list.error,
    isOffline: list.fetchStatus === 'paused',
    retry: () => void list.refetch(),
  }
}
