import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import {
  answerLead,
  changeLeadState,
  type LeadConversation,
  type LeadStateChange,
  leadQueries,
} from '@/client/api/member/leads.ts'

export type OpenLead = {
  /** Undefined while loading. */
  conversation: LeadConversation | undefined
  answer: (message: { message: string; clientId: string }) => Promise<void>
  changeState: (state: LeadStateChange) => void
  isChanging: boolean
  error: Error | null
  isOffline: boolean
  retry: () => void
}

export function useLead(id: number): OpenLead {
  const client = useApiClient()
  const query = useQuery({
    ...leadQueries.conversation(client, id),
    enabled: client.viewer !== null,
    staleTime: 0,
  })
  const { sendAsync } = useWrite(answerLead)
  const { send, isSending } = useWrite(changeLeadState, { saysFailure: true })
  return {
    conversation: query.data,
    answer: (message) => sendAsync({ id, ...message }),
    changeState: (state) => send({ id, state }),
    isChanging: isSending,
    error: query.error,
    isOffline: query.fetchStatus === 'paused',
    retry: () => void query.refetch(),
  }
}
