import { useInfiniteQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type PagedList, toPagedList } from '@/client/api/calls/paged-list.ts'
import type { LeadState } from '@/client/api/inquiries.ts'
import { type Lead, type LeadCounts, leadQueries } from '@/client/api/member/leads.ts'
import { useOffered } from '@/client/api/use-offered.ts'

export type Leads = PagedList<Lead> & {
  /** Undefined while loading. */
  counts: LeadCounts | undefined
  /** Median time to an answer; null with too few of them. */
  answerMinutes: number | null | undefined
  /** The provider takes no inquiries. */
  isUnknown: boolean
}

/** Leads of the signed-in person; null for all states. */
export function useLeads(state: LeadState | null): Leads {
  const client = useApiClient()
  const isOffered = useOffered('inquiries')
  const query = useInfiniteQuery({
    ...leadQueries.list(client, state),
    enabled: client.viewer !== null && isOffered === true,
    staleTime: 0,
    // Counts stay in view while another state is read.
    placeholderData: (before) => before,
  })
  const last = query.data?.pages.at(-1)
  return {
    ...toPagedList(query),
    rows: query.isPlaceholderData ? undefined : query.data?.pages.flatMap(({ rows }) => rows),
    counts: last?.counts,
    answerMinutes: last?.answerMinutes,
    isUnknown: isOffered === false,
  }
}
