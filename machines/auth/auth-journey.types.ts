import type { CodeTarget } from './otp-login.types.ts'
import type { SignInMethod } from './session.types.ts'

/** Forms with which the journey may start, and between which people change. */
export type AuthStep = 'signIn' | 'phone' | 'register' | 'forgot'

/** Why the sign-in starts over: the second step took too long, or had too many wrong codes. */
export type AuthNotice = 'expired' | 'spent'

/** Seconds since the code was made, and since it was last sent. */
export type CodeAges = { codeAge: number; sendingAge: number }

/** The provider asks for the second factor. */
export class FactorRequired extends Error {
  override readonly name = 'FactorRequired'
  readonly challenge: string

  constructor(challenge: string) {
    super('the second factor is required')
    this.challenge = challenge
  }
}

/** The address of the account was never verified. */
export class AddressUnverified extends Error {
  override readonly name = 'AddressUnverified'
}

export type AuthInput = { start: Exclude<AuthStep, 'phone'> }

export type AuthContext = AuthInput & {
  /** Of the account whose address is verified. */
  email: string
  /** Null after a reload: it is never stored. */
  password: string | null
  /** A code is on its way already. */
  isSent: boolean
  ages: CodeAges
  way: SignInMethod | null
  challenge: string
  notice: AuthNotice | null
  /** Why the last sign-in failed. */
  failure: unknown
}

export type AuthEvent =
  | { type: 'step.chosen'; step: AuthStep }
  | { type: 'credentials.submitted'; email: string; password: string }
  | { type: 'account.created'; email: string; password: string }
  /** By Google. */
  | { type: 'identity.proven'; way: SignInMethod }
  /** The page was reloaded while an address was being verified. */
  | { type: 'verification.resumed'; email: string; ages: CodeAges }
  | { type: 'step.left' }
  | { type: 'signIn.retried' }

export type AuthEmitted =
  | { type: 'verification.began'; email: string }
  | { type: 'verification.left' }
  /** `isSignInDue`: the password has to be typed again. */
  | { type: 'address.proven'; email: string; isSignInDue: boolean }

export function emailTarget(email: string): CodeTarget {
  return { method: 'email', address: email }
}
