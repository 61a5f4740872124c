import { createECDH, hkdfSync } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'

export type Vapid = {
  /** Base64url of an uncompressed point. */
  publicKey: string
  /** `Authorization` header for a push service (RFC 8292). */
  authorize(origin: string): Promise<string>
}

type VapidOptions = {
  secretKey: string
  /** Push services write to it about misuse: `mailto:` or `https:`. */
  contact: string
  clock: () => Date
}

const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
/** More than the order has, so that no number is likelier than another. */
const SEED_BYTES = 48
const VALID_SECONDS = 12 * 3600
const REUSED_MS = 6 * 3_600_000

/**
 * Derives the key pair from the installation's secret: processes that share it share the key, and
 * there is nothing more to keep or to lose.
 */
export function createVapid({ secretKey, contact, clock }: VapidOptions): Vapid {
  const { publicKey, jwk } = keysFrom(secretKey)
  const tokens = new Map<string, { token: string; at: number }>()
  return {
    publicKey,
    async authorize(origin) {
      const now = clock().getTime()
      const known = tokens.get(origin)
      if (known && Math.abs(now - known.at) < REUSED_MS) return formatHeader(known.token, publicKey)
      const token = await new SignJWT()
        .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
        .setAudience(origin)
        .setExpirationTime(Math.floor(now / 1000) + VALID_SECONDS)
        .setSubject(contact)
        .sign(await importJWK(jwk, 'ES256'))
      tokens.set(origin, { token, at: now })
      return formatHeader(token, publicKey)
    },
  }
}

function formatHeader(token: string, publicKey: string): string {
  return `vapid t=${token}, k=${publicKey}`
}

function keysFrom(secretKey: string) {
  const seed = Buffer.from(hkdfSync('sha256', secretKey, '', 'web-push', SEED_BYTES))
  const number = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n
  const privateKey = Buffer.from(number.toString(16).padStart(64, '0'), 'hex')
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(privateKey)
  const point = ecdh.getPublicKey()
  const text = (bytes: Buffer) => bytes.toString('base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: text(point.subarray(1, 33)),
    y: text(point.subarray(33)),
    d: text(privateKey),
  }
  return { publicKey: text(point), jwk }
}
