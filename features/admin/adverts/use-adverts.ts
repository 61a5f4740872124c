import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type AdvertState,
  adminQueries,
  decideAdvert,
  type ReviewedAdvert,
} from '@/client/api/admin/administration.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type PagedList, toPagedList } from '@/client/api/calls/paged-list.ts'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { isRefusal, refusalText } from '../refusal-text.ts'

export type ReviewedAdverts = PagedList<ReviewedAdvert> & {
  /** ID of the advert being decided. */
  deciding: number | null
  approve: (advert: ReviewedAdvert) => void
  /** Advert being rejected, while the reason is entered. */
  rejecting: ReviewedAdvert | null
  askReason: (advert: ReviewedAdvert) => void
  leaveReason: () => void
  reject: (reason: string) => void
}

/** Adverts of a state, and the decisions on them. */
export function useReviewedAdverts(state: AdvertState): ReviewedAdverts {
  const { t } = useText()
  const client = useApiClient()
  const queries = useQueryClient()
  const query = useInfiniteQuery(adminQueries.adverts(client, state))
  const [deciding, setDeciding] = useState<number | null>(null)
  const [rejecting, setRejecting] = useState<ReviewedAdvert | null>(null)
  const { send, isSending } = useWrite(decideAdvert, {
    saysSuccess: (decision) => t(`admin.adverts.said.${decision}`),
    onSuccess: () => setRejecting(null),
    onError(error) {
      showToast('warning', refusalText(error, t))
      if (isRefusal(error)) setRejecting(null)
      void queries.invalidateQueries({ queryKey: ['administration'] })
    },
  })
  const decide = (id: number, decision: 'approved' | 'rejected', reason?: string) => {
    setDeciding(id)
    send({ id, decision, ...(reason ? { reason } : {}) })
  }
  return {
    ...toPagedList(query),
    deciding: isSending ? deciding : null,
    approve: ({ id }) => decide(id, 'approved'),
    rejecting,
    askReason: setRejecting,
    leaveReason: () => setRejecting(null),
    reject: (reason) => rejecting && decide(rejecting.id, 'rejected', reason),
  }
}
