import { useInfiniteQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type QuotaEntry, subscriptionQueries } from '@/client/api/member/subscriptions.ts'
import { useOffered } from '@/client/api/use-offered.ts'

export type QuotaLedger = {
  rows: readonly QuotaEntry[] | undefined
  /** The provider has no ledger. */
  isUnknown: boolean
  hasMore: boolean
  isLoadingMore: boolean
  more: () => void
  error: Error | null
  retry: () => void
}

/** Granted and used quota of the person, newest first. */
export function useQuotaLedger(): QuotaLedger {
  const client = useApiClient()
  const isOffered = useOffered('packages')
  const query = useInfiniteQuery({
    ...subscriptionQueries.ledger(client),
    enabled: client.viewer !== null && isOffered === true,
  })
  return {
    rows: query.data?.pages.flatMap((page) => page.rows),
    isUnknown: isOffered === false,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    error: query.error,
    retry: () => void query.refetch(),
  }
}
