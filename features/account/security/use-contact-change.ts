import { useQueryClient } from '@tanstack/react-query'
import { useActor } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { User } from '@/client/api/member/sign-in.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import { contactChange } from '@/client/flows/contact-change.ts'
import { digitsOf } from '@/domain/account/account-fields.ts'
import type { Proof } from '@/domain/account/recent-sign-in.ts'

export type ContactKind = 'email' | 'mobile'

export type ContactChange = {
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
  /** Submits the address or number, with the password or code if required. */
  submitContact: (typed: string, secret: string) => void
  submitCode: (code: string) => void
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
  const { contact, proof, isOwnCodeSent, reasons, failure } = state.context
  const isCoding = state.hasTag('coding')
  const isDone = state.status === 'done'

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone])

  return {
    ...{ proof, isOwnCodeSent },
    sentTo: isCoding && contact ? Object.values(contact).join() : null,
    reason: reasons.contact ?? (isCoding ? reasons.otp : undefined),
    proofReason: isCoding ? undefined : (reasons.password ?? reasons.otp),
    failure: state.hasTag('failed') ? failure : null,
    isBusy: state.hasTag('busy'),
    sendOwnCode: () => send({ type: 'ownCode.requested' }),
    submitContact: (typed, secret) =>
      send({
        type: 'contact.submitted',
        typed,
        secret: proof === 'otp' ? digitsOf(secret) : secret,
      }),
    submitCode: (code) => send({ type: 'code.submitted', code: digitsOf(code) }),
    resend: () => send({ type: 'code.requestedAgain' }),
    correct: () => send({ type: 'contact.reopened' }),
  }
}
