import { useInfiniteQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type PagedList, toPagedList } from '@/client/api/calls/paged-list.ts'
import { type Inquiry, inquiryQueries } from '@/client/api/inquiries.ts'
import { useOffered } from '@/client/api/use-offered.ts'

export type SentInquiries = PagedList<Inquiry> & {
  /** The provider takes no inquiries. */
  isUnknown: boolean
}

/** Inquiries of the signed-in person, the latest first. */
export function useSentInquiries(): SentInquiries {
  const client = useApiClient()
  const isOffered = useOffered('inquiries')
  const query = useInfiniteQuery({
    ...inquiryQueries.sent(client),
    enabled: client.viewer !== null && isOffered === true,
  })
  return { ...toPagedList(query), isUnknown: isOffered === false }
}
