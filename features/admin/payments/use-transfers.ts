import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  adminPaymentQueries,
  decideTransfer,
  type ReviewedTransfer,
} from '@/client/api/admin/payments.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type PagedList, toPagedList } from '@/client/api/calls/paged-list.ts'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { isRefusal, refusalText } from '../refusal-text.ts'

type Transfers = PagedList<ReviewedTransfer> & {
  /** ID of the transfer being decided. */
  deciding: number | null
  approve: (transfer: ReviewedTransfer) => void
  /** Transfer being rejected, while the reason is entered. */
  rejected: ReviewedTransfer | null
  askReason: (transfer: ReviewedTransfer) => void
  leaveReason: () => void
  reject: (reason: string) => void
}

/** Bank transfers in review and the decisions on them. */
export function useTransfers(): Transfers {
  const { t } = useText()
  const client = useApiClient()
  const queries = useQueryClient()
  const query = useInfiniteQuery(adminPaymentQueries.transfers(client))
  const [deciding, setDeciding] = useState<number | null>(null)
  const [rejected, setRejected] = useState<ReviewedTransfer | null>(null)
  const { send, isSending } = useWrite(decideTransfer, {
    saysSuccess: () => t('admin.payments.decided'),
    onSuccess: () => setRejected(null),
    onError(error) {
      showToast('warning', refusalText(error, t))
      if (isRefusal(error)) setRejected(null)
      void queries.invalidateQueries({ queryKey: ['administration'] })
    },
  })
  const decide = (id: number, decision: 'approve' | 'reject', reason?: string) => {
    setDeciding(id)
    send({ payment_transaction_id: id, decision, ...(reason ? { reason } : {}) })
  }
  return {
    ...toPagedList(query),
    deciding: isSending ? deciding : null,
    approve: ({ id }) => decide(id, 'approve'),
    rejected,
    askReason: setRejected,
    leaveReason: () => setRejected(null),
    reject: (reason) => rejected && decide(rejected.id, 'reject', reason),
  }
}
