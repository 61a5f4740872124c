import { useInfiniteQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import {
  markNotificationsRead,
  type Notification,
  notificationQueries,
} from '@/client/api/member/notifications.ts'
import { useOffered } from '@/client/api/use-offered.ts'

export type NotificationList = {
  rows: readonly Notification[] | undefined
  hasUnread: boolean
  markRead: () => void
  isMarking: boolean
  hasMore: boolean
  isLoadingMore: boolean
  more: () => void
  error: Error | null
  isOffline: boolean
  retry: () => void
}

/** Notifications of the signed-in person, newest first. */
export function useNotifications(): NotificationList {
  const client = useApiClient()
  const query = useInfiniteQuery({
    ...notificationQueries.list(client),
    enabled: client.viewer !== null,
  })
  const { send, isSending } = useWrite(markNotificationsRead, { saysFailure: true })
  const canMark = useOffered('member') === true
  const rows = query.data?.pages.flatMap((page) => page.rows)
  const newest = rows?.[0]
  return {
    rows,
    hasUnread: canMark && (rows?.some(({ isRead }) => !isRead) ?? false),
    markRead: () => newest && send(newest.id),
    isMarking: isSending,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    error: query.error,
    isOffline: query.fetchStatus === 'paused',
    retry: () => void query.refetch(),
  }
}
