import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { unescapeXml } from '@/domain/web/xml.ts'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

type Schemas = components['schemas']

/** A conversation: somebody, 0 for the administrator, and a property. */
export type ChatKey = { peer: number; listing: number }

export type Chat = ChatKey & {
  name: string
  /** '' when there is none, as for `listingPicture`. */
  picture: string
  /** '' when the listing is gone, as for `slug`. */
  title: string
  slug: string
  listingPicture: string
  /** ISO 8601. */
  lastAt: string
  /** '' for a file or a recording. */
  lastText: string
  lastType: Schemas['ChatThread']['last_message_type']
  unread: number
  isBlockedByMe: boolean
  isBlockedByPeer: boolean
  /** False when the other account takes no messages any more. */
  isActive: boolean
}

export type ChatMessage = {
  id: number
  /** Place in the conversation; 0 for providers without one. */
  seq: number
  /** Own messages only, as sent. */
  clientId: string | null
  isMine: boolean
  text: string
  type: Schemas['ChatMessage']['chat_message_type']
  /** Addresses are good for an hour; '' when there is none. */
  file: string
  fileName: string
  audio: string
  /** ISO 8601. */
  sentAt: string
  isRead: boolean
}

export type ChatPage = {
  chat: Chat | null
  /** Newest first. */
  messages: ChatMessage[]
  hasMore: boolean
}

const CHATS_PER_PAGE = 20
const MESSAGES_PER_PAGE = 30
const FOUND_PER_PAGE = 20

export type FoundMessage = ChatKey & {
  id: number
  seq: number
  /** The other side's. */
  name: string
  picture: string
  title: string
  isMine: boolean
  /** Around the first word found. */
  text: string
  /** ISO 8601. */
  sentAt: string
}

export const chatQueries = {
  /** Conversations of the viewer, newest first, paginated. */
  list: (client: ApiClient) =>
    infiniteQueryOptions({
      queryKey: viewerKey(client, 'chat', 'list'),
      // Asked once without a connection, too: the service worker may have it.
      networkMode: 'offlineFirst',
      queryFn: async ({ signal, pageParam: page }) => {
        const params = { query: { page, per_page: CHATS_PER_PAGE } }
        const reply = getReply(await client.http.GET('/get_chats', { params, signal }))
        return { rows: reply.data.map(toChat), pages: reply.total_page }
      },
      initialPageParam: 1,
      getNextPageParam: ({ pages }, _, page) => (page < pages ? page + 1 : undefined),
    }),

  /** Unread messages of all conversations; 0 for providers that do not count them. */
  unread: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'chat', 'unread'),
      queryFn: async ({ signal }): Promise<number> => {
        const params = { query: { page: 1, per_page: 1 } }
        return getReply(await client.http.GET('/get_chats', { params, signal })).unread ?? 0
      },
    }),

  /** Messages with all of these words or their beginnings, newest first, paginated. */
  found: (client: ApiClient, query: string) =>
    infiniteQueryOptions({
      queryKey: viewerKey(client, 'chat', 'found', { query }),
      queryFn: async ({ signal, pageParam: offset }) => {
        const params = { query: { query, limit: FOUND_PER_PAGE, offset } }
        const reply = getReply(await client.http.GET('/ext/chat/search', { params, signal }))
        return { rows: reply.data.map(toFound), total: reply.total }
      },
      initialPageParam: 0,
      getNextPageParam: ({ total }, _, offset) =>
        offset + FOUND_PER_PAGE < total ? offset + FOUND_PER_PAGE : undefined,
      staleTime: 0,
    }),

  /** A conversation, newest first. Reading marks as read: never prefetch it. */
  messages: (client: ApiClient, key: ChatKey) =>
    infiniteQueryOptions({
      queryKey: viewerKey(client, 'chat', 'messages', key),
      // Asked once without a connection, too: the service worker may have it.
      networkMode: 'offlineFirst',
      queryFn: ({ signal, pageParam }) => readPage(client, key, { ...pageParam, signal }),
      initialPageParam: FIRST_PAGE,
      getNextPageParam: ({ messages, hasMore }, _, { page }): PagePlace | undefined => {
        const oldest = messages.at(-1)
        if (!oldest || !hasMore) return undefined
        return { page: page + 1, before: oldest.seq > 0 ? oldest.seq : undefined }
      },
    }),
}

/** Providers without places in a conversation go by the page. */
type PagePlace = { page: number; before: number | undefined }

const FIRST_PAGE: PagePlace = { page: 1, before: undefined }

/** Stale after viewing a page. */
const READ = [['chat', 'list'], ['chat', 'unread'], ['notifications']] as const

/** Messages after one that is shown, newest first; marks them as read. */
export const readNewerMessages = write(
  READ,
  async (client: ApiClient, { after, ...key }: ChatKey & { after: number }, signal) =>
    readPage(client, key, { ...FIRST_PAGE, after, signal }),
)

async function readPage(
  client: ApiClient,
  { peer, listing }: ChatKey,
  {
    page,
    before,
    after,
    signal,
  }: PagePlace & { after?: number | undefined; signal?: AbortSignal | undefined },
): Promise<ChatPage> {
  const place = {
    ...(before === undefined ? {} : { before_seq: before }),
    ...(after === undefined ? {} : { after_seq: after }),
  }
  const query = { user_id: peer, property_id: listing, page, per_page: MESSAGES_PER_PAGE, ...place }
  const call = client.http.GET('/get_messages', { params: { query }, signal: signal ?? null })
  const reply = getReply(await call)
  const isByPage = before === undefined && after === undefined
  return {
    chat: reply.thread ? toChat(reply.thread) : null,
    messages: reply.data.data.map((row) => toMessage(row, peer)),
    hasMore: reply.total_page > (isByPage ? page : 1),
  }
}

export type NewMessage = ChatKey & {
  sender: number
  /** The same for every try, so that the message is stored once. */
  clientId: string
  text: string
  file?: File | undefined
  audio?: Blob | undefined
}

/**
 * Sends a message, or gets it again; null if it has been deleted meanwhile. @throws ApiError
 * `invalid`, `tooMany`, keys `blocked`, `peerGone`.
 */
export const sendMessage = write(
  [['chat', 'list']],
  async (client: ApiClient, message: NewMessage, signal): Promise<ChatMessage | null> => {
    const { peer, listing, sender, clientId, text, file, audio } = message
    const body = {
      sender_id: sender,
      receiver_id: peer,
      property_id: listing,
      client_id: clientId,
      ...(text === '' ? {} : { message: text }),
      ...(file ? { file } : {}),
      ...(audio ? { audio } : {}),
    }
    const reply = getReply(
      await client.http.POST('/send_message', { body, signal: signal ?? null }),
    )
    return reply.data ? toMessage(reply.data, peer) : null
  },
)

/** Deletes an own message for both sides. */
export const deleteMessage = write(
  [
    ['chat', 'list'],
    ['chat', 'messages'],
  ],
  async (client: ApiClient, { peer, id }: { peer: number; id: number }) => {
    const body = { receiver_id: peer, message_id: id }
    getReply(await client.http.POST('/delete_chat_message', { body }))
  },
)

/** Tells the other side's open pages that the viewer is writing. */
export const tellTyping = write([], async (client: ApiClient, { peer, listing }: ChatKey) => {
  const body = { receiver_id: peer, property_id: listing }
  getReply(await client.http.POST('/ext/chat/typing', { body }))
})

/** Shows a message of the other person to the administrators. @throws ApiError `tooMany`. */
export const reportMessage = write(
  [],
  async (client: ApiClient, { id, reason }: { id: number; reason: string }) => {
    const body = { message_id: id, ...(reason === '' ? {} : { reason }) }
    getReply(await client.http.POST('/ext/chat/reports', { body }))
  },
)

/** Removes a conversation from the viewer's list; the other person keeps it. */
export const deleteChat = write(
  [['chat'], ['notifications']],
  async (client: ApiClient, { sender, peer, listing }: ChatKey & { sender: number }) => {
    const body = { sender_id: sender, receiver_id: peer, property_id: listing }
    getReply(await client.http.POST('/delete_chat_message', { body }))
  },
)

function toChat(row: Schemas['ChatThread']): Chat {
  return {
    peer: row.user_id,
    listing: row.property_id,
    name: row.name,
    picture: row.profile,
    title: row.title,
    slug: row.slug_id,
    listingPicture: row.title_image,
    lastAt: row.date,
    lastText: unescapeXml(row.last_message),
    lastType: row.last_message_type,
    unread: row.unread_count,
    isBlockedByMe: row.is_blocked_by_me,
    isBlockedByPeer: row.is_blocked_by_user,
    isActive: row.is_active !== 0,
  }
}

function toFound(row: Schemas['FoundMessage']): FoundMessage {
  return {
    id: row.id,
    seq: row.seq,
    peer: row.user_id,
    listing: row.property_id,
    name: row.name,
    picture: row.profile,
    title: row.title,
    isMine: row.is_mine,
    text: unescapeXml(row.message),
    sentAt: row.created_at,
  }
}

function toMessage(row: Schemas['ChatMessage'], peer: number): ChatMessage {
  return {
    id: row.id,
    seq: row.seq,
    clientId: row.client_id,
    isMine: row.sender_id !== peer,
    text: unescapeXml(row.message ?? ''),
    type: row.chat_message_type,
    file: row.file,
    fileName: row.file_name,
    audio: row.audio,
    sentAt: row.created_at,
    isRead: row.is_read === 1,
  }
}
