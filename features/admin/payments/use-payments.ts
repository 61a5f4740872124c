import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type AdminPayment,
  type AdminPaymentDetail,
  addPaymentNote,
  adminPaymentQueries,
  type PaymentState,
  refundPayment,
} from '@/client/api/admin/payments.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type PagedList, toPagedList } from '@/client/api/calls/paged-list.ts'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { isRefusal, refusalText } from '../refusal-text.ts'

export type Payments = PagedList<AdminPayment> & {
  state: PaymentState | undefined
  show: (state: PaymentState | undefined) => void
  search: (words: string) => void
}

/** Purchases, filtered and paginated. */
export function usePayments(): Payments {
  const client = useApiClient()
  const [state, show] = useState<PaymentState>()
  const [words, search] = useState('')
  const query = useInfiniteQuery(
    adminPaymentQueries.payments(client, { search: words, ...(state ? { state } : {}) }),
  )
  return { ...toPagedList(query), state, show, search }
}

export type PaymentActions = {
  detail: AdminPaymentDetail | undefined
  error: Error | null
  retry: () => void
  isRefunding: boolean
  /** Without an amount, all that is left. */
  refund: (refund: { amount: number | undefined; reason: string }) => void
  isNoting: boolean
  note: (text: string) => Promise<void>
}

/** One purchase and the actions on it. Calls `onAnswered` once a refund is begun or refused. */
export function usePayment(id: number, onAnswered: () => void): PaymentActions {
  const { t } = useText()
  const client = useApiClient()
  const { data, error, refetch } = useQuery(adminPaymentQueries.payment(client, id))
  const refunding = useWrite(refundPayment, {
    saysSuccess: () => t('admin.payments.refundBegun'),
    onSuccess: onAnswered,
    onError(failure) {
      showToast('warning', refusalText(failure, t))
      if (isRefusal(failure)) onAnswered()
      void refetch()
    },
  })
  const noting = useWrite(addPaymentNote, { saysSuccess: () => t('admin.saved') })
  return {
    detail: data,
    error,
    retry: () => void refetch(),
    isRefunding: refunding.isSending,
    refund: ({ amount, reason }) =>
      refunding.send({
        payment_transaction_id: id,
        reason,
        ...(amount === undefined ? {} : { amount }),
      }),
    isNoting: noting.isSending,
    note: (text) => noting.sendAsync({ payment_transaction_id: id, note: text }),
  }
}
