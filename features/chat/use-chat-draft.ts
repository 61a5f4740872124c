import { useEffect, useRef, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { ChatKey } from '@/client/api/member/chat.ts'

const KIND = 'chat'

/** Text that is being written in a conversation; kept on the device until it is sent. */
export function useChatDraft({ peer, listing }: ChatKey): [string, (text: string) => void] {
  const { viewer } = useApiClient()
  const [text, setText] = useState('')
  const isTyped = useRef(false)
  const id = `chat-${viewer}-${peer}-${listing}`

  useEffect(() => {
    if (viewer === null) return
    let isGone = false
    const read = async () => {
      const draft = await (await drafts()).readDeviceDraft(viewer, id)
      const kept = draft?.kind === KIND ? draft.content.text : ''
      if (!isGone && !isTyped.current && typeof kept === 'string') setText(kept)
    }
    read().catch(() => {})
    return () => {
      isGone = true
    }
  }, [viewer, id])

  const write = async (written: string) => {
    if (viewer === null) return
    const { dropDeviceDraft, keepDeviceDraft } = await drafts()
    if (written === '') return dropDeviceDraft(id)
    const content = { text: written }
    const changedAt = Date.now()
    await keepDeviceDraft(viewer, {
      id,
      kind: KIND,
      listing,
      content,
      revision: 0,
      isAhead: true,
      changedAt,
    })
  }

  return [
    text,
    (written) => {
      isTyped.current = true
      setText(written)
      write(written).catch(() => {})
    },
  ]
}

function drafts() {
  return import('@/client/state/device/draft-store.ts')
}
