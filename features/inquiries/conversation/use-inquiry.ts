import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import {
  type InquiryConversation,
  type InquiryMessage,
  type InquiryName,
  inquiryQueries,
  writeToInquiry,
} from '@/client/api/inquiries.ts'

export type OpenInquiry = {
  /** Undefined while loading. */
  conversation: InquiryConversation | undefined
  write: (message: { message: string; clientId: string }) => Promise<InquiryMessage>
  error: Error | null
  isOffline: boolean
  retry: () => void
}

/** Answers come by mail; an open page looks for them too. */
const LOOK_MILLISECONDS = 30_000

export function useInquiry(name: InquiryName): OpenInquiry {
  const client = useApiClient()
  const query = useQuery({
    ...inquiryQueries.conversation(client, name),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.error ? false : LOOK_MILLISECONDS),
  })
  const { sendAsync } = useWrite(writeToInquiry)
  return {
    conversation: query.data,
    write: (message) => sendAsync({ name, ...message }),
    error: query.error,
    isOffline: query.fetchStatus === 'paused',
    retry: () => void query.refetch(),
  }
}
