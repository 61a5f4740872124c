import type { Handlers, RequestContext } from '@/server/http/handler.ts'
import { privateUrl } from '@/server/modules/files/private-url.ts'
import { toAdministrator } from '@/server/modules/settings/administrator.ts'
import { deleteMessage, deleteThread } from './deleting.ts'
import { listThreads, readMessages } from './reading.ts'
import { searchMessages } from './searching.ts'
import { sendMessage } from './sending.ts'
import type { ViewerSide } from './sides.ts'
import { tellTyping } from './typing.ts'
import { type ChatShaping, toFoundMessage, toMessage, toMessagePage, toThread } from './wire.ts'

const PER_PAGE = 15

export const chatHandlers = {
  async getChats({ query: { page = 1, per_page: perPage = PER_PAGE } }, context) {
    const { me, rows, total, unread } = await listThreads(context, { page, perPage })
    const shaping = await createShaping(context, me)
    return {
      error: false,
      message: rows.length > 0 ? 'Your conversations.' : 'There are no conversations yet.',
      total_page: Math.ceil(total / perPage),
      unread,
      data: rows.map((row) => toThread(row, shaping)),
    }
  },

  async getMessages({ query }, context) {
    const { user_id, property_id, before_seq, after_seq } = query
    const { page = 1, per_page = PER_PAGE } = query
    const { me, peerId, thread, rows, total } = await readMessages(context, {
      userId: user_id,
      propertyId: property_id,
      before: before_seq,
      after: after_seq,
      page,
      perPage: per_page,
    })
    const shaping = await createShaping(context, me)
    const names = { peerId, propertyId: property_id }
    const isByPage = before_seq === undefined && after_seq === undefined
    return {
      error: false,
      message: rows.length > 0 ? 'Your messages.' : 'There are no messages yet.',
      total_page: Math.ceil(total / per_page),
      data: toMessagePage(
        rows.map((row) => toMessage(row, names, shaping)),
        {
          total,
          page: isByPage ? page : 1,
          perPage: per_page,
          address: `${context.origin}/api/get_messages`,
          query: toQuery({ user_id, property_id, per_page, before_seq, after_seq }),
        },
      ),
      thread: thread ? toThread(thread, shaping) : null,
    }
  },

  async searchMessages({ query: { query, offset, limit } }, context) {
    const { me, words, rows, total } = await searchMessages(context, { query, offset, limit })
    const shaping = await createShaping(context, me)
    return {
      error: false,
      message: rows.length > 0 ? 'The messages found.' : 'No message has these words.',
      total,
      data: rows.map((row) => toFoundMessage(row, words, shaping)),
    }
  },

  async sendMessage({ body }, context) {
    const { id, me, peerId, message } = await sendMessage(context, {
      senderId: body.sender_id,
      receiverId: body.receiver_id,
      propertyId: body.property_id,
      clientId: body.client_id,
      text: body.message ?? '',
      file: body.file,
      audio: body.audio,
    })
    const names = { peerId, propertyId: body.property_id }
    return {
      error: false,
      message: 'Your message is sent.',
      id,
      data: message && toMessage(message, names, await createShaping(context, me)),
    }
  },

  async tellTyping({ body }, context) {
    await tellTyping(context, { receiverId: body.receiver_id, propertyId: body.property_id })
    return { error: false, message: 'The other side is told.' }
  },

  async deleteChatMessage({ body }, context) {
    const { message_id, sender_id, receiver_id, property_id } = body
    if (message_id !== undefined) {
      await deleteMessage(context, { id: message_id, receiverId: receiver_id })
      return { error: false, message: 'The message is deleted.' }
    }
    await deleteThread(context, {
      senderId: sender_id ?? 0,
      receiverId: receiver_id,
      propertyId: property_id ?? 0,
    })
    return { error: false, message: 'The conversation is deleted.' }
  },
} satisfies Partial<Handlers>

async function createShaping(context: RequestContext, me: ViewerSide): Promise<ChatShaping> {
  const { deps, origin } = context
  return {
    me,
    origin,
    now: deps.clock(),
    administrator: toAdministrator(await deps.settings.read(), origin),
    fileUrl: (key) => privateUrl(context, key),
  }
}

function toQuery(values: Record<string, number | undefined>): Record<string, string> {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]))
}
