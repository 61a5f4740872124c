import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { PasskeyFailure, type PasskeyFault } from '@/domain/account/passkeys.ts'

/** Has the browser make a passkey. @throws PasskeyFailure */
export function makePasskey(options: object) {
  // The provider passes on what browsers define.
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  return startRegistration({ optionsJSON }).catch(refuse)
}

/** Has the browser ask for a passkey, and the device for the person. @throws PasskeyFailure */
export function askForPasskey(options: object) {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
  return startAuthentication({ optionsJSON }).catch(refuse)
}

/** By the names of DOMException that browsers use for it. */
const faults: Readonly<Record<string, PasskeyFault>> = {
  NotAllowedError: 'canceled',
  AbortError: 'canceled',
  InvalidStateError: 'known',
  SecurityError: 'address',
}

function refuse(cause: unknown): never {
  const name = cause instanceof Error ? cause.name : ''
  throw new PasskeyFailure(faults[name] ?? 'unavailable', { cause })
}
