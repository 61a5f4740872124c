import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { ChatKey, ChatMessage } from '@/client/api/member/chat.ts'
import type { MessageOutbox } from '@/client/flows/chat/message-outbox.ts'
import type { OutboxMessage } from '@/client/flows/chat/outbox-message.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'

export type { OutboxMessage }

export type Outbox = {
  /** In the order written. */
  messages: readonly OutboxMessage[]
  /** False if closing the page would lose a message. */
  isSafe: boolean
  /** Messages can be written. */
  isOpen: boolean
  add: (message: { text: string; file: File | null; audio?: Blob }) => Promise<void>
  retry: (clientId: string) => void
  remove: (clientId: string) => void
}

/**
 * Messages of a conversation on their way; `onSent` gets each that has arrived, null if another tab
 * sent it.
 */
export function useOutbox(
  { peer, listing }: ChatKey,
  onSent: (message: ChatMessage | null) => void,
): Outbox {
  const { t } = useText()
  const queries = useQueryClient()
  const client = useApiClient()
  const [outbox, setOutbox] = useState<MessageOutbox | null>(null)
  const fail = useEffectEvent(() => showToast('error', t('shell.failure.network')))
  useEffect(() => {
    let isGone = false
    import('@/client/flows/chat/message-outbox.ts').then(
      ({ messageOutbox }) => isGone || setOutbox(messageOutbox({ queries, client })),
      () => isGone || fail(),
    )
    return () => {
      isGone = true
    }
  }, [queries, client])
  const hear = useEffectEvent((chat: ChatKey, message: ChatMessage | null) => {
    if (chat.peer === peer && chat.listing === listing) onSent(message)
  })
  useEffect(() => outbox?.onSent((chat, message) => hear(chat, message)), [outbox])
  const messages = useSyncExternalStore(
    outbox ? outbox.watch : never,
    () => outbox?.messages({ peer, listing }) ?? NONE,
    () => NONE,
  )
  return {
    messages,
    isSafe: outbox?.isSafe ?? true,
    isOpen: outbox !== null,
    add: async (message) => outbox?.add({ peer, listing, ...message }),
    retry: (clientId) => void outbox?.retry(clientId),
    remove: (clientId) => void outbox?.remove(clientId),
  }
}

const NONE: readonly OutboxMessage[] = []

function never() {
  return () => {}
}
