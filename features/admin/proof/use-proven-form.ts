import type { ApiError } from '@/client/api/calls/api-error.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { requestOwnCode } from '@/client/flows/recent-sign-in.ts'
import { useSession } from '@/client/state/use-session.ts'
import { missingProof, type Proof, toSecret } from '@/domain/account/recent-sign-in.ts'
import { type Form, textIn, useForm } from '@/features/shell/forms/use-form.ts'
import type { Reasons } from '@/machines/shell/form-submission.machine.ts'

/** As requests send it; empty while the sign-in is recent enough. */
export type SentProof = { password?: string; otp?: string }

type ProvenFormOptions<Values> = {
  fields: readonly string[]
  read: (data: FormData) => Values
  validate: (values: Values) => Reasons
  submit: (values: Values & SentProof) => Promise<void>
  /** The form can be submitted again and again. */
  staysOpen?: boolean
}

/**
 * Form of a change that needs a sign-in of the last ten minutes. If it is older, the provider
 * refuses, and the form asks for the password or a code; `ProofFields` shows it.
 */
export function useProvenForm<Values extends object>(options: ProvenFormOptions<Values>): Form {
  const { fields, read, validate, submit, staysOpen = false } = options
  const client = useApiClient()
  const { user } = useSession()
  return useForm({
    fields: [...fields, 'password', 'otp'],
    read: (data) => ({ values: read(data), secret: textIn(data, 'proof') }),
    validate: ({ values, secret }, proof) => ({
      ...validate(values),
      ...missingProof(proof, toSecret(proof, secret)),
    }),
    submit: ({ values, secret }, proof) => submit({ ...values, ...toSentProof(proof, secret) }),
    staysOpen,
    requestCode: async () => {
      if (user) await requestOwnCode(client, user)
    },
  })
}

function toSentProof(proof: Proof | null, typed: string): SentProof {
  if (proof === 'password') return { password: toSecret(proof, typed) }
  return proof === 'otp' ? { otp: toSecret(proof, typed) } : {}
}

/** Whether the form itself asks on: the proof is missing or wrong. */
export function isAboutProof({ key, fields }: ApiError): boolean {
  return key === 'recentSignInRequired' || 'password' in fields || 'otp' in fields
}
