/** What an identity provider's failure means to a person; each has one sentence in the specification. */
export type IdentityFault =
  | 'userNotFound'
  | 'wrongPassword'
  | 'emailInUse'
  | 'emailInvalid'
  | 'userDisabled'
  | 'tooMany'
  | 'notAllowed'
  | 'internal'
  | 'credentialsInvalid'
  | 'passwordWeak'
  | 'quotaExceeded'
  | 'phoneInvalid'
  /** Any code that is not listed; the sentence names it. */
  | 'unknown'

/** An identity provider said no; `code` is its own name for why, such as `auth/wrong-password`. */
export class IdentityFailure extends Error {
  override readonly name = 'IdentityFailure'
  readonly code: string

  constructor(code: string, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

/** The sentence for a code, with or without `auth/` in front. */
export function identityFault(code: string): IdentityFault {
  return faults.get(code.replace(/^auth\//, '')) ?? 'unknown'
}

/** The person closed the window of the sign-in, or opened another one. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof IdentityFailure && GIVEN_UP.has(error.code)
}

/** The browser opened no window for the sign-in. */
export function isWithoutWindow(error: unknown): boolean {
  return error instanceof IdentityFailure && WITHOUT_WINDOW.has(error.code)
}

/** A code that came by SMS was right once. */
export function isCodeTooOld(error: unknown): boolean {
  return error instanceof IdentityFailure && error.code === 'auth/code-expired'
}

const GIVEN_UP = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
  'auth/redirect-cancelled-by-user',
])
const WITHOUT_WINDOW = new Set([
  'auth/popup-blocked',
  'auth/operation-not-supported-in-this-environment',
])

/**
 * Codes as the SDK and the provider's own service write them; section 8 of the specification, which
 * shows no sentence of its own for a code by SMS that is wrong.
 */
const faults = new Map<string, IdentityFault>([
  ['user-not-found', 'userNotFound'],
  ['wrong-password', 'wrongPassword'],
  ['invalid-password', 'wrongPassword'],
  ['email-already-in-use', 'emailInUse'],
  ['email-already-exists', 'emailInUse'],
  ['invalid-email', 'emailInvalid'],
  ['user-disabled', 'userDisabled'],
  ['too-many-requests', 'tooMany'],
  ['operation-not-allowed', 'notAllowed'],
  ['internal-error', 'internal'],
  ['invalid-credential', 'credentialsInvalid'],
  ['invalid-login-credentials', 'credentialsInvalid'],
  ['invalid-verification-code', 'credentialsInvalid'],
  ['missing-verification-code', 'credentialsInvalid'],
  ['weak-password', 'passwordWeak'],
  ['quota-exceeded', 'quotaExceeded'],
  ['invalid-phone-number', 'phoneInvalid'],
  ['missing-phone-number', 'phoneInvalid'],
])
