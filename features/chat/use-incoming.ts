import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChatMessage } from '@/client/api/member/chat.ts'

export type Incoming = {
  /** For the live region; '' before the first new message. */
  announced: string
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
  const [announced, setAnnounced] = useState('')
  const [hasNewBelow, setNewBelow] = useState(false)
  const newest = messages.findLast(({ isMine }) => !isMine)
  const seen = useRef(newest?.id ?? 0)
  const seeNewest = () => {
    list.current?.scrollTo({ top: 0 })
    setNewBelow(false)
  }

  const hear = useEffectEvent((id: number) => {
    const message = messages.find((each) => each.id === id)
    if (!message || id <= seen.current) return
    seen.current = id
    setAnnounced(words(message))
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
