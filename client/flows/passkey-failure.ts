import { ApiError } from '@/client/api/calls/api-error.ts'
import { PasskeyFailure, type PasskeyFault } from '@/domain/account/passkeys.ts'

/** By the key of the provider's refusal. */
const faults: Readonly<Record<string, PasskeyFault>> = {
  passkeyChallengeExpired: 'late',
  passkeyKnown: 'known',
  passkeyLimit: 'limit',
  passkeyNeedsPassword: 'needsPassword',
  passkeyRefused: 'refused',
  passkeySignInRequired: 'signInFirst',
  passkeysClosed: 'address',
}

/** Maps refusals of passkeys; other errors stay. */
export function toPasskeyFailure(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const fault = faults[error.key] ?? (error.fields.credential ? 'refused' : undefined)
  return fault ? new PasskeyFailure(fault, { cause: error }) : error
}
