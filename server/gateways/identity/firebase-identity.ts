import {
  createRemoteJWKSet,
  errors,
  type JWTPayload,
  type JWTVerifyOptions,
  jwtVerify,
  UnsecuredJWT,
} from 'jose'
import { toEmailAddress } from '@/domain/account/email-address.ts'
import { readPhone } from '@/domain/account/phone-number.ts'
import { IdentityRefused, type IdentityVerifier, type ProvenIdentity } from './identity-verifier.ts'

const KEYS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

const CLOCK_SKEW_SECONDS = 60

const METHODS: Readonly<Record<string, ProvenIdentity['method']>> = {
  'google.com': 'google',
  phone: 'phone',
  'apple.com': 'apple',
}

type FirebaseOptions = {
  projectId: string
  /** Accepts the emulator's unsigned tokens. */
  isEmulated: boolean
  clock: () => Date
  keysUrl?: string
}

/**
 * Verifies Firebase ID tokens as Firebase requires of third parties: RS256 signature, project,
 * expiry, subject, past sign-in time.
 */
export function createFirebaseIdentity(options: FirebaseOptions): IdentityVerifier {
  const { projectId, isEmulated, clock, keysUrl = KEYS_URL } = options
  const keys = createRemoteJWKSet(new URL(keysUrl))
  const wanted = (): JWTVerifyOptions => ({
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    clockTolerance: CLOCK_SKEW_SECONDS,
    currentDate: clock(),
    requiredClaims: ['sub', 'exp', 'iat'],
  })
  return {
    async verify(idToken) {
      try {
        const { payload } = isEmulated
          ? UnsecuredJWT.decode(idToken, wanted())
          : await jwtVerify(idToken, keys, { ...wanted(), algorithms: ['RS256'] })
        return toIdentity(payload, clock())
      } catch (error) {
        throw isAtFault(error)
          ? new IdentityRefused('The token proves nothing', { cause: error })
          : error
      }
    },
  }
}

/** A failure to fetch the keys is not the token's fault. */
const FAULT = /^ERR_(JWT|JWS|JOSE_ALG|JWKS_NO_MATCHING_KEY)/

function isAtFault(error: unknown): boolean {
  return error instanceof errors.JOSEError && FAULT.test(error.code)
}

function toIdentity(payload: JWTPayload, now: Date): ProvenIdentity {
  const { sub = '', auth_time: signedInAt, email, phone_number: number, name, firebase } = payload
  const provider: unknown =
    typeof firebase === 'object' && firebase !== null
      ? Reflect.get(firebase, 'sign_in_provider')
      : undefined
  const method = typeof provider === 'string' ? METHODS[provider] : undefined
  const latest = now.getTime() / 1000 + CLOCK_SKEW_SECONDS
  if (!method) throw new IdentityRefused('The token is of a method that is not offered')
  if (sub === '' || sub.length > MAX_SUBJECT) throw new IdentityRefused('The token names nobody')
  if (typeof signedInAt !== 'number' || signedInAt > latest) {
    throw new IdentityRefused('The token is of a sign-in to come')
  }
  return {
    authId: sub,
    method,
    email:
      payload.email_verified === true && typeof email === 'string'
        ? (toEmailAddress(email) ?? email)
        : null,
    mobile: typeof number === 'string' ? parsePhone(number) : null,
    name: typeof name === 'string' ? name.slice(0, MAX_NAME) : '',
  }
}

function parsePhone(claimed: string): string | null {
  const read = readPhone(claimed, undefined, true)
  return 'number' in read ? read.number : null
}

const MAX_SUBJECT = 128
const MAX_NAME = 120
