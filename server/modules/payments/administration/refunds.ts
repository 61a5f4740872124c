import type { Kysely } from 'kysely'
import { toMajor, toMinor } from '@/domain/money/price.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { GatewayRefused } from '@/server/gateways/payments/gateway.ts'
import {
  requireRecentSignIn,
  type SentProof,
} from '@/server/modules/account/auth/recent-sign-in.ts'
import { logPayment } from '@/server/modules/audit/payment-log.ts'
import { refuseOwn, requireStaff } from '@/server/viewer.ts'
import { findAttempt } from '../attempt-store.ts'
import { endGrant, tellCredited } from '../granting.ts'
import { issueCreditNotes } from '../papers/receipts.ts'
import { getGateway, type SettleDeps, settleAttempt } from '../settle.ts'
import {
  insertEntry,
  insertMismatch,
  type LockedPurchase,
  lockPurchase,
  savePurchaseState,
} from '../settle-store.ts'
import {
  findLeft,
  findRefund,
  insertRefund,
  readRefunds,
  saveRefundAnswer,
} from './refund-store.ts'

type WantedRefund = SentProof & { id: number; amount: number | undefined; reason: string }

/**
 * Gives a purchase's money back, all that is left without an amount. A job asks the gateway; money of a bank transfer
 * was sent by hand and is only recorded. Raises forbidden, notFound, invalid without a reason, conflict for more than
 * is left, while it is disputed or another refund waits, and as `requireRecentSignIn` does.
 */
export async function refundPayment(context: ServiceContext, wanted: WantedRefund): Promise<void> {
  const admin = requireStaff(context)
  const { db, clock, queue } = context.deps
  const { id, reason } = wanted
  if (reason === '') throw invalid({ reason: 'Please say why.' })
  const { password, otp } = wanted
  await requireRecentSignIn(context, { password, otp })
  await db.transaction().execute(async (tx) => {
    const at = clock()
    const purchase = await lockPurchase(tx, id)
    if (!purchase || purchase.type === 'free')
      throw failure('notFound', 'This payment was not found.')
    refuseOwn(admin, [purchase.account_id])
    const money = await requireRefundable(tx, purchase, wanted.amount)
    const { leftMinor, amountMinor, currency } = money
    const { paid_attempt_id: attemptId } = purchase
    if (attemptId === null) {
      await recordReturn(context, tx, { purchase, ...money, at })
    } else {
      const refundId = await insertRefund(tx, { purchaseId: id, attemptId, amountMinor, at })
      await queue.enqueue(tx, 'payments.give-back', { refundId })
    }
    const sum = `${toMajor(amountMinor, currency)} ${currency}`
    const change = {
      before: { refundable: `${toMajor(leftMinor, currency)} ${currency}` },
      after: { refundable: `${toMajor(leftMinor - amountMinor, currency)} ${currency}` },
    }
    const facts = { adminId: admin.id, purchase, reason: `${sum}: ${reason}`, change, at }
    await logPayment(tx, { ...facts, action: 'paymentRefunded' })
  })
}

type Returned = { amountMinor: number; leftMinor: number; currency: string }

async function requireRefundable(
  tx: Kysely<DB>,
  { id, state }: LockedPurchase,
  amount: number | undefined,
): Promise<Returned> {
  if (state === 'disputed') {
    throw failure('conflict', 'The payment is disputed.', { key: 'paymentDisputed' })
  }
  if ((await readRefunds(tx, id)).some(({ answer }) => answer === null)) {
    throw failure('conflict', 'Another refund waits for the gateway.', { key: 'refundWaits' })
  }
  const found = await findLeft(tx, id)
  const { left_minor: leftMinor, currency } = found ?? { left_minor: 0, currency: '' }
  const amountMinor = amount === undefined ? leftMinor : toMinor(amount, currency)
  if (leftMinor <= 0 || amountMinor > leftMinor) {
    throw failure('conflict', 'That is more than is left.', { key: 'refundTooLarge' })
  }
  if (amountMinor <= 0) throw invalid({ amount: 'is less than the smallest coin' })
  return { amountMinor, leftMinor, currency }
}

/** Money of a bank transfer that the operator sent back. */
async function recordReturn(
  { deps }: ServiceContext,
  tx: Kysely<DB>,
  returned: Returned & { purchase: LockedPurchase; at: Date },
): Promise<void> {
  const { purchase, amountMinor, leftMinor, currency, at } = returned
  const { id: purchaseId } = purchase
  const money = { amount: BigInt(-amountMinor), currency }
  await insertEntry(tx, { purchaseId, attemptId: null, kind: 'refund', money, at })
  const isWhole = amountMinor === leftMinor
  const state = isWhole ? 'refunded' : 'partly_refunded'
  await savePurchaseState(tx, { id: purchaseId, state, at })
  const notes = await issueCreditNotes(tx, { purchaseId, at })
  const ended = { purchase, at, creditNoteId: notes.at(-1)?.id }
  const isNotified = isWhole && (await endGrant(deps, tx, ended))
  if (!isNotified) await tellCredited(deps, tx, { purchase, at }, notes)
}

/** Asks the gateway for a refund; what it refuses becomes a case. Raises GatewayUnreachable. */
export async function giveBack(deps: SettleDeps, refundId: number): Promise<void> {
  const { db, clock } = deps
  const refund = await findRefund(db, refundId)
  const attempt = refund && (await findAttempt(db, refund.payment_attempt_id))
  if (!attempt?.gateway_id || refund?.answer !== null) return
  const { gateway_id: gatewayId, reference, gateway } = attempt
  const money = { amount: BigInt(refund.amount_minor), currency: refund.currency }
  try {
    await getGateway(deps, attempt).refund(
      { gatewayId, reference },
      money,
      `${reference}-r${refundId}`,
    )
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    const at = clock()
    await db.transaction().execute(async (tx) => {
      await saveRefundAnswer(tx, { id: refundId, answer: 'refused', at })
      await insertMismatch(tx, {
        attemptId: attempt.id,
        eventId: null,
        cause: 'refund-failed',
        gateway,
        money,
        at,
        purchaseId: attempt.payment_transaction_id,
      })
    })
    return
  }
  await settleAttempt(deps, attempt.id)
  await saveRefundAnswer(db, { id: refundId, answer: 'made', at: clock() })
}
