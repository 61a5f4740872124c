import { useQueryClient } from '@tanstack/react-query'
import { useActor } from '@xstate/react'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { User } from '@/client/api/member/sign-in.ts'
import { accountDeletion } from '@/client/flows/account-deletion.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { digitsOf } from '@/domain/account/password-change.ts'
import type { Proof } from '@/domain/account/recent-sign-in.ts'
import { routes } from '@/domain/web/routes.ts'

export type Leaving = {
  /** Proof the provider requires; null if none. */
  proof: Proof | null
  isCodeSent: boolean
  isSendingCode: boolean
  sendCode: () => void
  reason: string | undefined
  failure: unknown
  isLeaving: boolean
  leave: (secret: string) => void
}

/** Account deletion, with proof if required. Cannot be undone. */
export function useLeaving(person: User): Leaving {
  const { t } = useText()
  const href = useHref()
  const router = useRouter()
  const queries = useQueryClient()
  const client = useApiClient()
  const [machine] = useState(() => accountDeletion({ queries, client }, person))
  const [state, send] = useActor(machine)
  const { proof, isCodeSent, reasons, failure } = state.context
  const isGone = state.status === 'done'

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!isGone) return
    showToast('success', t('leaving.done'))
    void import('@/client/flows/session.ts')
      .then(({ signOut }) => signOut({ queries, client }))
      .then(() => router.push(href(routes.home())))
  }, [isGone])

  return {
    ...{ proof, isCodeSent },
    isSendingCode: state.hasTag('sendingCode'),
    sendCode: () => send({ type: 'code.requested' }),
    reason: reasons.password ?? reasons.otp,
    failure: state.hasTag('failed') ? failure : null,
    isLeaving: state.hasTag('deleting') || isGone,
    leave: (secret) =>
      send({
        type: 'deletion.confirmed',
        secret: proof === 'otp' ? digitsOf(secret) : secret,
      }),
  }
}
