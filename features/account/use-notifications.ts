import { useInfiniteQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type PagedList, toPagedList } from '@/client/api/calls/paged-list.ts'
import { useWrite } from '@/client/api/calls/use-write.ts'
import {
  markNotificationsRead,
  type Notification,
  notificationQueries,
} from '@/client/api/member/notifications.ts'
import { useOffered } from '@/client/api/use-offered.ts'

export type NotificationList = PagedList<Notification> & {
  hasUnread: boolean
  markRead: () => void
  isMarking: boolean
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
  const list = toPagedList(query)
  const newest = list.rows?.[0]
  return {
    ...list,
    hasUnread: canMark && (list.rows?.some(({ isRead }) => !isRead) ?? false),
    markRead: () => newest && send(newest.id),
    isMarking: isSending,
  }
}
