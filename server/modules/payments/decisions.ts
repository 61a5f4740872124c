import type { Kysely } from 'kysely'
import type { SettingValues } from '@/domain/settings/setting-values.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import {
  requireRecentSignIn,
  type SentProof,
} from '@/server/modules/account/auth/recent-sign-in.ts'
import { logPayment, type PaymentAction } from '@/server/modules/audit/payment-log.ts'
import { notifyPayment, tellPages } from '@/server/modules/notifications/notify-payment.ts'
import { refuseOwn, requireStaff } from '@/server/viewer.ts'
import { findAttempt, saveAttempt } from './attempt-store.ts'
import { type BankReceiptRow, readReceipts } from './bank-store.ts'
import { grant, tellCredited } from './granting.ts'
import {
  findMismatch,
  hasOtherMismatch,
  type MismatchRow,
  readMismatches,
  saveDecision,
} from './mismatch-store.ts'
import { issueCreditNotes, issueReceipt } from './papers/receipts.ts'
import { type PurchaseRow, readTransfers } from './purchase-reads-store.ts'
import { nextCheckAt } from './settle-rules.ts'
import {
  hasPackageOtherwise,
  insertEntry,
  type LockedPurchase,
  lockPurchase,
  readBalance,
  savePaid,
  savePurchaseState,
} from './settle-store.ts'

export type ListedTransfer = { purchase: PurchaseRow; receipts: BankReceiptRow[] }

/** A page of bank transfers with their receipts. Raises forbidden. */
export async function listTransfers(
  context: ServiceContext,
  wanted: { status: PurchaseRow['status']; offset: number; limit: number },
): Promise<{ rows: ListedTransfer[]; total: number }> {
  requireStaff(context)
  const { db } = context.deps
  const { rows, total } = await readTransfers(db, wanted)
  const receipts = await readReceipts(
    db,
    rows.map(({ id }) => id),
  )
  const of = (id: number) => receipts.filter((it) => it.payment_transaction_id === id)
  return { rows: rows.map((purchase) => ({ purchase, receipts: of(purchase.id) })), total }
}

type TransferDecision = { id: number; decision: 'approve' | 'reject'; reason: string }

/**
 * Grants what was transferred, or rejects it with a reason; the buyer is told. Raises forbidden,
 * notFound, invalid without a reason to reject, conflict if it is not in review, one's own, or the
 * buyer has the package.
 */
export async function decideTransfer(
  context: ServiceContext,
  { id, decision, reason }: TransferDecision,
): Promise<void> {
  const admin = requireStaff(context)
  const { deps } = context
  if (decision === 'reject' && reason === '') throw invalid({ reason: 'Please say why.' })
  const settings = await deps.settings.read()
  await deps.db.transaction().execute(async (tx) => {
    const at = deps.clock()
    const purchase = await lockPurchase(tx, id)
    if (purchase?.type !== 'bank transfer') {
      throw failure('notFound', 'This bank transfer was not found.')
    }
    refuseOwn(admin, [purchase.account_id])
    if (purchase.state !== 'review') {
      throw failure('conflict', 'This bank transfer is not in review.', { key: 'transferDecided' })
    }
    if (decision === 'approve') {
      await requireGrantable(tx, purchase, at)
      const money = { amount: BigInt(purchase.amount_minor), currency: purchase.currency }
      await insertEntry(tx, { purchaseId: id, attemptId: null, kind: 'charge', money, at })
      await savePaid(tx, { id, attemptId: null, state: 'paid', at })
      await issueReceipt(tx, { purchaseId: id, settings, at })
      await grant(deps, tx, { purchase, kind: 'paid', at })
    } else {
      await savePurchaseState(tx, { id, state: 'rejected', reason, at })
      const { account_id: accountId } = purchase
      const facts = { ...purchase, reason, at }
      if (accountId !== null) {
        await notifyPayment(deps, tx, { ...facts, accountId, kind: 'payment-rejected' })
      }
    }
    const action = decision === 'approve' ? 'transferApproved' : 'transferRejected'
    const change = {
      before: { state: purchase.state },
      after: { state: decision === 'approve' ? 'paid' : 'rejected' },
    }
    await logPayment(tx, { adminId: admin.id, action, purchase, reason, change, at })
    await tellBuyer(tx, purchase)
  })
}

export function listMismatches(
  context: ServiceContext,
  wanted: { isOpen: boolean; offset: number; limit: number },
): Promise<{ rows: MismatchRow[]; total: number }> {
  requireStaff(context)
  return readMismatches(context.deps.db, wanted)
}

type MismatchDecision = SentProof & {
  id: number
  decision: 'grant' | 'refund' | 'dismiss'
  note: string
}

/**
 * Grants the package all the same, gives the money back, or closes the case. Without a grant the
 * purchase fails once no other case of it is open. Raises forbidden, notFound, invalid without a
 * note, conflict if it is decided, one's own, or cannot be granted or refunded, and for a refund as
 * `requireRecentSignIn` does.
 */
export async function decideMismatch(
  context: ServiceContext,
  { id, decision, note, ...proof }: MismatchDecision,
): Promise<void> {
  const admin = requireStaff(context)
  const { db, clock, queue, settings } = context.deps
  if (note === '') throw invalid({ note: 'Please say why.' })
  if (decision === 'refund') await requireRecentSignIn(context, proof)
  const values = await settings.read()
  await db.transaction().execute(async (tx) => {
    const at = clock()
    const mismatch = await findMismatch(tx, id)
    if (!mismatch) throw failure('notFound', 'This was not found.')
    const { payment_transaction_id: purchaseId, payment_attempt_id: attemptId } = mismatch
    const purchase = purchaseId === null ? undefined : await lockPurchase(tx, purchaseId)
    refuseOwn(admin, [purchase?.account_id])
    if (!(await saveDecision(tx, { id, decision, note, adminId: admin.id, at }))) {
      throw failure('conflict', 'This was decided already.', { key: 'mismatchDecided' })
    }
    const isKnown = purchase !== undefined && attemptId !== null
    if (decision !== 'dismiss' && !isKnown) {
      throw failure('conflict', 'No payment belongs to it.', { key: 'mismatchUnknown' })
    }
    if (isKnown && decision === 'grant') {
      await grantHeld(context, tx, { purchase, attemptId, settings: values, at })
    }
    if (isKnown && decision === 'refund') {
      await queue.enqueue(tx, 'payments.refund', { attemptId })
    }
    const isOver = decision !== 'grant' && purchase?.state === 'held'
    if (isOver && !(await hasOtherMismatch(tx, { purchaseId: purchase.id, id }))) {
      await savePurchaseState(tx, { id: purchase.id, state: 'failed', at })
    }
    if (purchase) {
      const action = AUDITED[decision]
      const change = { before: { case: 'open' }, after: { case: decision } }
      await logPayment(tx, { purchase, adminId: admin.id, reason: note, change, at, action })
      await tellBuyer(tx, purchase)
    }
  })
}

async function tellBuyer(tx: Kysely<DB>, { id, account_id }: LockedPurchase): Promise<void> {
  if (account_id !== null) await tellPages(tx, { accountId: account_id, purchaseId: id })
}

const AUDITED = {
  grant: 'paymentGranted',
  refund: 'paymentReturned',
  dismiss: 'paymentDismissed',
} as const satisfies Record<MismatchDecision['decision'], PaymentAction>

async function grantHeld(
  { deps }: ServiceContext,
  tx: Kysely<DB>,
  {
    purchase,
    attemptId,
    settings,
    at,
  }: { purchase: LockedPurchase; attemptId: number; settings: SettingValues; at: Date },
): Promise<void> {
  const attempt = await findAttempt(tx, attemptId)
  if (attempt?.state !== 'held' || purchase.paid_attempt_id !== null) {
    throw failure('conflict', 'This payment is settled.', { key: 'paymentSettled' })
  }
  const balance = await readBalance(tx, attemptId)
  if (!balance || balance.returned >= balance.charged) {
    throw failure('conflict', 'The money went back.', { key: 'paymentReturned' })
  }
  await requireGrantable(tx, purchase, at)
  await savePaid(tx, { id: purchase.id, attemptId, state: 'paid', at })
  await issueReceipt(tx, { purchaseId: purchase.id, settings, at })
  const notes = await issueCreditNotes(tx, { purchaseId: purchase.id, at })
  const { created_at: createdAt, paid_at: paidAt } = attempt
  await saveAttempt(tx, {
    id: attemptId,
    state: 'paid',
    isSurplus: false,
    paidAt: paidAt ?? at,
    at,
    nextCheckAt: nextCheckAt({ state: 'paid', createdAt, paidAt: paidAt ?? at }, at),
  })
  await grant(deps, tx, { purchase, kind: 'paid', at })
  await tellCredited(deps, tx, { purchase, at }, notes)
}

async function requireGrantable(
  tx: Kysely<DB>,
  { id: purchaseId, account_id: accountId, package_id: packageId }: LockedPurchase,
  at: Date,
): Promise<void> {
  if (accountId === null) {
    throw failure('conflict', 'The account is gone.', { key: 'accountGone' })
  }
  if (await hasPackageOtherwise(tx, { accountId, packageId, purchaseId, at })) {
    throw failure('conflict', 'This person already has the package.', { key: 'alreadyPaid' })
  }
}
