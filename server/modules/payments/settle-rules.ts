import type { GatewayReport, GatewayState } from '@/server/gateways/payments/gateway.ts'

export type AttemptState = GatewayState | 'held'

export type MismatchCause = 'amount' | 'currency' | 'account' | 'reference'

const RECEIVED: ReadonlySet<AttemptState> = new Set([
  'paid',
  'partly_refunded',
  'refunded',
  'disputed',
  'dispute_won',
  'dispute_lost',
])

const OVER: ReadonlySet<AttemptState> = new Set(['refunded', 'dispute_lost'])

/** Whether money came, whatever became of it. */
export function isReceived(state: AttemptState): boolean {
  return RECEIVED.has(state)
}

/** Whether the money went back whole, or was taken back. */
export function isOver(state: AttemptState): boolean {
  return OVER.has(state)
}

type Expected = { reference: string; amount_minor: number; currency: string }

/** Mismatch between report and purchase; `account` is the operator's, null if not configured. */
export function findMismatch(
  attempt: Expected,
  { paid, account: paidTo, reference }: GatewayReport,
  account: string | null,
): MismatchCause | null {
  if (reference !== null && reference !== attempt.reference) return 'reference'
  if (account !== null && paidTo !== null && paidTo !== account) return 'account'
  if (paid !== null && paid.currency !== attempt.currency) return 'currency'
  return paid?.amount === BigInt(attempt.amount_minor) ? null : 'amount'
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** After that long an unpaid attempt expires, once the gateway was asked a last time. */
export const PATIENCE_MS = 72 * HOUR_MS
const FIRST_CHECKS_MS = [2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS]
/** Refunds and disputes whose notices were lost. */
const LATER_CHECKS_MS = [1, 3, 10, 30, 60, 120].map((days) => days * DAY_MS)

/** When the gateway is asked next without being told; null for never again. */
export function nextCheckAt(
  { state, createdAt, paidAt }: { state: AttemptState; createdAt: Date; paidAt: Date | null },
  at: Date,
): Date | null {
  if (isOver(state) || state === 'expired') return null
  if (paidAt) return firstAfter(LATER_CHECKS_MS, paidAt, at)
  const age = at.getTime() - createdAt.getTime()
  const first = firstAfter(FIRST_CHECKS_MS, createdAt, at)
  if (first) return first
  return new Date(createdAt.getTime() + (Math.floor(age / HOUR_MS) + 1) * HOUR_MS)
}

function firstAfter(steps: readonly number[], since: Date, at: Date): Date | null {
  const age = at.getTime() - since.getTime()
  const step = steps.find((ms) => ms > age)
  return step === undefined ? null : new Date(since.getTime() + step)
}
