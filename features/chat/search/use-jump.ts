import { type RefObject, useEffect, useRef } from 'react'
import type { ChatMessage } from '@/client/api/member/chat.ts'

type Loaded = {
  /** Oldest first. */
  messages: readonly ChatMessage[]
  hasMore: boolean
  isLoadingMore: boolean
  more: () => void
}

/** Brings a message into view once, by its `seq`, loading what is before it. */
export function useJump(
  list: RefObject<HTMLElement | null>,
  target: number | null,
  { messages, hasMore, isLoadingMore, more }: Loaded,
): void {
  const done = useRef<number | null>(null)
  const oldest = messages[0]?.seq
  useEffect(() => {
    if (target === null || oldest === undefined || done.current === target) return
    if (oldest > target && hasMore) {
      if (!isLoadingMore) more()
      return
    }
    done.current = target
    const element = list.current?.querySelector<HTMLElement>(`[data-seq="${target}"]`)
    element?.scrollIntoView({ block: 'center', behavior: 'instant' })
    element?.focus({ preventScroll: true })
  })
}
