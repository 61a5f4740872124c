import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { Page } from '@/client/api/calls/paging.ts'
import {
  type Happening,
  type InterestedPerson,
  type OwnListingPage,
  ownListingQueries,
} from '@/client/api/member/my-listings.ts'
import { useOffered } from '@/client/api/use-offered.ts'

/** Separately loaded section; `data` is undefined while loading. */
export type OwnPart<Data> = { data: Data | undefined; error: Error | null; retry: () => void }

export type OwnPage = {
  page: OwnListingPage | undefined
  interested: OwnPart<Page<InterestedPerson>>
  /** Null if the provider has no history. */
  history: OwnPart<readonly Happening[]> | null
  isMissing: boolean
  error: Error | null
  isOffline: boolean
  retry: () => void
}

/** The user's own property with interested people and history. */
export function useOwnPage(slug: string): OwnPage {
  const client = useApiClient()
  const enabled = client.viewer !== null
  const isExtended = useOffered('own-listings')
  const own = useQuery({ ...ownListingQueries.detail(client, slug), enabled })
  const id = own.data?.detail.id ?? 0
  const interested = useQuery({ ...ownListingQueries.interested(client, id), enabled: id > 0 })
  const history = useQuery({
    ...ownListingQueries.history(client, id),
    enabled: id > 0 && isExtended === true,
  })
  const { error } = own
  return {
    page: own.data,
    interested: partOf(interested),
    history: isExtended === false ? null : partOf(history),
    isMissing: error instanceof ApiError && error.kind === 'notFound',
    error,
    isOffline: own.fetchStatus === 'paused',
    retry: () => void own.refetch(),
  }
}

function partOf<Data>({ data, error, refetch }: UseQueryResult<Data>): OwnPart<Data> {
  return { data, error, retry: () => void refetch() }
}
