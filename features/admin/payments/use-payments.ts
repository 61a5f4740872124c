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
import type { SentProof } from '../proof/use-proven-form.ts'

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

export type SentRefund = SentProof & { amount: number | undefined; reason: string }

export type PaymentActions = {
  detail: AdminPaymentDetail | undefined
  error: Error | null
  retry: () => void
  /** Without an amount, all that is left. Rejects on failure. */
  refund: (refund: SentRefund) => Promise<void>
  isNoting: boolean
  note: (text: string) => Promise<void>
}

/** One purchase and the actions on it. Calls `onAnswered` once a refund is begun. */
export function usePayment(id: number, onAnswered: () => void): PaymentActions {
  const { t } = useText()
  const client = useApiClient()
  const { data, error, refetch } = useQuery(adminPaymentQueries.payment(client, id))
  const refunding = useWrite(refundPayment, {
    saysSuccess: () => t('admin.payments.refundBegun'),
    onSuccess: onAnswered,
    onError: () => void refetch(),
  })
  const noting = useWrite(addPaymentNote, { saysSuccess: () => t('admin.saved') })
  return {
    detail: data,
    error,
    retry: () => void refetch(),
    refund: ({ amount, ...refund }) =>
      refunding.sendAsync({
        payment_transaction_id: id,
        ...refund,
        ...(amount === undefined ? {} : { amount }),
      }),
    isNoting: noting.isSending,
    note: (text) => noting.sendAsync({ payment_transaction_id: id, note: text }),
  }
}
