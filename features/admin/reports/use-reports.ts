import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type AdminReport, adminQueries, handleReport } from '@/client/api/admin/administration.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type PagedList, toPagedList } from '@/client/api/calls/paged-list.ts'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { isRefusal, refusalText } from '../refusal-text.ts'

export type Reports = PagedList<AdminReport> & {
  /** ID of the report being handled. */
  handling: number | null
  dismiss: (report: AdminReport) => void
  /** Report whose listing is being taken down, while the reason is entered. */
  down: AdminReport | null
  askReason: (report: AdminReport) => void
  leaveReason: () => void
  takeDown: (reason: string) => void
}

/** Reports and the actions on them. */
export function useReports(state: 'open' | 'handled'): Reports {
  const { t } = useText()
  const client = useApiClient()
  const queries = useQueryClient()
  const query = useInfiniteQuery(adminQueries.reports(client, state))
  const [handling, setHandling] = useState<number | null>(null)
  const [down, setDown] = useState<AdminReport | null>(null)
  const { send, isSending } = useWrite(handleReport, {
    saysSuccess: () => t('admin.reportHandled'),
    onSuccess: () => setDown(null),
    onError(error) {
      showToast('warning', refusalText(error, t))
      if (isRefusal(error)) setDown(null)
      void queries.invalidateQueries({ queryKey: ['administration'] })
    },
  })
  const handle = (id: number, outcome: 'dismissed' | 'rejected', reason?: string) => {
    setHandling(id)
    send({ id, outcome, ...(reason ? { reason } : {}) })
  }
  return {
    ...toPagedList(query),
    handling: isSending ? handling : null,
    dismiss: ({ id }) => handle(id, 'dismissed'),
    down,
    askReason: setDown,
    leaveReason: () => setDown(null),
    takeDown: (reason) => down && handle(down.id, 'rejected', reason),
  }
}
