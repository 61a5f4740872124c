import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Money } from '@/server/gateways/payments/gateway.ts'
import { isBeforeRenewal } from '@/server/modules/packages/package-conditions.ts'

export type PurchaseState =
  | 'pending'
  | 'review'
  | 'rejected'
  | 'failed'
  | 'canceled'
  | 'expired'
  | 'held'
  | 'paid'
  | 'partly_refunded'
  | 'refunded'
  | 'disputed'
  | 'dispute_won'
  | 'dispute_lost'

export type LockedPurchase = {
  id: number
  account_id: number | null
  package_id: number
  package_name: string
  type: 'online payment' | 'bank transfer' | 'free'
  state: PurchaseState
  amount_minor: number
  currency: string
  paid_attempt_id: number | null
  origin: string
}

/**
 * Locks the buyer, then the purchase: the order in which everybody takes both, so that no two wait
 * for each other.
 */
export async function lockPurchase(
  db: Kysely<DB>,
  id: number,
): Promise<LockedPurchase | undefined> {
  await sql`
    select id from account where id = (select account_id from payment_transaction where id = ${id}) for no key update`.execute(
    db,
  )
  const { rows } = await sql<LockedPurchase>`
    select id, account_id, package_id, package_name, type, state, amount_minor, currency, paid_attempt_id, origin
    from payment_transaction where id = ${id} for update`.execute(db)
  return rows[0]
}

export async function savePurchaseState(
  db: Kysely<DB>,
  { id, state, reason, at }: { id: number; state: PurchaseState; reason?: string; at: Date },
): Promise<void> {
  await db
    .updateTable('payment_transaction')
    .set({ state, updated_at: at, ...(reason === undefined ? {} : { reason }) })
    .where('id', '=', id)
    .execute()
}

/** A failed purchase waits for money again, unless a newer one of the package is open. */
export async function reopenPurchase(
  db: Kysely<DB>,
  { id, at }: { id: number; at: Date },
): Promise<void> {
  await sql`
    update payment_transaction t set state = 'pending', updated_at = ${at}
    where t.id = ${id} and t.state = 'failed' and not exists (
      select from payment_transaction o where o.account_id = t.account_id and o.package_id = t.package_id
        and o.type = t.type and o.state in ('pending', 'review', 'rejected'))`.execute(db)
}

/** Marks a purchase as paid; its receipt follows. */
export async function savePaid(
  db: Kysely<DB>,
  paid: { id: number; attemptId: number | null; state: PurchaseState; at: Date },
): Promise<void> {
  const { id, attemptId, state, at } = paid
  await db
    .updateTable('payment_transaction')
    .set({ state, paid_attempt_id: attemptId, paid_at: at, updated_at: at, reason: '' })
    .where('id', '=', id)
    .execute()
}

/** Whether another attempt of the purchase is open. */
export async function hasOtherOpenAttempt(
  db: Kysely<DB>,
  { purchaseId, attemptId }: { purchaseId: number; attemptId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payment_attempt
    where payment_transaction_id = ${purchaseId} and id <> ${attemptId} and state = 'pending' limit 1`.execute(
    db,
  )
  return rows.length > 0
}

export type Balance = { currency: string; charged: number; returned: number }

/** Payments and refunds of an attempt so far. */
export async function readBalance(db: Kysely<DB>, attemptId: number): Promise<Balance | undefined> {
  const { rows } = await sql<Balance>`
    select currency, sum(amount_minor) filter (where kind = 'charge') as charged,
      coalesce(-sum(amount_minor) filter (where kind <> 'charge'), 0) as returned
    from payment_entry where payment_attempt_id = ${attemptId} group by currency
    having sum(amount_minor) filter (where kind = 'charge') > 0`.execute(db)
  const [row] = rows
  return row && { ...row, charged: Number(row.charged), returned: Number(row.returned) }
}

/** `money` is negative where it went. */
export async function insertEntry(
  db: Kysely<DB>,
  entry: {
    purchaseId: number
    attemptId: number | null
    kind: 'charge' | 'refund' | 'chargeback'
    money: Money
    at: Date
  },
): Promise<void> {
  const { purchaseId, attemptId, kind, money, at } = entry
  await sql`
    insert into payment_entry (payment_transaction_id, payment_attempt_id, kind, amount_minor, currency, created_at)
    values (${purchaseId}, ${attemptId}, ${kind}, ${String(money.amount)}::bigint, ${money.currency}, ${at})`.execute(
    db,
  )
}

/** False if the same was known before, decided or not. */
export async function insertMismatch(
  db: Kysely<DB>,
  mismatch: {
    purchaseId: number | null
    attemptId: number | null
    eventId: number | null
    cause: string
    gateway: string
    money: Money | null
    at: Date
  },
): Promise<boolean> {
  const { purchaseId, attemptId, eventId, cause, gateway, money, at } = mismatch
  const amount = money === null ? null : String(money.amount)
  const { rows } = await sql`
    insert into payment_mismatch (payment_transaction_id, payment_attempt_id, gateway_event_id, cause, gateway, amount_minor, currency, created_at)
    values (${purchaseId}, ${attemptId}, ${eventId}, ${cause}, ${gateway}, ${amount}::bigint, ${money?.currency ?? null}, ${at})
    on conflict do nothing returning id`.execute(db)
  return rows.length > 0
}

/** Whether the account has the package by another purchase that is not about to end. */
export async function hasPackageOtherwise(
  db: Kysely<DB>,
  {
    accountId,
    packageId,
    purchaseId,
    at,
  }: {
    accountId: number
    packageId: number
    purchaseId: number
    at: Date
  },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from user_package h where h.account_id = ${accountId} and h.package_id = ${packageId}
      and h.payment_transaction_id <> ${purchaseId} and ${isBeforeRenewal(at)} and h.closed_at is null limit 1`.execute(
    db,
  )
  return rows.length > 0
}
