/** Each has a message in the specification. */
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
  /** The message names the code. */
  | 'unknown'

/** `code`: such as `auth/wrong-password`. */
export class IdentityFailure extends Error {
  override readonly name = 'IdentityFailure'
  readonly code: string

  constructor(code: string, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

/** With or without `auth/`. */
export function identityFault(code: string): IdentityFault {
  return faults.get(code.replace(/^auth\//, '')) ?? 'unknown'
}

/** Popup closed, or another opened. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof IdentityFailure && GIVEN_UP.has(error.code)
}

/** Popups blocked or unsupported. */
export function isWithoutWindow(error: unknown): boolean {
  return error instanceof IdentityFailure && WITHOUT_WINDOW.has(error.code)
}

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

/** Codes of SDK and REST API (specification, section 8; it has no message for a wrong SMS code). */
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
