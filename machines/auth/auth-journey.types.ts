import type { FactorInput, FactorMethod } from '../second-factor/second-factor.types.ts'
import type { Credentials, PasswordCredentials } from './credentials.types.ts'
import type { CodeTarget } from './otp-login.types.ts'

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
  readonly methods: readonly FactorMethod[]

  constructor({ challenge, methods }: FactorInput) {
    super('the second factor is required')
    this.challenge = challenge
    this.methods = methods
  }
}

/** The address of the account was never verified. */
export class AddressUnverified extends Error {
  override readonly name = 'AddressUnverified'
}

/** Errors by field: an error code that forms know, or the provider's message. */
export type Reasons = Readonly<Record<string, string | undefined>>

export type AuthInput = { start: Exclude<AuthStep, 'phone'> }

export type AuthContext = AuthInput & {
  /** Of the account whose address is verified. */
  email: string
  /** A code is on its way already. */
  isSent: boolean
  ages: CodeAges
  /** Null after a reload: they are never stored. */
  credentials: Credentials | null
  challenge: string
  /** Second factors of the account. */
  methods: readonly FactorMethod[]
  notice: AuthNotice | null
  /** Why the last sign-in failed. */
  failure: unknown
  /** Why the passkey did not sign in. */
  passkeyFailure: unknown
  reasons: Reasons
  /** Counts rejected attempts: each one focuses the first invalid field again. */
  refusals: number
}

export type AuthEvent =
  | { type: 'step.selected'; step: AuthStep }
  /** `faults`: client-side validation; empty if valid. */
  | { type: 'credentials.submitted'; credentials: PasswordCredentials; faults: Reasons }
  | { type: 'field.edited'; field: string }
  | { type: 'passkey.requested' }
  | { type: 'account.created'; credentials: PasswordCredentials }
  /** By Google. */
  | { type: 'identity.proven'; credentials: Credentials }
  /** The page was reloaded while an address was being verified. */
  | { type: 'verification.resumed'; email: string; ages: CodeAges }
  | { type: 'step.left' }
  | { type: 'signIn.retried' }

export type AuthEmitted =
  | { type: 'verification.started'; email: string }
  | { type: 'verification.left' }
  /** `isSignInDue`: the password has to be typed again. */
  | { type: 'address.proven'; email: string; isSignInDue: boolean }

export function emailTarget(email: string): CodeTarget {
  return { method: 'email', address: email }
}
