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

/** A code that goes to a known address. */
export function codeTo(to: CodeTarget, isSent = false): OtpInput {
  return { methods: [to.method], to, isSent }
}
