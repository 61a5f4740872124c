import { createHmac, timingSafeEqual } from 'node:crypto'
import { failure, invalid } from '@/server/contract/failure.ts'

/** People need longer; most robots do not wait. */
const MIN_SECONDS = 3
const MAX_SECONDS = 24 * 3600
const SIGNATURE_BYTES = 18
const TOKEN = /^(\d{1,10})\.([\w-]{24})$/

type Clock = { secret: string; at: Date }

/** Says when a form was opened, signed with the installation's secret; nothing is stored. */
export function newFormToken({ secret, at }: Clock): string {
  const seconds = toSeconds(at)
  return `${seconds}.${signature(seconds, secret)}`
}

/** Raises invalid for a token that is not ours, conflict for one too new or too old. */
export function requireFormToken(token: string | undefined, { secret, at }: Clock): void {
  if (token === undefined) throw invalid({ form_token: 'is required' })
  const [, digits, signed] = TOKEN.exec(token) ?? []
  const seconds = Number(digits)
  if (!signed || !isSame(signed, signature(seconds, secret))) {
    throw invalid({ form_token: 'has a form that is not allowed' })
  }
  const age = toSeconds(at) - seconds
  if (age < MIN_SECONDS) {
    throw failure('conflict', 'That was very fast. Please send it again.', { key: 'formTooFast' })
  }
  if (age > MAX_SECONDS) {
    throw failure('conflict', 'The form is too old. Please send it again.', { key: 'formExpired' })
  }
}

function toSeconds(at: Date): number {
  return Math.floor(at.getTime() / 1000)
}

function signature(seconds: number, secret: string): string {
  const digest = createHmac('sha256', secret).update(`inquiry-form:${seconds}`).digest()
  return digest.subarray(0, SIGNATURE_BYTES).toString('base64url')
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
