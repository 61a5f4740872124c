import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  adminPaymentQueries,
  decideMismatch,
  type PaymentMismatch,
} from '@/client/api/admin/payments.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type PagedList, toPagedList } from '@/client/api/calls/paged-list.ts'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { isAboutProof, type SentProof } from '../proof/use-proven-form.ts'
import { isRefusal, refusalText } from '../refusal-text.ts'

export type CaseDecision = NonNullable<PaymentMismatch['decision']>

/** Case and decision, while the note is entered. */
type CaseInHand = { mismatch: PaymentMismatch; decision: CaseDecision }

type Cases = PagedList<PaymentMismatch> & {
  isSending: boolean
  inHand: CaseInHand | null
  askNote: (inHand: CaseInHand) => void
  leaveNote: () => void
  /** Rejects on failure. */
  decide: (note: string, proof: SentProof) => Promise<void>
}

/** Open cases and the decisions on them. */
export function useCases(): Cases {
  const { t } = useText()
  const client = useApiClient()
  const queries = useQueryClient()
  const query = useInfiniteQuery(adminPaymentQueries.mismatches(client))
  const [inHand, setInHand] = useState<CaseInHand | null>(null)
  const { sendAsync, isSending } = useWrite(decideMismatch, {
    saysSuccess: () => t('admin.payments.decided'),
    onSuccess: () => setInHand(null),
    onError(error) {
      if (isAboutProof(error)) return
      showToast('warning', refusalText(error, t))
      if (isRefusal(error)) setInHand(null)
      void queries.invalidateQueries({ queryKey: ['administration'] })
    },
  })
  return {
    ...toPagedList(query),
    isSending,
    inHand,
    askNote: setInHand,
    leaveNote: () => setInHand(null),
    async decide(note, proof) {
      if (!inHand) return
      const { mismatch, decision } = inHand
      await sendAsync({ id: mismatch.id, decision, note, ...proof })
    },
  }
}
