import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { blockUser, unblockUser } from '@/client/api/member/account.ts'
import { type ChatKey, deleteChat, deleteMessage, reportMessage } from '@/client/api/member/chat.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { chatRoute } from '@/domain/web/chat-route.ts'
import { showChat } from '../use-chosen-chat.ts'

export type ThreadActions = {
  isBusy: boolean
  block: () => void
  unblock: () => void
  /** Empties it for the viewer, and goes back to the list. */
  removeThread: () => void
  /** For both sides; rejects on failure. */
  removeMessage: (id: number) => Promise<void>
  /** Null where the provider takes no reports. */
  report: ((id: number, reason: string) => void) | null
}

/** `name` of the other side, for messages about what was done. */
export function useThreadActions({ peer, listing }: ChatKey, name: string): ThreadActions {
  const { t } = useText()
  const href = useHref()
  const { viewer } = useApiClient()
  const whom = peer === 0 ? ({ to_admin: 1 } as const) : { to_user_id: peer }
  const blocking = useWrite(blockUser, {
    saysSuccess: () => t('chat.blockedToast', { name }),
    saysFailure: true,
  })
  const unblocking = useWrite(unblockUser, {
    saysSuccess: () => t('chat.unblockedToast', { name }),
    saysFailure: true,
  })
  const deletingThread = useWrite(deleteChat, {
    saysSuccess: () => t('chat.deletedThreadToast'),
    saysFailure: true,
    onSuccess: () => showChat(href(chatRoute())),
  })
  const deleting = useWrite(deleteMessage, {
    saysSuccess: () => t('chat.deletedToast'),
    saysFailure: true,
  })
  const reporting = useWrite(reportMessage, {
    saysSuccess: () => t('chat.reportedToast'),
    saysFailure: true,
  })
  const mayReport = useOffered('member') === true
  return {
    isBusy: blocking.isSending || unblocking.isSending || deletingThread.isSending,
    block: () => blocking.send(whom),
    unblock: () => unblocking.send(whom),
    removeThread: () => deletingThread.send({ sender: viewer ?? 0, peer, listing }),
    removeMessage: async (id) => {
      await deleting.sendAsync({ peer, id })
    },
    report: mayReport ? (id, reason) => reporting.send({ id, reason }) : null,
  }
}
