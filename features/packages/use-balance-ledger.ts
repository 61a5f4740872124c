import { useInfiniteQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type PagedList, toPagedList } from '@/client/api/calls/paged-list.ts'
import { type LedgerEntry, packageQueries } from '@/client/api/member/packages.ts'
import { useOffered } from '@/client/api/use-offered.ts'

export type BalanceLedger = PagedList<LedgerEntry> & {
  /** The provider has no ledger. */
  isUnknown: boolean
}

/** Granted and used quota of the person, newest first. */
export function useBalanceLedger(): BalanceLedger {
  const client = useApiClient()
  const isOffered = useOffered('packages')
  const query = useInfiniteQuery({
    ...packageQueries.ledger(client),
    enabled: client.viewer !== null && isOffered === true,
  })
  return {
    ...toPagedList(query),
    isUnknown: isOffered === false,
  }
}
