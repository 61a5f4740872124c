import { TOTP } from 'otpauth'

/** What an authenticator app shows; `steps` half minutes from then. */
export function appCode(secret: string, { at, steps = 0 }: { at: Date; steps?: number }): string {
  const totp = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 })
  return totp.generate({ timestamp: at.getTime() + steps * 30_000 })
}
