import { useEffect, useRef, useState } from 'react'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { type ChatKey, tellTyping } from '@/client/api/member/chat.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import { onChatChange } from '@/client/integrations/chat-events.ts'

const TELL_MILLISECONDS = 3_000
const SHOW_MILLISECONDS = 5_000

/** Call it with each change of what is written: the other side sees that a message is coming. */
export function useTellTyping({ peer, listing }: ChatKey, hasBegun: boolean): () => void {
  const { send } = useWrite(tellTyping)
  const isOffered = useOffered('member') === true
  const lastSentAt = useRef(Number.NEGATIVE_INFINITY)
  return () => {
    const now = performance.now()
    if (!isOffered || !hasBegun || now - lastSentAt.current < TELL_MILLISECONDS) return
    lastSentAt.current = now
    send({ peer, listing })
  }
}

/** Whether the other side is writing at this moment. */
export function usePeerTyping({ peer, listing }: ChatKey): boolean {
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onChatChange((event) => {
      if (event.peer !== peer || event.listing !== listing) return
      if (event.change !== 'typing' && event.change !== 'message') return
      clearTimeout(timer)
      setTyping(event.change === 'typing')
      timer = setTimeout(() => setTyping(false), SHOW_MILLISECONDS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [peer, listing])
  return isTyping
}
