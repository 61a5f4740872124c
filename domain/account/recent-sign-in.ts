import type { FaultKey } from '../text/fault-words.ts'
import { OTP_DIGITS, toDigits } from './account-fields.ts'

/** `signIn` for accounts without password or verified contact. */
export type Proof = 'password' | 'otp' | 'signIn'

const proofs: readonly Proof[] = ['password', 'otp', 'signIn']

export function parseProof(data: unknown): Proof | null {
  const named = typeof data === 'object' && data !== null && Reflect.get(data, 'proof')
  return proofs.find((proof) => proof === named) ?? null
}

export class RecentSignInRequired extends Error {
  override readonly name = 'RecentSignInRequired'
  readonly proof: Proof

  constructor(proof: Proof) {
    super('the sign-in is not recent')
    this.proof = proof
  }
}

/** Other errors can be retried. */
export class FieldsRefused extends Error {
  override readonly name = 'FieldsRefused'
  /** A known fault code, or the provider's message. */
  readonly reasons: Readonly<Record<string, string>>
  /** Proof that the next attempt requires; null if unchanged. */
  readonly proof: Proof | null

  constructor(reasons: Readonly<Record<string, string>>, proof: Proof | null = null) {
    super('fields were refused')
    this.reasons = reasons
    this.proof = proof
  }
}

/** Proof as it is sent: the password, or the digits of the code. */
export function toSecret(proof: Proof | null, typed: string): string {
  return proof === 'otp' ? toDigits(typed) : typed
}

export function missingProof(proof: Proof | null, secret: string): Record<string, FaultKey> | null {
  if (proof === 'password' && secret === '') return { password: 'passwordRequired' }
  if (proof === 'otp' && secret.length !== OTP_DIGITS) return { otp: 'otpRequired' }
  return null
}
