import { useQueryClient } from '@tanstack/react-query'
import { useActor } from '@xstate/react'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { User } from '@/client/api/member/auth.ts'
import { accountDeletion } from '@/client/flows/account-deletion.ts'
import { ownCodeTarget } from '@/client/flows/recent-sign-in.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import type { Proof } from '@/domain/account/recent-sign-in.ts'
import { routes } from '@/domain/web/routes.ts'
import { type FormProps, textIn, useFormElement } from '@/features/shell/forms/use-form.ts'
import type { OtpLoginActor } from '@/machines/auth/otp-login.machine.ts'

export type AccountDeletion = {
  props: FormProps
  /** A code to the member's own address or number is required. */
  isProving: boolean
  /** Absent until the code is requested. */
  code: OtpLoginActor | undefined
  proof: Proof | null
  reason: string | undefined
  failure: unknown
  isBusy: boolean
  requestCode: () => void
  cancelCode: () => void
}

/** Account deletion, with proof if required. Cannot be undone. */
export function useAccountDeletion(person: User): AccountDeletion {
  const { t } = useText()
  const href = useHref()
  const router = useRouter()
  const queries = useQueryClient()
  const client = useApiClient()
  const [machine] = useState(() =>
    accountDeletion({ queries, client }, person, {
      onDeleted: () => showToast('success', t('account.deletion.done')),
      onLeft: () => router.push(href(routes.home())),
    }),
  )
  const [state, send] = useActor(machine, { input: { own: ownCodeTarget(person) } })
  const { proof, reasons, refusals, failure } = state.context
  const isBusy = state.hasTag('busy') || state.status === 'done'
  const { props } = useFormElement({
    ref: useRef<HTMLFormElement>(null),
    submission: {
      stage: isBusy ? 'submitting' : 'ready',
      reasons,
      refusals,
      proof,
      edit: (field) => send({ type: 'field.edited', field }),
    },
    onSubmit(data) {
      const secret = textIn(data, 'proof')
      if (secret === '') send({ type: 'deletion.confirmed' })
      else send({ type: 'password.submitted', secret })
    },
  })
  return {
    props,
    proof,
    isBusy,
    isProving: state.matches('proving'),
    code: state.children.ownCode,
    reason: reasons.password,
    failure: state.hasTag('failed') ? failure : null,
    requestCode: () => send({ type: 'code.requested' }),
    cancelCode: () => send({ type: 'code.canceled' }),
  }
}
