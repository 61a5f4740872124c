import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { chatQueries } from '@/client/api/member/chat.ts'

/** Unread chat messages; 0 for visitors. */
export function useUnreadMessages(): number {
  const client = useApiClient()
  const { data = 0 } = useQuery({ ...chatQueries.unread(client), enabled: client.viewer !== null })
  return data
}
