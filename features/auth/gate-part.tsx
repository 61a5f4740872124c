import { useEffect } from 'react'
import { failureText } from '@/client/text/failure-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import type { SignInOffers } from './offers.ts'
import { useSessionNotices } from './use-session-notices.ts'
import { useSignInGate } from './use-sign-in-gate.ts'

const loadDialog = () => import('./sign-in-dialog.tsx')

/** Opens the sign-in dialog for gated actions, and announces sessions that end unexpectedly. */
export function GatePart({ offers }: { offers: SignInOffers }) {
  const { t } = useText()
  const { reason, failure, giveUp } = useSignInGate()
  useSessionNotices()
  useEffect(() => {
    if (failure) showToast('error', failureText(failure, t))
  }, [failure, t])
  if (!reason) return null
  const fail = () => {
    giveUp()
    showToast('error', t('shell.failure.network'))
  }
  return (
    <OnDemand
      load={loadDialog}
      of={{ reason, offers, onGivenUp: giveUp, onFailed: fail }}
      onFailed={fail}
    />
  )
}
