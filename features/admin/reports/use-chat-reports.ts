import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type ChatReport,
  chatReportQueries,
  closeChatReport,
  type ReportedMessage,
} from '@/client/api/admin/chat-reports.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type PagedList, toPagedList } from '@/client/api/calls/paged-list.ts'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { refusalText } from '../refusal-text.ts'

/** Reported messages, paginated. */
export function useChatReports(state: 'open' | 'closed'): PagedList<ChatReport> {
  const client = useApiClient()
  return toPagedList(useInfiniteQuery(chatReportQueries.list(client, state)))
}

export type ReportedConversation = {
  isShown: boolean
  show: (isShown: boolean) => void
  /** Undefined while loading. */
  messages: readonly ReportedMessage[] | undefined
  error: Error | null
  retry: () => void
  isClosing: boolean
  close: () => void
}

/** The conversation around a reported message, loaded when staff asks for it, and the end of the report. */
export function useReportedConversation(id: number): ReportedConversation {
  const { t } = useText()
  const client = useApiClient()
  const queries = useQueryClient()
  const [isShown, show] = useState(false)
  const { data, error, refetch } = useQuery({
    ...chatReportQueries.conversation(client, id),
    enabled: isShown,
  })
  const { send, isSending } = useWrite(closeChatReport, {
    saysSuccess: () => t('admin.reportHandled'),
    onError(failure) {
      showToast('warning', refusalText(failure, t))
      void queries.invalidateQueries({ queryKey: ['administration'] })
    },
  })
  return {
    isShown,
    show,
    messages: data,
    error,
    retry: () => void refetch(),
    isClosing: isSending,
    close: () => send({ id }),
  }
}
