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

/** Codes as the SDK and the provider's own service write them; section 8 of the specification. */
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
  ['weak-password', 'passwordWeak'],
  ['quota-exceeded', 'quotaExceeded'],
  ['invalid-phone-number', 'phoneInvalid'],
])
