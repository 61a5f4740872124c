import type { Handlers } from '@/server/http/handler.ts'
import { requireMember } from '@/server/viewer.ts'
import { createNotificationShaping, listNotifications, readUpTo } from './service.ts'
import { toNotification } from './wire.ts'

export const notificationsHandlers = {
  async getNotifications({ query }, context) {
    const { offset, limit } = query
    const { rows, total, unread } = await listNotifications(context, { offset, limit })
    const shaping = await createNotificationShaping(context)
    return {
      error: false,
      message: rows.length > 0 ? 'Your notifications.' : 'There are no notifications yet.',
      total,
      unread,
      data: rows.map((row) => toNotification(row, shaping)),
    }
  },

  async readNotifications({ body }, context) {
    const unread = await readUpTo(context, body.up_to_id)
    return { error: false, message: 'The notifications are read.', unread }
  },

  async getAccountEvents(_input, { deps, viewer, clientAddress: address }) {
    const { id: accountId, tokenId } = requireMember(viewer)
    return new Response(deps.live.open({ accountId, tokenId, address }), {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        // Prevents buffering by proxies such as nginx.
        'x-accel-buffering': 'no',
      },
    })
  },
} satisfies Partial<Handlers>
