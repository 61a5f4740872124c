import { FieldsRefused, type Proof, RecentSignInRequired } from '@/domain/account/recent-sign-in.ts'
import type { CodeTarget, OtpInput } from '../auth/otp-login.types.ts'

type Reasons = Readonly<Record<string, string | undefined>>

export type Thrown = { error: unknown }

/** Guards of flows whose provider may require a recent sign-in. */
export const proofGuards = {
  needsPassword: ({ context }: { context: { proof: Proof | null } }) =>
    context.proof === 'password',
  isWrong: ({ context }: { context: { reasons: Reasons } }, field: string) =>
    Boolean(context.reasons[field]),
  isCodeRequired: (_: unknown, { error }: Thrown) =>
    error instanceof RecentSignInRequired && error.proof === 'otp',
  isProofRequired: (_: unknown, { error }: Thrown) => error instanceof RecentSignInRequired,
  wereFieldsRefused: (_: unknown, { error }: Thrown) => error instanceof FieldsRefused,
}

type Refused = { proof: Proof | null; refusals: number }
type Refusal = { event: Thrown }

const thrown = ({ event }: Refusal) => event

/** Ways on of a refused request: to its proof, or back to the form with the reason. */
export function refusedTo<Form extends string>(form: Form) {
  return [
    { guard: { type: 'isCodeRequired', params: thrown }, target: 'proving' },
    {
      guard: { type: 'isProofRequired', params: thrown },
      target: `${form}.proving`,
      actions: { type: 'keepProof', params: thrown },
    },
    {
      guard: { type: 'wereFieldsRefused', params: thrown },
      target: `${form}.refused`,
      actions: { type: 'keepReasons', params: thrown },
    },
    { target: `${form}.failed`, actions: { type: 'keepFailure', params: thrown } },
  ] as const
}

export function refusedFields({ proof, refusals }: Refused, { error }: Thrown) {
  if (!(error instanceof FieldsRefused)) return {}
  // A refused password needs its field.
  const needed = error.reasons.password ? ('password' as const) : proof
  return { proof: needed, reasons: error.reasons, refusals: refusals + 1 }
}

export function requiredProof({ error }: Thrown) {
  return error instanceof RecentSignInRequired ? { proof: error.proof } : {}
}

/** A code that goes to a known address. */
export function codeTo(to: CodeTarget, isSent = false): OtpInput {
  return { methods: [to.method], to, isSent }
}
