import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { GatewayRefused, GatewayUnreachable } from '@/server/gateways/payments/gateway.ts'
import { requireMember } from '@/server/viewer.ts'
import { readPayableAttempts } from './attempt-store.ts'
import { type PurchaseRow, readOwnPurchases } from './purchase-reads-store.ts'
import { settleAttempt } from './settle.ts'
import { lockPurchase, savePurchaseState } from './settle-store.ts'
import { ownPurchase } from './start-payment.ts'

export function listPayments(
  { deps: { db }, viewer }: ServiceContext,
  wanted: { type: PurchaseRow['type'] | undefined; offset: number; limit: number },
): Promise<{ rows: PurchaseRow[]; total: number }> {
  return readOwnPurchases(db, { ...wanted, accountId: requireMember(viewer).id })
}

/**
 * Notes that the buyer broke off, and tells the gateway by a job. A payment that arrives later
 * still counts. Raises notFound, conflict if it is settled.
 */
export async function breakOffPayment(context: ServiceContext, id: number): Promise<void> {
  const { db, clock, queue } = context.deps
  await ownPurchase(context, id)
  await db.transaction().execute(async (tx) => {
    const purchase = await lockPurchase(tx, id)
    const isOpen = purchase?.state === 'pending' || purchase?.state === 'rejected'
    if (!isOpen) throw failure('conflict', 'This payment is settled.', { key: 'paymentSettled' })
    await savePurchaseState(tx, { id, state: 'canceled', at: clock() })
    for (const attemptId of await readPayableAttempts(tx, id)) {
      await queue.enqueue(tx, 'payments.cancel', { attemptId })
    }
  })
}

/**
 * Asks the gateway now, for a buyer who comes back; a gateway that does not answer leaves it as it
 * is. Raises notFound.
 */
export async function checkPayment(context: ServiceContext, id: number): Promise<PurchaseRow> {
  const { deps, log } = context
  const purchase = await ownPurchase(context, id)
  if (purchase.type !== 'online payment') return purchase
  await deps.limits.consume('paymentChecksByAccount', String(requireMember(context.viewer).id))
  for (const attemptId of await readPayableAttempts(deps.db, id)) {
    await settleAttempt(deps, attemptId).catch((error: unknown) => {
      const isGateways = error instanceof GatewayUnreachable || error instanceof GatewayRefused
      if (!isGateways) throw error
      log.warn({ err: error, attemptId }, 'A gateway was asked in vain')
    })
  }
  return ownPurchase(context, id)
}
