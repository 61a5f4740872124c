'use client'

import { useEffect } from 'react'
import { failureText } from '@/client/text/failure-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import type { ListingGate } from './use-listing-gate.ts'

const loadRefusal = () => import('./refusal-dialog.tsx')

/** Unmet requirements, with a link to meet them. */
export function ListingGateDialog({ gate }: { gate: ListingGate }) {
  const { t } = useText()
  const { refusal, failure, giveUp } = gate
  useEffect(() => {
    if (failure) showToast('error', failureText(failure, t))
  }, [failure, t])
  if (!refusal) return null
  const fail = () => {
    giveUp()
    showToast('error', t('shell.failure.network'))
  }
  return <OnDemand load={loadRefusal} of={{ gate, refusal }} onFailed={fail} />
}
