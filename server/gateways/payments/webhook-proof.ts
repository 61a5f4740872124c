import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { isRecord } from '@/domain/values/records.ts'
import { ForgedWebhook } from './gateway.ts'

type Encoding = 'hex' | 'base64'

/** Constant-time. @throws ForgedWebhook */
export function requireHmac(
  given: string | null,
  proof: { algorithm: 'sha256' | 'sha512'; secret: string; body: Uint8Array; encoding: Encoding },
): void {
  const wanted = createHmac(proof.algorithm, proof.secret).update(proof.body).digest(proof.encoding)
  if (!given || !isSameText(given, wanted)) throw new ForgedWebhook('signature')
}

/** Constant-time for texts of any length. */
export function isSameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

/** @throws ForgedWebhook for anything but a JSON object */
export function readBody(body: Uint8Array): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    if (isRecord(parsed)) return parsed
  } catch {}
  throw new ForgedWebhook('body')
}

/** Name and data of an event. @throws ForgedWebhook for anything else */
export function readEvent(body: Uint8Array): { type: string; data: Record<string, unknown> } {
  const { event: type, data } = readBody(body)
  if (typeof type === 'string' && type.length <= 100 && isRecord(data)) return { type, data }
  throw new ForgedWebhook('body')
}

/** Clocks differ by minutes. */
const FUTURE_MS = 5 * 60_000
/** Gateways retry for up to three days. */
const PAST_MS = 4 * 24 * 3_600_000

/** @throws ForgedWebhook for times in the future, or older than gateways repeat notices */
export function requireRecent(at: Date | null, now: Date, pastMs = PAST_MS): void {
  if (!at) return
  const age = now.getTime() - at.getTime()
  if (Number.isNaN(age) || age < -FUTURE_MS || age > pastMs) throw new ForgedWebhook('age')
}

/** For gateways whose notices carry no id: repeats have the same bytes. */
export function bodyId(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex')
}
