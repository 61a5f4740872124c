import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { leadQueries } from '@/client/api/member/leads.ts'
import { useOffered } from '@/client/api/use-offered.ts'

export type UnansweredLeads = {
  /** False where the provider takes no inquiries. */
  isOffered: boolean
  /** 0 for visitors. */
  count: number
}

/** Leads of the signed-in person that wait for an answer. */
export function useUnansweredLeads(): UnansweredLeads {
  const client = useApiClient()
  const isOffered = useOffered('inquiries')
  const { data: count = 0 } = useQuery({
    ...leadQueries.unanswered(client),
    enabled: client.viewer !== null && isOffered === true,
  })
  return { isOffered: isOffered !== false, count }
}
