import { useQueryClient } from '@tanstack/react-query'
import { useActor } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { User } from '@/client/api/member/auth.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import { contactChange } from '@/client/flows/contact-change.ts'
import { ownCodeTarget } from '@/client/flows/recent-sign-in.ts'
import type { Proof } from '@/domain/account/recent-sign-in.ts'
import { type FormProps, textIn, useFormElement } from '@/features/shell/forms/use-form.ts'
import type { OtpLoginActor } from '@/machines/auth/otp-login.machine.ts'

export type ContactKind = 'email' | 'mobile'

export type ContactChange = {
  /** `proving`: a code to the current address or number is required. */
  stage: 'entering' | 'proving' | 'coding'
  /** Props for the form with the new contact. */
  props: FormProps
  /** Address or number as typed. */
  typed: string
  /** The code that is typed now, if any. */
  code: OtpLoginActor | undefined
  /** Validation error: a text key or the provider's message. */
  reason: string | undefined
  failure: unknown
  isBusy: boolean
  /** Proof required because the sign-in is too old for this change. */
  proof: Proof | null
  proofReason: string | undefined
  requestOwnCode: () => void
  correct: () => void
}

type Options = { kind: ContactKind; person: User; onDone: () => void }

/** Changes the email address or phone number, verified by a code sent to the new one. */
export function useContactChange({ kind, person, onDone }: Options): ContactChange {
  const queries = useQueryClient()
  const client = useApiClient()
  const needsCode = useOffered('accounts') !== false
  const [machine] = useState(() => contactChange({ queries, client }, { kind, person, needsCode }))
  const [state, send] = useActor(machine, { input: { own: ownCodeTarget(person) } })
  const { typed, proof, reasons, refusals, failure } = state.context
  const { ownCode, newCode } = state.children
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
      refusals,
      proof,
      edit: (field) => send({ type: 'field.edited', field: field === kind ? 'contact' : field }),
    },
    onSubmit(data) {
      const [contact, secret] = [textIn(data, kind), textIn(data, 'proof')]
      if (secret === '') send({ type: 'contact.submitted', typed: contact })
      else send({ type: 'password.submitted', typed: contact, secret })
    },
  })
  return {
    stage: state.matches('proving') ? 'proving' : newCode ? 'coding' : 'entering',
    props,
    typed,
    proof,
    isBusy,
    code: ownCode ?? newCode,
    reason: reasons.contact,
    proofReason: reasons.password,
    failure: state.hasTag('failed') ? failure : null,
    requestOwnCode: () => send({ type: 'ownCode.requested' }),
    correct: () => send({ type: 'contact.reopened' }),
  }
}
