import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type PagedList, toPagedList } from '@/client/api/calls/paged-list.ts'
import { packageQueries } from '@/client/api/member/packages.ts'
import { type Payment, type PaymentType, paymentQueries } from '@/client/api/member/payments.ts'

export type Transactions = PagedList<Payment> & {
  /** Whether the package can be bought now; null until that is known. */
  availability: (packageId: number) => Availability | null
}

export type Availability = 'offered' | 'alreadyOwned' | 'gone'

/** Purchases of the person, newest first. */
export function useTransactions(type: PaymentType | undefined): Transactions {
  const client = useApiClient()
  const isSignedIn = client.viewer !== null
  const query = useInfiniteQuery({ ...paymentQueries.list(client, type), enabled: isSignedIn })
  const offer = useQuery({ ...packageQueries.packages(client), enabled: isSignedIn })
  return {
    ...toPagedList(query),
    availability: (packageId) => {
      if (!offer.data) return null
      const isIt = ({ id }: { id: number }) => id === packageId
      if (offer.data.active.some(isIt)) return 'alreadyOwned'
      return offer.data.offered.some(isIt) ? 'offered' : 'gone'
    },
  }
}
