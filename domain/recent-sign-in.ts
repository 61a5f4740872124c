import { OTP_DIGITS } from './account-fields.ts'
import type { SaidFault } from './said-faults.ts'

/** What proves that a person is there: `signIn` where there is neither a password nor a proven address or number. */
export type Proof = 'password' | 'otp' | 'signIn'

const proofs: readonly Proof[] = ['password', 'otp', 'signIn']

/** The proof that the `data` of a refusal names; null for anything else. */
export function proofOf(data: unknown): Proof | null {
  const named = typeof data === 'object' && data !== null && Reflect.get(data, 'proof')
  return proofs.find((proof) => proof === named) ?? null
}

/** The sign-in is too old for what was wanted. */
export class RecentSignInRequired extends Error {
  override readonly name = 'RecentSignInRequired'
  readonly proof: Proof

  constructor(proof: Proof) {
    super('the sign-in is not recent')
    this.proof = proof
  }
}

/** The provider refused fields; anything else that is thrown is a failure to try again. */
export class FieldsRefused extends Error {
  override readonly name = 'FieldsRefused'
  /** By field: a fault that the form knows, or the provider's own words. */
  readonly reasons: Readonly<Record<string, string>>

  constructor(reasons: Readonly<Record<string, string>>) {
    super('fields were refused')
    this.reasons = reasons
  }
}

/** What is missing of the proof that is asked for, by field; null when it can be sent. */
export function missingProof(
  proof: Proof | null,
  secret: string,
): Record<string, SaidFault> | null {
  if (proof === 'password' && secret === '') return { password: 'passwordRequired' }
  if (proof === 'otp' && secret.length !== OTP_DIGITS) return { otp: 'otpRequired' }
  return null
}
