import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { PaymentGatewayName } from '@/server/gateways/payments/gateway.ts'
import type { AttemptState } from '../settle-rules.ts'
import type { PurchaseState } from '../settle-store.ts'

export type AttemptLine = {
  id: number
  gateway: PaymentGatewayName
  reference: string
  gateway_id: string | null
  state: AttemptState
  is_surplus: boolean
  amount_minor: number
  currency: string
  created_at: Date
  updated_at: Date
}

export type EntryLine = {
  id: number
  kind: 'charge' | 'refund' | 'chargeback'
  amount_minor: number
  currency: string
  gateway: PaymentGatewayName | null
  created_at: Date
}

export type EventLine = {
  id: number
  gateway: PaymentGatewayName
  type: string
  received_at: Date
  handled_at: Date | null
}

export type NoteLine = { id: number; author_name: string; text: string; created_at: Date }

export async function readAttempts(db: Kysely<DB>, purchaseId: number): Promise<AttemptLine[]> {
  const { rows } = await sql<AttemptLine>`
    select id, gateway, reference, gateway_id, state, is_surplus, amount_minor, currency, created_at, updated_at
    from payment_attempt where payment_transaction_id = ${purchaseId} order by id`.execute(db)
  return rows
}

export async function readEntries(db: Kysely<DB>, purchaseId: number): Promise<EntryLine[]> {
  const { rows } = await sql<EntryLine>`
    select e.id, e.kind, e.amount_minor, e.currency, a.gateway, e.created_at
    from payment_entry e left join payment_attempt a on a.id = e.payment_attempt_id
    where e.payment_transaction_id = ${purchaseId} order by e.id`.execute(db)
  return rows
}

export async function readEvents(db: Kysely<DB>, purchaseId: number): Promise<EventLine[]> {
  const { rows } = await sql<EventLine>`
    select e.id, e.gateway, e.type, e.received_at, e.handled_at
    from gateway_event e join payment_attempt a on a.id = e.payment_attempt_id
    where a.payment_transaction_id = ${purchaseId} order by e.id limit 200`.execute(db)
  return rows
}

/** Newest first. */
export async function readNotes(db: Kysely<DB>, purchaseId: number): Promise<NoteLine[]> {
  const { rows } = await sql<NoteLine>`
    select id, author_name, text, created_at from payment_note
    where payment_transaction_id = ${purchaseId} order by id desc limit 200`.execute(db)
  return rows
}

export async function insertNote(
  db: Kysely<DB>,
  note: { purchaseId: number; authorId: number; text: string; at: Date },
): Promise<void> {
  const { purchaseId, authorId, text, at } = note
  await sql`
    insert into payment_note (payment_transaction_id, author_id, author_name, text, created_at)
    select ${purchaseId}, a.id, coalesce(nullif(a.name, ''), a.email, a.slug), ${text}, ${at}
    from account a where a.id = ${authorId}`.execute(db)
}

export type PersonPurchaseRow = {
  id: number
  package_name: string
  amount_minor: number
  currency: string
  state: PurchaseState
  created_at: Date
}

/** Newest first, without those that were free. */
export async function readPersonPurchases(
  db: Kysely<DB>,
  { accountId, limit }: { accountId: number; limit: number },
): Promise<PersonPurchaseRow[]> {
  const { rows } = await sql<PersonPurchaseRow>`
    select id, package_name, amount_minor, currency, state, created_at from payment_transaction
    where account_id = ${accountId} and type <> 'free' order by id desc limit ${limit}`.execute(db)
  return rows
}
