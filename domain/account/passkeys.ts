/** Reasons that people can act on. */
export type PasskeyFault =
  /** The person closed the browser's window, or had no passkey to choose. */
  | 'canceled'
  /** The device has a passkey for this account already. */
  | 'known'
  /** The page is open at another address than the site's own. */
  | 'address'
  | 'refused'
  | 'late'
  | 'needsPassword'
  | 'signInFirst'
  | 'limit'
  | 'unavailable'

/** A passkey could not be made or used. */
export class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure'
  readonly code: PasskeyFault

  constructor(code: PasskeyFault, options?: ErrorOptions) {
    super(`the passkey failed: ${code}`, options)
    this.code = code
  }
}

export function isPasskeyCanceled(error: unknown): boolean {
  return error instanceof PasskeyFailure && error.code === 'canceled'
}

export const MAX_PASSKEY_NAME_LENGTH = 60
