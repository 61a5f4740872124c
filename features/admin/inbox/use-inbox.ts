import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import {
  type AdminContactMessage,
  type AdminContactMessageDetail,
  answerContactMessage,
  assignContactMessage,
  type ContactMessageState,
  changeContactMessageState,
  inboxQueries,
} from '@/client/api/admin/inbox.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type PagedList, toPagedList } from '@/client/api/calls/paged-list.ts'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { useSession } from '@/client/state/use-session.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { refusalText } from '../refusal-text.ts'

export type Inbox = PagedList<AdminContactMessage> & {
  total: number | undefined
  state: ContactMessageState
  show: (state: ContactMessageState) => void
  words: string
  search: (words: string) => void
  /** ID of the open message. */
  chosen: number | null
  choose: (id: number | null) => void
}

/** Contact messages, filtered and paginated. */
export function useInbox(): Inbox {
  const client = useApiClient()
  const asked = useSearchParams()
  const [state, show] = useState<ContactMessageState>('open')
  const [words, search] = useState('')
  const [chosen, choose] = useState<number | null>(() => Number(asked.get('message')) || null)
  const filters = { state, ...(words ? { search: words } : {}) }
  const query = useInfiniteQuery(inboxQueries.list(client, filters))
  const total = query.data?.pages.at(-1)?.total
  return { ...toPagedList(query), total, state, show, words, search, chosen, choose }
}

export type OpenContactMessage = {
  detail: AdminContactMessageDetail | undefined
  error: Error | null
  isOffline: boolean
  retry: () => void
  isMine: boolean
  isBusy: boolean
  answer: (answer: { text: string; clientId: string }) => Promise<void>
  assign: (isAssigned: boolean) => void
  changeState: (state: ContactMessageState) => void
}

/** A contact message and the actions on it. */
export function useContactMessage(id: number): OpenContactMessage {
  const { t } = useText()
  const client = useApiClient()
  const queries = useQueryClient()
  const { user } = useSession()
  const { data, error, fetchStatus, refetch } = useQuery(inboxQueries.message(client, id))
  const refresh = () => void queries.invalidateQueries({ queryKey: ['administration'] })
  const options = {
    saysSuccess: () => t('admin.saved'),
    onError(failure: Parameters<typeof refusalText>[0]) {
      showToast('warning', refusalText(failure, t))
      refresh()
    },
  }
  const assignment = useWrite(assignContactMessage, options)
  const state = useWrite(changeContactMessageState, options)
  const { sendAsync } = useWrite(answerContactMessage, {
    saysSuccess: () => t('admin.inbox.answerSent'),
    onError: refresh,
  })
  const holder = data?.message.assigned_to ?? null
  return {
    detail: data,
    error,
    isOffline: fetchStatus === 'paused',
    retry: () => void refetch(),
    isMine: holder !== null && holder === user?.id,
    isBusy: assignment.isSending || state.isSending,
    answer: ({ text, clientId }) => sendAsync({ id, text, client_id: clientId }),
    assign: (isAssigned) =>
      assignment.send({
        id,
        is_assigned: isAssigned ? 1 : 0,
        ...(holder === null ? {} : { assigned_to: holder }),
      }),
    changeState: (next) => state.send({ id, state: next }),
  }
}
