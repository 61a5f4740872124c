import { useQueryClient } from '@tanstack/react-query'
import { useActor } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { User } from '@/client/api/member/auth.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import { contactChange } from '@/client/flows/contact-change.ts'
import { digitsOf } from '@/domain/account/account-fields.ts'
import { type Proof, toSecret } from '@/domain/account/recent-sign-in.ts'
import { type FormProps, textIn, useFormElement } from '@/features/shell/forms/use-form.ts'

export type ContactKind = 'email' | 'mobile'

export type ContactChange = {
  props: FormProps
  /** Address or number as typed. */
  typed: string
  /** Address or number the code was sent to; null while it is being entered. */
  sentTo: string | null
  /** Validation error: a text key or the provider's message. */
  reason: string | undefined
  failure: unknown
  isBusy: boolean
  /** Proof required because the sign-in is too old for this change. */
  proof: Proof | null
  proofReason: string | undefined
  isOwnCodeSent: boolean
  sendOwnCode: () => void
  resend: () => void
  correct: () => void
}

type Options = { kind: ContactKind; person: User; onDone: () => void }

/** Changes the email address or phone number, verified by a code sent to the new one. */
export function useContactChange({ kind, person, onDone }: Options): ContactChange {
  const queries = useQueryClient()
  const client = useApiClient()
  const needsCode = useOffered('accounts') !== false
  const [machine] = useState(() => contactChange({ queries, client }, { kind, person, needsCode }))
  const [state, send] = useActor(machine)
  const { typed, contact, proof, isOwnCodeSent, reasons, refusals, failure } = state.context
  const isCoding = state.hasTag('coding')
  const isBusy = state.hasTag('busy')
  const isDone = state.status === 'done'

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone])

  const ref = useRef<HTMLFormElement>(null)
  const { props } = useFormElement({
    ref,
    submission: {
      stage: isDone ? 'submitted' : isBusy ? 'submitting' : 'ready',
      reasons: { ...reasons, [kind]: reasons.contact },
      ...{ refusals, failure, proof },
      isCodeSent: isOwnCodeSent,
      isRequestingCode: state.matches('requestingOwnCode'),
      edit: (field) => send({ type: 'field.edited', field: field === kind ? 'contact' : field }),
    },
    onSubmit: (data) =>
      isCoding
        ? send({ type: 'code.submitted', code: digitsOf(textIn(data, 'otp')) })
        : send({
            type: 'contact.submitted',
            typed: textIn(data, kind),
            secret: toSecret(proof, textIn(data, 'proof')),
          }),
  })
  return {
    ...{ props, typed, proof, isOwnCodeSent, isBusy },
    sentTo: isCoding && contact ? Object.values(contact).join() : null,
    reason: reasons.contact ?? (isCoding ? reasons.otp : undefined),
    proofReason: isCoding ? undefined : (reasons.password ?? reasons.otp),
    failure: state.hasTag('failed') ? failure : null,
    sendOwnCode: () => send({ type: 'ownCode.requested' }),
    resend: () => send({ type: 'code.requestedAgain' }),
    correct: () => send({ type: 'contact.reopened' }),
  }
}
