import type { Deps } from '@/server/deps.ts'
import { GatewayRefused, GatewayUnreachable } from '@/server/gateways/payments/gateway.ts'
import { giveBack } from './administration/refunds.ts'
import { findAttempt, takeDueAttempts } from './attempt-store.ts'
import { deleteOldEvents, takeDueEvents } from './event-store.ts'
import {
  cancelAttempt,
  getGateway,
  reconcileAttempt,
  type SettleDeps,
  settleAttempt,
} from './settle.ts'
import { insertMismatch, readBalance } from './settle-store.ts'
import { settleEvent } from './webhooks.ts'

export type PaymentJobDeps = SettleDeps & Pick<Deps, 'log'>

const EVERY_MINUTE = '* * * * *'
const AT_A_TIME = 50
const RETRY_MS = 10 * 60_000
/** Gateways repeat their notices for days, not for months. */
const EVENTS_KEPT_MS = 400 * 86_400_000

/** Registers the jobs of payments. Call before the queue starts. */
export function schedulePayments(deps: PaymentJobDeps): void {
  const { queue } = deps
  queue.work('payments.event', ({ eventId }) => settleEvent(deps, eventId))
  queue.work('payments.cancel', ({ attemptId }) => cancelAttempt(deps, attemptId))
  queue.work('payments.refund', ({ attemptId }) => refundAttempt(deps, attemptId))
  queue.work('payments.give-back', ({ refundId }) => giveBack(deps, refundId))
  queue.work('payments.reconcile', (_data, signal) => reconcile(deps, signal))
  queue.schedule('payments.reconcile', EVERY_MINUTE, {})
}

/** Settles what is due without having been told. One that fails is tried again later. */
export async function reconcile(deps: PaymentJobDeps, signal?: AbortSignal): Promise<void> {
  const { db, clock, log } = deps
  const tries = async (work: Promise<void>, about: object) => {
    await work.catch((error: unknown) => {
      const isGateways = error instanceof GatewayUnreachable || error instanceof GatewayRefused
      if (!isGateways) throw error
      log.warn({ err: error, ...about }, 'A gateway was asked in vain')
    })
  }
  for (;;) {
    const at = clock()
    const due = { at, retryAt: new Date(at.getTime() + RETRY_MS), limit: AT_A_TIME }
    const eventIds = await takeDueEvents(db, due)
    for (const eventId of eventIds) await tries(settleEvent(deps, eventId), { eventId })
    const attemptIds = await takeDueAttempts(db, due)
    for (const attemptId of attemptIds) {
      await tries(reconcileAttempt(deps, attemptId), { attemptId })
    }
    if (signal?.aborted || eventIds.length + attemptIds.length === 0) return
  }
}

/** Gives back what is left of a payment; the operator gets what the gateway refuses. */
export async function refundAttempt(deps: PaymentJobDeps, attemptId: number): Promise<void> {
  const { db, clock } = deps
  const attempt = await findAttempt(db, attemptId)
  const balance = await readBalance(db, attemptId)
  if (!attempt?.gateway_id || !balance) return
  const left = balance.charged - balance.returned
  if (left <= 0) return
  const { gateway_id: gatewayId, reference, gateway } = attempt
  const money = { amount: BigInt(left), currency: balance.currency }
  try {
    const payment = { gatewayId, reference }
    await getGateway(deps, attempt).refund(payment, money, `${reference}-refund`)
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    await insertMismatch(db, {
      attemptId,
      eventId: null,
      cause: 'refund-failed',
      gateway,
      money,
      at: clock(),
      purchaseId: attempt.payment_transaction_id,
    })
    return
  }
  await settleAttempt(deps, attemptId)
}

export async function forgetOldEvents({ db }: Pick<Deps, 'db'>, at: Date): Promise<void> {
  await deleteOldEvents(db, new Date(at.getTime() - EVENTS_KEPT_MS))
}
