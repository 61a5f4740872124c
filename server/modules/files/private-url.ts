import { createHmac, timingSafeEqual } from 'node:crypto'

/** URLs change at these steps only, so that a page uses one URL per file. */
const STEP_SECONDS = 600
const MIN_SECONDS = 3600

type Maker = {
  origin: string
  deps: { clock: () => Date; config: { secretKey: string } }
}

/**
 * Signed URL, valid for at least an hour; '' without a key. Anyone with the URL can read the file.
 */
export function privateUrl({ origin, deps }: Maker, key: string | null): string {
  if (!key) return ''
  const now = Math.floor(deps.clock().getTime() / 1000)
  const until = Math.ceil(now / STEP_SECONDS) * STEP_SECONDS + MIN_SECONDS
  const signature = signatureOf({ key, until }, deps.config.secretKey)
  return `${origin}/api/ext/files/private/${encodeURIComponent(key)}?until=${until}&signature=${signature}`
}

/** Verifies the signature and expiry. */
export function isGoodAddress(
  { deps }: Pick<Maker, 'deps'>,
  { key, until, signature }: { key: string; until: number; signature: string },
): boolean {
  const written = Buffer.from(signature)
  const right = Buffer.from(signatureOf({ key, until }, deps.config.secretKey))
  const isSigned = written.length === right.length && timingSafeEqual(written, right)
  return isSigned && deps.clock().getTime() <= until * 1000
}

function signatureOf({ key, until }: { key: string; until: number }, secret: string): string {
  return createHmac('sha256', secret).update(`private-file:${until}:${key}`).digest('base64url')
}
