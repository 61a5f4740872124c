import { useInfiniteQuery } from '@tanstack/react-query'
import { adminPaymentQueries } from '@/client/api/admin/payments.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useOffered } from '@/client/api/use-offered.ts'

/** Number of bank transfers and cases that wait for a decision; 0 while unknown. */
export function useWaitingPayments(isAllowed: boolean): number {
  const client = useApiClient()
  const enabled = useOffered('payments') === true && isAllowed
  const transfers = useInfiniteQuery({ ...adminPaymentQueries.transfers(client), enabled })
  const cases = useInfiniteQuery({ ...adminPaymentQueries.mismatches(client), enabled })
  return (transfers.data?.pages[0]?.total ?? 0) + (cases.data?.pages[0]?.total ?? 0)
}
