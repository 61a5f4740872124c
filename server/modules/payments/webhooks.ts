import type { Deps } from '@/server/deps.ts'
import type { PaymentGateway } from '@/server/gateways/payments/gateway.ts'
import { saveGatewayId } from './attempt-store.ts'
import {
  findEvent,
  findEventAttempt,
  insertEvent,
  markHandled,
  postponeEvent,
} from './event-store.ts'
import { type SettleDeps, settleAttempt } from './settle.ts'
import { nextCheckAt, PATIENCE_MS } from './settle-rules.ts'
import { insertMismatch } from './settle-store.ts'

/**
 * Checks and stores a gateway's notice; a job settles it. A repeat is stored once. Raises
 * ForgedWebhook, GatewayUnreachable.
 */
export async function takeNotice(
  { db, clock, queue }: Pick<Deps, 'db' | 'clock' | 'queue'>,
  gateway: PaymentGateway,
  { headers, body }: { headers: Headers; body: Uint8Array },
): Promise<void> {
  const at = clock()
  const notice = await gateway.readWebhook(headers, body, at)
  await db.transaction().execute(async (tx) => {
    const eventId = await insertEvent(tx, { gateway: gateway.name, notice, body, at })
    if (eventId !== undefined) await queue.enqueue(tx, 'payments.event', { eventId })
  })
}

/**
 * Settles the payment that a notice is about. One about an unknown payment is kept and tried again
 * for three days, then shown to the operator. Raises GatewayUnreachable, GatewayRefused.
 */
export async function settleEvent(deps: SettleDeps, eventId: number): Promise<void> {
  const { db, clock } = deps
  const event = await findEvent(db, eventId)
  if (!event || event.handled_at) return
  const attemptId = await findEventAttempt(db, event)
  if (attemptId !== undefined) {
    if (event.gateway_id && event.reference) {
      await saveGatewayId(db, { id: attemptId, gatewayId: event.gateway_id })
    }
    await settleAttempt(deps, attemptId)
    await markHandled(db, { id: eventId, attemptId, at: clock() })
    return
  }
  const at = clock()
  const next = nextCheckAt({ state: 'pending', createdAt: event.received_at, paidAt: null }, at)
  const isLate = at.getTime() - event.received_at.getTime() >= PATIENCE_MS
  if (next && !isLate) return postponeEvent(db, { id: eventId, nextTryAt: next })
  await db.transaction().execute(async (tx) => {
    await insertMismatch(tx, {
      purchaseId: null,
      attemptId: null,
      eventId,
      gateway: event.gateway,
      money: null,
      at,
      cause: 'unknown-reference',
    })
    await markHandled(tx, { id: eventId, attemptId: null, at })
  })
}
