import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { PaymentGatewayName } from '@/server/gateways/payments/gateway.ts'

export type MismatchRow = {
  id: number
  payment_transaction_id: number | null
  payment_attempt_id: number | null
  cause:
    | 'amount'
    | 'currency'
    | 'account'
    | 'reference'
    | 'no-buyer'
    | 'unknown-reference'
    | 'refund-failed'
  gateway: PaymentGatewayName
  amount_minor: number | null
  currency: string | null
  /** As agreed; null for a notice that belongs to no payment. */
  due_minor: number | null
  due_currency: string | null
  buyer_id: number | null
  buyer_name: string
  package_name: string
  reference: string
  decision: 'grant' | 'refund' | 'dismiss' | null
  note: string
  created_at: Date
  decided_at: Date | null
}

const FACTS = sql`
  select m.id, m.payment_transaction_id, m.payment_attempt_id, m.cause, m.gateway, m.amount_minor, m.currency,
    a.amount_minor as due_minor, a.currency as due_currency, t.account_id as buyer_id, coalesce(t.buyer ->> 'name', '') as buyer_name,
    coalesce(t.package_name, '') as package_name, coalesce(a.gateway_id, a.reference, e.gateway_id, e.reference, '') as reference,
    m.decision, m.note, m.created_at, m.decided_at
  from payment_mismatch m left join payment_attempt a on a.id = m.payment_attempt_id
  left join payment_transaction t on t.id = m.payment_transaction_id left join gateway_event e on e.id = m.gateway_event_id`

/** A page of mismatches, open ones oldest first, decided ones newest first. */
export async function readMismatches(
  db: Kysely<DB>,
  { isOpen, offset, limit }: { isOpen: boolean; offset: number; limit: number },
): Promise<{ rows: MismatchRow[]; total: number }> {
  const condition = isOpen ? sql`m.decided_at is null` : sql`m.decided_at is not null`
  const order = isOpen ? sql`m.id` : sql`m.decided_at desc, m.id desc`
  const { rows } = await sql<MismatchRow>`
    ${FACTS} where ${condition} order by ${order} limit ${limit} offset ${offset}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from payment_mismatch m where ${condition}`.execute(db)
  return { rows, total: counted[0]?.total ?? 0 }
}

export async function findMismatch(db: Kysely<DB>, id: number): Promise<MismatchRow | undefined> {
  const { rows } = await sql<MismatchRow>`${FACTS} where m.id = ${id}`.execute(db)
  return rows[0]
}

/** False if somebody decided it before. */
export async function saveDecision(
  db: Kysely<DB>,
  decided: {
    id: number
    decision: 'grant' | 'refund' | 'dismiss'
    note: string
    adminId: number
    at: Date
  },
): Promise<boolean> {
  const { id, decision, note, adminId, at } = decided
  const { rows } = await sql`
    update payment_mismatch set decision = ${decision}, note = ${note}, decided_by = ${adminId}, decided_at = ${at}
    where id = ${id} and decided_at is null returning id`.execute(db)
  return rows.length > 0
}

/** Whether another case of the purchase is undecided. */
export async function hasOtherMismatch(
  db: Kysely<DB>,
  { purchaseId, id }: { purchaseId: number; id: number },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payment_mismatch
    where payment_transaction_id = ${purchaseId} and id <> ${id} and decided_at is null limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Cases of a purchase, oldest first. */
export async function listMismatches(db: Kysely<DB>, purchaseId: number): Promise<MismatchRow[]> {
  const { rows } = await sql<MismatchRow>`
    ${FACTS} where m.payment_transaction_id = ${purchaseId} order by m.id`.execute(db)
  return rows
}
