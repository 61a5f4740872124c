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
  const { until, signature } = signedUntil({ deps }, fileSubject(key))
  return `${origin}/api/ext/files/private/${encodeURIComponent(key)}?until=${until}&signature=${signature}`
}

/** Signs a subject for at least an hour. A subject begins with its kind, so that no two are alike. */
export function signedUntil(
  { deps }: Pick<Maker, 'deps'>,
  subject: string,
): { until: number; signature: string } {
  const now = Math.floor(deps.clock().getTime() / 1000)
  const until = Math.ceil(now / STEP_SECONDS) * STEP_SECONDS + MIN_SECONDS
  return { until, signature: createSignature({ subject, until }, deps.config.secretKey) }
}

/** Verifies the signature and expiry. */
export function isSigned(
  { deps }: Pick<Maker, 'deps'>,
  { subject, until, signature }: { subject: string; until: number; signature: string },
): boolean {
  const written = Buffer.from(signature)
  const right = Buffer.from(createSignature({ subject, until }, deps.config.secretKey))
  const isRight = written.length === right.length && timingSafeEqual(written, right)
  return isRight && deps.clock().getTime() <= until * 1000
}

/** The same for the address of a file. */
export function isGoodAddress(
  maker: Pick<Maker, 'deps'>,
  { key, ...signed }: { key: string; until: number; signature: string },
): boolean {
  return isSigned(maker, { subject: fileSubject(key), ...signed })
}

function fileSubject(key: string): string {
  return `private-file:${key}`
}

function createSignature(
  { subject, until }: { subject: string; until: number },
  secret: string,
): string {
  return createHmac('sha256', secret).update(`${until}:${subject}`).digest('base64url')
}
