import { expectedOrigin, type RelyingParty } from './relying-party.ts'

/** Answers of browsers, in the JSON of Web Authentication Level 3. */
export type RegistrationAnswer = {
  id: string
  rawId: string
  type: string
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] | undefined }
}
export type SignInAnswer = {
  id: string
  rawId: string
  type: string
  response: {
    clientDataJSON: string
    authenticatorData: string
    signature: string
    userHandle?: string | undefined
  }
}

/** Public half of a passkey; texts are base64url. */
export type PublicPasskey = {
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
  isSynced: boolean
}

/** `reason` is for the log. */
export type Verified<Facts> = { ok: true; facts: Facts } | { ok: false; reason: string }

type KnownPasskey = Pick<PublicPasskey, 'credentialId' | 'transports'>

/** Ed25519, ES256 and RS256, which all devices have one of. */
const ALGORITHMS = [-8, -7, -257]
const TRANSPORTS = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

/** Options for `navigator.credentials.create`; `known` are the account's passkeys. */
export async function registrationOptions(
  party: RelyingParty,
  wanted: {
    site: string
    userHandle: string
    userName: string
    displayName: string
    known: readonly KnownPasskey[]
    timeoutMs: number
  },
): Promise<{ challenge: string }> {
  const { generateRegistrationOptions } = await load()
  return generateRegistrationOptions({
    rpName: wanted.site,
    rpID: party.id,
    userID: bytes(wanted.userHandle),
    userName: wanted.userName,
    userDisplayName: wanted.displayName,
    timeout: wanted.timeoutMs,
    attestationType: 'none',
    excludeCredentials: wanted.known.map(toDescriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
}

/** Options for `navigator.credentials.get`; without `allowed`, any passkey of the site may answer. */
export async function signInOptions(
  party: RelyingParty,
  { allowed, timeoutMs }: { allowed: readonly KnownPasskey[]; timeoutMs: number },
): Promise<{ challenge: string }> {
  const { generateAuthenticationOptions } = await load()
  return generateAuthenticationOptions({
    rpID: party.id,
    timeout: timeoutMs,
    userVerification: 'required',
    allowCredentials: allowed.map(toDescriptor),
  })
}

/** Checks a new passkey, made for the challenge, with the person verified by the device. */
export async function verifyRegistration(
  party: RelyingParty,
  { answer, challenge }: { answer: RegistrationAnswer; challenge: string },
): Promise<Verified<PublicPasskey>> {
  const { verifyRegistrationResponse } = await load()
  const { id, rawId, type, response } = answer
  if (type !== KEY_TYPE) return refused(`Unexpected type ${type}`)
  const transports = response.transports?.filter((kind) => TRANSPORTS.has(kind)) ?? []
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: {
          clientDataJSON: response.clientDataJSON,
          attestationObject: response.attestationObject,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: originFor(party, response.clientDataJSON),
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) return refused('The attestation is wrong')
    const { credential, credentialBackedUp } = registrationInfo
    if (credential.id !== id) return refused('The id is of another key')
    return {
      ok: true,
      facts: {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports,
        isSynced: credentialBackedUp,
      },
    }
  } catch (error) {
    return refused(error)
  }
}

/** Checks the signature, the device's verification of the person, and that the counter grew. */
export async function verifySignIn(
  party: RelyingParty,
  asked: {
    answer: SignInAnswer
    challenge: string
    passkey: Pick<PublicPasskey, 'credentialId' | 'publicKey' | 'counter'>
  },
): Promise<Verified<{ counter: number; isSynced: boolean }>> {
  const { verifyAuthenticationResponse } = await load()
  const { answer, challenge, passkey } = asked
  const { id, rawId, type, response } = answer
  if (type !== KEY_TYPE) return refused(`Unexpected type ${type}`)
  const { clientDataJSON, authenticatorData, signature } = response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: originFor(party, clientDataJSON),
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: bytes(passkey.publicKey),
        counter: passkey.counter,
      },
    })
    if (!verified) return refused('The signature is wrong')
    const { newCounter, credentialBackedUp } = authenticationInfo
    return { ok: true, facts: { counter: newCounter, isSynced: credentialBackedUp } }
  } catch (error) {
    return refused(error)
  }
}

/** The challenge that an answer names, not verified; undefined if unreadable. */
export function readChallenge(clientDataJSON: string): string | undefined {
  const challenge = readClientData(clientDataJSON)?.challenge
  return typeof challenge === 'string' && BASE64URL.test(challenge) ? challenge : undefined
}

function originFor(party: RelyingParty, clientDataJSON: string): string {
  const sent = readClientData(clientDataJSON)?.origin
  return expectedOrigin(party, typeof sent === 'string' ? sent : '')
}

function readClientData(clientDataJSON: string): { challenge?: unknown; origin?: unknown } | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return typeof data === 'object' ? data : null
  } catch {
    return null
  }
}

function refused(cause: unknown): { ok: false; reason: string } {
  return { ok: false, reason: cause instanceof Error ? cause.message : String(cause) }
}

function toDescriptor({ credentialId, transports }: KnownPasskey) {
  return { id: credentialId, transports }
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64url, 'base64url'))
}

/** Loaded when first used: it brings parsers of many certificate formats. */
function load() {
  return import('@simplewebauthn/server')
}

const KEY_TYPE = 'public-key'
const BASE64URL = /^[\w-]{16,200}$/
