import { Secret, TOTP } from 'otpauth'

/** RFC 6238, with the parameters of common authenticator apps. */
const RULES = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const CODE = /^\d{6}$/
const SECRET_BYTES = 20
/** Tolerates a phone clock that is one step off. */
const DRIFT_STEPS = 1

/** 20 random bytes in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

export function totpUri(named: { secret: string; issuer: string; label: string }): string {
  const { secret, issuer, label } = named
  // A colon would end the issuer within the label.
  const site = issuer.replaceAll(':', ' ')
  return new TOTP({ ...RULES, secret, issuer: site, label }).toString()
}

/** The 30-second step of a valid six-digit code; null if invalid now. */
export function stepOfCode(sent: { secret: string; code: string; at: Date }): number | null {
  const { secret, code: token, at } = sent
  // The library counts UTF-16 units, and throws where bytes are more.
  if (!CODE.test(token)) return null
  const totp = new TOTP({ ...RULES, secret })
  const timestamp = at.getTime()
  const delta = totp.validate({ token, timestamp, window: DRIFT_STEPS })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
