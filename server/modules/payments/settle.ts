import type { Kysely } from 'kysely'
import type { SettingValues } from '@/domain/settings/setting-values.ts'
import type { DB } from '@/generated/database.ts'
import type { Deps } from '@/server/deps.ts'
import {
  type GatewayReport,
  GatewayUnreachable,
  type PaymentGateway,
} from '@/server/gateways/payments/gateway.ts'
import { tellPages } from '@/server/modules/notifications/notify-payment.ts'
import { type AttemptRow, expireAttempt, findAttempt, saveAttempt } from './attempt-store.ts'
import { endGrant, grant, pauseGrant, resumeGrant, tellCredited } from './granting.ts'
import { idAtGateway } from './open-attempt.ts'
import { type IssuedCreditNote, issueCreditNotes, issueReceipt } from './papers/receipts.ts'
import {
  type AttemptState,
  findMismatch,
  isOver,
  isReceived,
  nextCheckAt,
  PATIENCE_MS,
} from './settle-rules.ts'
import {
  hasOtherOpenAttempt,
  hasPackageOtherwise,
  insertEntry,
  insertMismatch,
  type LockedPurchase,
  lockPurchase,
  readBalance,
  reopenPurchase,
  savePaid,
  savePurchaseState,
} from './settle-store.ts'

export type SettleDeps = Pick<Deps, 'db' | 'clock' | 'queue' | 'payments' | 'settings'>

const MAX_TRIES = 5

/**
 * Asks the gateway about an attempt and does what follows, for webhooks, returning buyers and the
 * reconciliation alike; idempotent. The gateway is asked outside the transaction, which would hold
 * the embedded database's only connection; an answer that is older than a change is asked for
 * again. Raises GatewayUnreachable, GatewayRefused.
 */
export async function settleAttempt(deps: SettleDeps, attemptId: number): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const attempt = await findAttempt(deps.db, attemptId)
    if (!attempt) return
    const gateway = getGateway(deps, attempt)
    const gatewayId = await idAtGateway(deps, gateway, attempt)
    const report = await gateway.ask({ gatewayId, reference: attempt.reference })
    const answer = {
      attempt,
      report,
      account: gateway.account,
      settings: await deps.settings.read(),
    }
    const isDone = await deps.db.transaction().execute((tx) => applyReport(deps, tx, answer))
    if (isDone) return
  }
  throw new GatewayUnreachable(`attempt ${attemptId} changed while it was settled`)
}

/** The same for an attempt that is due; one without money after three days expires. */
export async function reconcileAttempt(deps: SettleDeps, attemptId: number): Promise<void> {
  await settleAttempt(deps, attemptId)
  const attempt = await findAttempt(deps.db, attemptId)
  if (!attempt || attempt.paid_at || attempt.state === 'held') return
  const age = deps.clock().getTime() - attempt.created_at.getTime()
  if (age < PATIENCE_MS || attempt.gateway_id === null) return
  await getGateway(deps, attempt).cancel({
    gatewayId: attempt.gateway_id,
    reference: attempt.reference,
  })
  await settleAttempt(deps, attemptId)
  const last = await findAttempt(deps.db, attemptId)
  if (last && !last.paid_at) await expire(deps, last)
}

/** Tells the gateway to take no money any more; what was paid meanwhile counts. */
export async function cancelAttempt(deps: SettleDeps, attemptId: number): Promise<void> {
  const attempt = await findAttempt(deps.db, attemptId)
  if (attempt?.gateway_id && !attempt.paid_at) {
    const { gateway_id: gatewayId, reference } = attempt
    await getGateway(deps, attempt).cancel({ gatewayId, reference })
  }
  await settleAttempt(deps, attemptId)
}

export function getGateway(
  { payments }: SettleDeps,
  { gateway: name }: AttemptRow,
): PaymentGateway {
  const gateway = payments.get(name)
  if (!gateway) throw new GatewayUnreachable(`${name} is not configured`)
  return gateway
}

async function expire({ db, clock }: SettleDeps, attempt: AttemptRow): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const at = clock()
    const purchase = await lockPurchase(tx, attempt.payment_transaction_id)
    if (!purchase || !(await expireAttempt(tx, { ...attempt, at }))) return
    await followUnpaid(tx, { purchase, attemptId: attempt.id, state: 'expired', at })
  })
}

type Answer = {
  attempt: AttemptRow
  report: GatewayReport
  account: string | null
  settings: SettingValues
}

/** False if the answer is older than a change. */
async function applyReport(
  deps: SettleDeps,
  tx: Kysely<DB>,
  { attempt, report, account, settings }: Answer,
): Promise<boolean> {
  const at = deps.clock()
  const purchase = await lockPurchase(tx, attempt.payment_transaction_id)
  const current = await findAttempt(tx, attempt.id)
  if (!purchase || current?.version !== attempt.version) return false
  const outcome = isReceived(report.state)
    ? await applyMoney(deps, tx, { attempt: current, purchase, report, account, settings, at })
    : await applyUnpaid(tx, { attempt: current, purchase, state: report.state, at })
  const { state, isSurplus, paidAt } = outcome
  const next = nextCheckAt({ state, createdAt: attempt.created_at, paidAt }, at)
  await saveAttempt(tx, { id: attempt.id, state, isSurplus, paidAt, nextCheckAt: next, at })
  if (state !== current.state && purchase.account_id !== null) {
    await tellPages(tx, { accountId: purchase.account_id, purchaseId: purchase.id })
  }
  return true
}

type Outcome = { state: AttemptState; isSurplus: boolean; paidAt: Date | null }

type Unpaid = { attempt: AttemptRow; purchase: LockedPurchase; state: AttemptState; at: Date }

/** Money that came stays, whatever a gateway says later of failures. */
async function applyUnpaid(
  tx: Kysely<DB>,
  { attempt, purchase, state, at }: Unpaid,
): Promise<Outcome> {
  const { id: attemptId, is_surplus: isSurplus, paid_at: paidAt } = attempt
  if (paidAt) return { state: attempt.state, isSurplus, paidAt }
  const isRetried = state === 'pending' && attempt.state === 'failed'
  if (isRetried && purchase.state === 'failed') await reopenPurchase(tx, { id: purchase.id, at })
  if (state !== 'pending') await followUnpaid(tx, { purchase, attemptId, state, at })
  return { state, isSurplus, paidAt }
}

async function followUnpaid(
  tx: Kysely<DB>,
  { purchase, attemptId, state, at }: Omit<Unpaid, 'attempt'> & { attemptId: number },
): Promise<void> {
  if (purchase.state !== 'pending') return
  if (await hasOtherOpenAttempt(tx, { purchaseId: purchase.id, attemptId })) return
  if (state === 'failed' || state === 'canceled' || state === 'expired') {
    await savePurchaseState(tx, { id: purchase.id, state, at })
  }
}

type Received = Answer & { purchase: LockedPurchase; at: Date }

async function applyMoney(deps: SettleDeps, tx: Kysely<DB>, received: Received): Promise<Outcome> {
  const { attempt, purchase, report, at } = received
  await recordMoney(tx, received)
  const paidAt = attempt.paid_at ?? at
  const settled = { isSurplus: attempt.is_surplus, paidAt }
  if (isReceived(attempt.state)) {
    const notes = await issueCreditNotes(tx, { purchaseId: purchase.id, at })
    await followMoney(deps, tx, received, notes)
    return { ...settled, state: report.state }
  }
  const cause = findMismatch(attempt, report, received.account)
  if (cause) {
    await hold(tx, received, cause)
    return { ...settled, state: 'held' }
  }
  const owner = purchase.account_id
  const isTaken = purchase.paid_attempt_id !== null
  if (!isTaken && owner === null) {
    await hold(tx, received, 'no-buyer')
    return { ...settled, state: 'held' }
  }
  const has = { accountId: owner ?? 0, packageId: purchase.package_id, purchaseId: purchase.id, at }
  const isSurplus = isTaken || (await hasPackageOtherwise(tx, has))
  if (!isTaken) {
    const { settings } = received
    await savePaid(tx, { id: purchase.id, attemptId: attempt.id, state: report.state, at })
    await issueReceipt(tx, { purchaseId: purchase.id, settings, at })
  }
  if (isSurplus) {
    await deps.queue.enqueue(tx, 'payments.refund', { attemptId: attempt.id })
    await grant(deps, tx, { purchase, kind: 'surplus', at })
  } else if (!isOver(report.state)) {
    await grant(deps, tx, { purchase, kind: 'paid', at })
    if (report.state === 'disputed') await pauseGrant(deps, tx, { purchase, at })
  }
  const notes = await issueCreditNotes(tx, { purchaseId: purchase.id, at })
  await tellCredited(deps, tx, { purchase, at }, notes)
  return { state: report.state, isSurplus, paidAt }
}

/** Does to the package what happened to its money. */
async function followMoney(
  deps: SettleDeps,
  tx: Kysely<DB>,
  { attempt, purchase, report: { state }, at }: Received,
  notes: readonly IssuedCreditNote[],
): Promise<void> {
  const isEnd = isOver(state) && state !== attempt.state && !attempt.is_surplus
  const isGrants = purchase.paid_attempt_id === attempt.id
  const isNotified =
    isEnd &&
    isGrants &&
    (await endGrant(deps, tx, { purchase, at, creditNoteId: notes.at(-1)?.id }))
  if (!isNotified) await tellCredited(deps, tx, { purchase, at }, notes)
  if (state === attempt.state || !isGrants) return
  await savePurchaseState(tx, { id: purchase.id, state, at })
  if (attempt.is_surplus) return
  if (state === 'disputed') await pauseGrant(deps, tx, { purchase, at })
  if (attempt.state === 'disputed' && !isOver(state)) {
    await resumeGrant(deps, tx, { purchase, at })
  }
}

async function hold(tx: Kysely<DB>, received: Received, cause: string): Promise<void> {
  const { attempt, purchase, report, at } = received
  const { id: attemptId, gateway } = attempt
  const facts = { purchaseId: purchase.id, attemptId, eventId: null, gateway, cause, at }
  const isNew = await insertMismatch(tx, { ...facts, money: report.paid })
  if (isNew && purchase.paid_attempt_id === null && !isOver(report.state)) {
    await savePurchaseState(tx, { id: purchase.id, state: 'held', at })
  }
}

/** Enters what came and went since the last answer. */
async function recordMoney(
  tx: Kysely<DB>,
  { attempt, purchase, report: { state, paid, refunded }, at }: Received,
): Promise<void> {
  if (!paid || paid.amount <= 0n) return
  const entry = { purchaseId: purchase.id, attemptId: attempt.id, at }
  const before = await readBalance(tx, attempt.id)
  if (!before) await insertEntry(tx, { ...entry, kind: 'charge', money: paid })
  const { charged, returned, currency } = before ?? {
    charged: Number(paid.amount),
    returned: 0,
    currency: paid.currency,
  }
  const sum = state === 'refunded' && !refunded ? charged : Number(refunded?.amount ?? 0n)
  const back = Math.min(sum, charged) - returned
  if (back > 0) {
    await insertEntry(tx, { ...entry, kind: 'refund', money: { amount: BigInt(-back), currency } })
  }
  const left = charged - Math.max(returned, Math.min(sum, charged))
  if (state === 'dispute_lost' && left > 0) {
    const money = { amount: BigInt(-left), currency }
    await insertEntry(tx, { ...entry, kind: 'chargeback', money })
  }
}
