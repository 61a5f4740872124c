import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import {
  type Chat,
  type ChatKey,
  type ChatMessage,
  chatQueries,
  readNewerMessages,
} from '@/client/api/member/chat.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import { type ChatEvent, onChatChange } from '@/client/integrations/chat-events.ts'
import { joinMessages } from '../join-messages.ts'
import { POLL_MILLISECONDS } from '../use-chats.ts'
import { type Outbox, useOutbox } from '../use-outbox.ts'
import { usePageVisible } from '../use-page-visible.ts'

export type Thread = {
  /** Null while it has not begun. */
  chat: Chat | null
  /** Oldest first; undefined while loading. */
  messages: readonly ChatMessage[] | undefined
  /** Own messages on their way. */
  outbox: Outbox
  hasMore: boolean
  isLoadingMore: boolean
  more: () => void
  error: Error | null
  isOffline: boolean
  retry: () => void
}

/** A conversation while it is in view; reading marks it as read. */
export function useThread({ peer, listing }: ChatKey): Thread {
  const client = useApiClient()
  const isLive = useOffered('member') !== false
  const isShown = usePageVisible()
  const query = useInfiniteQuery({
    ...chatQueries.messages(client, { peer, listing }),
    // Shown again, it is read again.
    enabled: client.viewer !== null && isShown,
    staleTime: 0,
    refetchInterval: isLive ? false : POLL_MILLISECONDS,
  })
  const pages = query.data?.pages
  const { newer, add, pull } = useNewerMessages({ peer, listing }, pages, () => {
    void query.refetch()
  })
  const messages = pages && joinMessages(pages, newer.messages)
  const outbox = useOutbox({ peer, listing }, (message) => {
    if (message) add(message)
    void pull()
  })

  const hear = useEffectEvent((change: ChatEvent['change']) => {
    if (!isShown || change === 'typing') return
    if (change === 'message') return void pull()
    const hasUnread = messages?.some(({ isMine, isRead }) => isMine && !isRead)
    if (change === 'deleted' || hasUnread) void query.refetch()
  })
  useEffect(
    () =>
      onChatChange((event) => {
        if (event.peer === peer && event.listing === listing) hear(event.change)
      }),
    [peer, listing],
  )

  const sent = new Set(messages?.map(({ clientId }) => clientId))
  return {
    chat: newer.chat ?? pages?.[0]?.chat ?? null,
    messages,
    outbox: { ...outbox, messages: outbox.messages.filter(({ clientId }) => !sent.has(clientId)) },
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    more: () => {
      if (!query.isFetching) void query.fetchNextPage()
    },
    error: query.error,
    isOffline: query.fetchStatus === 'paused',
    retry: () => void query.refetch(),
  }
}

type Page = { chat: Chat | null; messages: readonly ChatMessage[] }
type Newer = { chat: Chat | null; messages: readonly ChatMessage[] }

const NOTHING: Newer = { chat: null, messages: [] }

/** Messages that came since the pages were read, pulled by their place in the conversation. */
function useNewerMessages(key: ChatKey, pages: readonly Page[] | undefined, readAgain: () => void) {
  const { sendAsync: readNewer } = useWrite(readNewerMessages)
  const [newer, setNewer] = useState<Newer>(NOTHING)
  const at = useRef({ seq: 0, isPulling: false, isDue: false })
  const newest = pages?.[0]?.messages[0]
  // A later reading of the pages knows better.
  const [known, setKnown] = useState(pages)
  if (known !== pages) {
    setKnown(pages)
    setNewer(({ messages }) => ({
      chat: null,
      messages: messages.filter(({ seq }) => seq > (newest?.seq ?? 0)),
    }))
  }

  const add = (...messages: readonly ChatMessage[]) =>
    setNewer((before) => ({ ...before, messages: [...before.messages, ...messages] }))

  const pull = async () => {
    const place = at.current
    if (!pages || place.isPulling) {
      place.isDue = true
      return
    }
    if (newest?.seq === 0) return readAgain()
    place.isPulling = true
    try {
      let hasMore = true
      while (hasMore || place.isDue) {
        place.isDue = false
        const after = Math.max(place.seq, newest?.seq ?? 0)
        const page = await readNewer({ ...key, after })
        place.seq = Math.max(after, page.messages[0]?.seq ?? 0)
        hasMore = page.hasMore
        setNewer(({ messages }) => ({
          chat: page.chat,
          messages: [...messages, ...page.messages],
        }))
      }
    } catch {
      // The next event, or the connection when it is back, reads again.
    } finally {
      place.isPulling = false
    }
  }

  const pullDue = useEffectEvent(() => {
    if (at.current.isDue && !at.current.isPulling) void pull()
  })
  useEffect(() => {
    if (pages) pullDue()
  }, [pages])

  return { newer, add, pull }
}
