import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type RefundRow = {
  id: number
  payment_transaction_id: number
  payment_attempt_id: number
  amount_minor: number
  currency: string
  answer: 'made' | 'refused' | null
  asked_at: Date
}

const FACTS = sql`
  select r.id, r.payment_transaction_id, r.payment_attempt_id, r.amount_minor, a.currency, r.answer, r.asked_at
  from payment_refund r join payment_attempt a on a.id = r.payment_attempt_id`

export async function findRefund(db: Kysely<DB>, id: number): Promise<RefundRow | undefined> {
  const { rows } = await sql<RefundRow>`${FACTS} where r.id = ${id}`.execute(db)
  return rows[0]
}

/** Refunds of a purchase, oldest first. */
export async function readRefunds(db: Kysely<DB>, purchaseId: number): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    ${FACTS} where r.payment_transaction_id = ${purchaseId} order by r.id`.execute(db)
  return rows
}

export async function insertRefund(
  db: Kysely<DB>,
  refund: { purchaseId: number; attemptId: number; amountMinor: number; at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('payment_refund')
    .values({
      payment_transaction_id: refund.purchaseId,
      payment_attempt_id: refund.attemptId,
      amount_minor: refund.amountMinor,
      asked_at: refund.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function saveRefundAnswer(
  db: Kysely<DB>,
  { id, answer, at }: { id: number; answer: 'made' | 'refused'; at: Date },
): Promise<void> {
  await db
    .updateTable('payment_refund')
    .set({ answer, answered_at: at })
    .where('id', '=', id)
    .where('answer', 'is', null)
    .execute()
}

type Left = { currency: string; left_minor: number }

/** Refundable rest of a purchase's own payment; undefined without one. */
export async function findLeft(db: Kysely<DB>, purchaseId: number): Promise<Left | undefined> {
  const { rows } = await sql<Left>`
    select e.currency, sum(e.amount_minor)::bigint as left_minor
    from payment_entry e join payment_transaction t on t.id = e.payment_transaction_id
    where t.id = ${purchaseId} and t.paid_at is not null and e.payment_attempt_id is not distinct from t.paid_attempt_id
    group by e.currency`.execute(db)
  const [row] = rows
  return row && { ...row, left_minor: Number(row.left_minor) }
}
