import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { Page } from '@/client/api/calls/paging.ts'
import {
  type InterestedPerson,
  type ListingDays,
  type ListingHistoryEvent,
  type MyPropertyData,
  myListingQueries,
} from '@/client/api/member/my-listings.ts'
import { useOffered } from '@/client/api/use-offered.ts'

/** Separately loaded section; `data` is undefined while loading. */
export type MyListingPart<Data> = { data: Data | undefined; error: Error | null; retry: () => void }

export type MyListingState = {
  page: MyPropertyData | undefined
  interested: MyListingPart<Page<InterestedPerson>>
  /** Null if the provider has no history. */
  history: MyListingPart<readonly ListingHistoryEvent[]> | null
  /** Null if the provider counts nothing. */
  days: MyListingPart<ListingDays> | null
  isMissing: boolean
  error: Error | null
  isOffline: boolean
  retry: () => void
}

/** The user's own property with interested people and history. */
export function useMyListing(slug: string): MyListingState {
  const client = useApiClient()
  const enabled = client.viewer !== null
  const isExtended = useOffered('own-listings')
  const own = useQuery({ ...myListingQueries.detail(client, slug), enabled })
  const id = own.data?.detail.id ?? 0
  const interested = useQuery({ ...myListingQueries.interested(client, id), enabled: id > 0 })
  const history = useQuery({
    ...myListingQueries.history(client, id),
    enabled: id > 0 && isExtended === true,
  })
  const isCounted = useOffered('figures')
  const days = useQuery({
    ...myListingQueries.days(client, id),
    enabled: id > 0 && isCounted === true,
  })
  const { error } = own
  return {
    page: own.data,
    interested: toPart(interested),
    history: isExtended === false ? null : toPart(history),
    days: isCounted === false ? null : toPart(days),
    isMissing: error instanceof ApiError && error.kind === 'notFound',
    error,
    isOffline: own.fetchStatus === 'paused',
    retry: () => void own.refetch(),
  }
}

function toPart<Data>({ data, error, refetch }: UseQueryResult<Data>): MyListingPart<Data> {
  return { data, error, retry: () => void refetch() }
}
