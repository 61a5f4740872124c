import { useInfiniteQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type PagedList, toPagedList } from '@/client/api/calls/paged-list.ts'
import { type QuotaEntry, subscriptionQueries } from '@/client/api/member/packages.ts'
import { useOffered } from '@/client/api/use-offered.ts'

export type QuotaLedger = PagedList<QuotaEntry> & {
  /** The provider has no ledger. */
  isUnknown: boolean
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
    ...toPagedList(query),
    isUnknown: isOffered === false,
  }
}
