import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { readPaymentLog } from '@/server/modules/audit/payment-log.ts'
import { requireStaff } from '@/server/viewer.ts'
import { type BankReceiptRow, readReceipts } from '../bank-store.ts'
import { listMismatches, type MismatchRow } from '../mismatch-store.ts'
import { findPurchase, type PurchaseRow, readPurchases } from '../purchase-reads-store.ts'
import type { PurchaseState } from '../settle-store.ts'
import {
  type AttemptLine,
  type EntryLine,
  type EventLine,
  insertNote,
  type NoteLine,
  type PersonPurchaseRow,
  readAttempts,
  readEntries,
  readEvents,
  readNotes,
  readPersonPurchases,
} from './detail-store.ts'
import { findLeft, type RefundRow, readRefunds } from './refund-store.ts'

export type { PersonPurchaseRow }

export type PurchaseDetail = {
  purchase: PurchaseRow
  refundableMinor: number
  attempts: AttemptLine[]
  entries: EntryLine[]
  events: EventLine[]
  refunds: RefundRow[]
  mismatches: MismatchRow[]
  receipts: BankReceiptRow[]
  notes: NoteLine[]
  audit: Awaited<ReturnType<typeof readPaymentLog>>
}

/** A page of purchases, newest first. Raises forbidden. */
export function listPurchases(
  context: ServiceContext,
  wanted: { search: string; state: PurchaseState | undefined; offset: number; limit: number },
): Promise<{ rows: PurchaseRow[]; total: number }> {
  requireStaff(context)
  return readPurchases(context.deps.db, wanted)
}

/** Latest purchases of an account that are not free. */
export function listPersonPurchases(
  db: Kysely<DB>,
  wanted: { accountId: number; limit: number },
): Promise<PersonPurchaseRow[]> {
  return readPersonPurchases(db, wanted)
}

/** Raises forbidden, notFound. */
export async function viewPurchase(context: ServiceContext, id: number): Promise<PurchaseDetail> {
  requireStaff(context)
  const { db } = context.deps
  const purchase = await requirePurchase(db, id)
  const refunds = await readRefunds(db, id)
  const waiting = refunds.some(({ answer }) => answer === null) || purchase.state === 'disputed'
  return {
    purchase,
    refundableMinor: waiting ? 0 : Math.max(0, (await findLeft(db, id))?.left_minor ?? 0),
    attempts: await readAttempts(db, id),
    entries: await readEntries(db, id),
    events: await readEvents(db, id),
    refunds,
    mismatches: await listMismatches(db, id),
    receipts: await readReceipts(db, [id]),
    notes: await readNotes(db, id),
    audit: await readPaymentLog(db, id),
  }
}

/** Raises forbidden, notFound, invalid for an empty note. */
export async function addNote(
  context: ServiceContext,
  { id, text }: { id: number; text: string },
): Promise<void> {
  const { id: authorId } = requireStaff(context)
  const { db, clock } = context.deps
  if (text === '') throw invalid({ note: 'Please write something.' })
  await requirePurchase(db, id)
  await insertNote(db, { purchaseId: id, authorId, text, at: clock() })
}

async function requirePurchase(db: Kysely<DB>, id: number): Promise<PurchaseRow> {
  const purchase = await findPurchase(db, id)
  if (!purchase || purchase.type === 'free')
    throw failure('notFound', 'This payment was not found.')
  return purchase
}
