import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { notificationQueries } from '@/client/api/member/notifications.ts'

/** Unread notifications; 0 for visitors. */
export function useUnreadCount(): number {
  const client = useApiClient()
  const { data = 0 } = useQuery({
    ...notificationQueries.unread(client),
    enabled: client.viewer !== null,
  })
  return data
}
