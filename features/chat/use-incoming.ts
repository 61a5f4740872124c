import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChatMessage } from '@/client/api/member/chat.ts'

type Announcement = { id: number; text: string }

export type Incoming = {
  /** For the live region: the messages that came last. */
  announced: readonly Announcement[]
  /** A message came while the reader was further up. */
  hasNewBelow: boolean
  seeNewest: () => void
}

/**
 * Announces messages that come while the conversation is open. `list` is reversed: its bottom is
 * scroll position 0. `own`: number of own messages on their way, which are always shown.
 */
export function useIncoming(
  list: RefObject<HTMLElement | null>,
  messages: readonly ChatMessage[],
  { own, words }: { own: number; words: (message: ChatMessage) => string },
): Incoming {
  const [announced, setAnnounced] = useState<readonly Announcement[]>([])
  const [hasNewBelow, setNewBelow] = useState(false)
  const newest = messages.findLast(({ isMine }) => !isMine)
  const seen = useRef(newest?.id ?? 0)
  const seeNewest = () => {
    list.current?.scrollTo({ top: 0 })
    setNewBelow(false)
  }

  const hear = useEffectEvent((newestId: number) => {
    const came = messages.filter(({ id, isMine }) => !isMine && id > seen.current)
    if (came.length === 0) return
    seen.current = newestId
    setAnnounced(came.map((message) => ({ id: message.id, text: words(message) })))
    if ((list.current?.scrollTop ?? 0) < -NEAR_PIXELS) setNewBelow(true)
  })
  const newestId = newest?.id
  useEffect(() => {
    if (newestId !== undefined) hear(newestId)
  }, [newestId])

  const before = useRef(own)
  const follow = useEffectEvent(seeNewest)
  useEffect(() => {
    if (own > before.current) follow()
    before.current = own
  }, [own])

  useEffect(() => {
    const element = list.current
    if (!element) return
    const look = () => {
      if (element.scrollTop >= -NEAR_PIXELS) setNewBelow(false)
    }
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [list])

  return { announced, hasNewBelow, seeNewest }
}

const NEAR_PIXELS = 120
