import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { noticePage } from '@/domain/web/notice-page.ts'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { pageQuery } from '../calls/paging.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

export type Notification = {
  id: number
  title: string
  message: string
  /** When it was sent: ISO 8601. */
  sentAt: string
  isRead: boolean
  /** '' when there is none. */
  image: string
  /** The page of what it speaks of, without language; '' when there is none. */
  page: string
}

type NotificationPage = { rows: Notification[]; total: number }

const NOTIFICATIONS_PER_PAGE = 20

export const notificationQueries = {
  /** Notifications of the viewer, newest first, paginated. */
  list: (client: ApiClient) =>
    infiniteQueryOptions({
      queryKey: viewerKey(client, 'notifications', 'list'),
      queryFn: async ({ signal, pageParam }): Promise<NotificationPage> => {
        const params = { query: pageQuery(pageParam, NOTIFICATIONS_PER_PAGE) }
        const reply = getReply(await client.http.GET('/get_notification_list', { params, signal }))
        return { rows: reply.data.map(notification), total: reply.total }
      },
      initialPageParam: 1,
      getNextPageParam: ({ total }, _, page) =>
        page * NOTIFICATIONS_PER_PAGE < total ? page + 1 : undefined,
    }),

  /** Unread count; 0 for providers without one. */
  unread: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'notifications', 'unread'),
      queryFn: async ({ signal }): Promise<number> => {
        const params = { query: pageQuery(1, 1) }
        const call = client.http.GET('/get_notification_list', { params, signal })
        return getReply(await call).unread ?? 0
      },
    }),
}

/** Everything up to this one counts as read. */
export const markNotificationsRead = write(
  [['notifications']],
  async (client: ApiClient, upTo: number) => {
    const body = { up_to_id: upTo }
    getReply(await client.http.POST('/ext/notifications/read', { body }))
  },
)

/** A provider that does not tell what was read has nothing unread. */
function notification(row: components['schemas']['Notification']): Notification {
  const { id, title, message, created_at, notification_image, kind, property, project } = row
  return {
    id,
    title,
    message,
    sentAt: created_at,
    isRead: row.is_read !== 0,
    image: notification_image,
    page: noticePage({
      kind,
      property: property?.slug_id ?? null,
      isOfProject: Boolean(project),
    }),
  }
}
