import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type {
  CreatedPayment,
  PaymentGateway,
  PaymentGatewayName,
} from '@/server/gateways/payments/gateway.ts'
import type { AttemptState } from './settle-rules.ts'

export type Buyer = {
  id: number
  name: string
  email: string | null
  mobile: string | null
  address: string
}

/** An attempt with what its purchase says. */
export type AttemptRow = {
  id: number
  payment_transaction_id: number
  gateway: PaymentGatewayName
  reference: string
  gateway_id: string | null
  payment_url: string | null
  client_secret: string | null
  amount_minor: number
  currency: string
  state: AttemptState
  is_surplus: boolean
  version: number
  created_at: Date
  paid_at: Date | null
  package_name: string
  buyer: Buyer
  origin: string
}

export async function findAttempt(db: Kysely<DB>, id: number): Promise<AttemptRow | undefined> {
  const { rows } = await sql<AttemptRow>`
    select a.id, a.payment_transaction_id, a.gateway, a.reference, a.gateway_id, a.payment_url, a.client_secret,
      a.amount_minor, a.currency, a.state, a.is_surplus, a.version, a.created_at, a.paid_at, t.package_name, t.buyer, t.origin
    from payment_attempt a join payment_transaction t on t.id = a.payment_transaction_id where a.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

/**
 * The open attempt of a purchase at a gateway that is young enough for its page to be good. One
 * whose page is lost is none.
 */
export async function findOpenAttempt(
  db: Kysely<DB>,
  {
    purchaseId,
    gateway: { name, hasPage },
    since,
  }: { purchaseId: number; gateway: PaymentGateway; since: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from payment_attempt
    where payment_transaction_id = ${purchaseId} and gateway = ${name} and state = 'pending' and created_at > ${since}
      and (gateway_id is null or payment_url is not null or not ${hasPage}::boolean)
    order by id desc limit 1`.execute(db)
  return rows[0]?.id
}

export async function insertAttempt(
  db: Kysely<DB>,
  attempt: {
    purchaseId: number
    gateway: PaymentGatewayName
    reference: string
    at: Date
    nextCheckAt: Date | null
  },
): Promise<number> {
  const { purchaseId, gateway, reference, at, nextCheckAt } = attempt
  const { rows } = await sql<{ id: number }>`
    insert into payment_attempt (payment_transaction_id, gateway, reference, amount_minor, currency, created_at, updated_at, next_check_at)
    select id, ${gateway}, ${reference}, amount_minor, currency, ${at}, ${at}, ${nextCheckAt}
    from payment_transaction where id = ${purchaseId} returning id`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`there is no purchase ${purchaseId}`)
  return row.id
}

/** Only for a buyer without an address. */
export async function addBuyerEmail(
  db: Kysely<DB>,
  { purchaseId, email }: { purchaseId: number; email: string },
): Promise<void> {
  await sql`
    update payment_transaction set buyer = jsonb_set(buyer, '{email}', to_jsonb(${email}::text))
    where id = ${purchaseId} and buyer->>'email' is null`.execute(db)
}

/** Keeps the gateway's answer; an earlier one stays, but may lack its page. */
export async function saveCreated(
  db: Kysely<DB>,
  { id, created }: { id: number; created: CreatedPayment },
): Promise<void> {
  const { gatewayId, paymentUrl, clientSecret } = created
  await sql`
    update payment_attempt set gateway_id = coalesce(gateway_id, ${gatewayId}),
      payment_url = coalesce(payment_url, ${paymentUrl}), client_secret = coalesce(client_secret, ${clientSecret})
    where id = ${id}`.execute(db)
}

export async function saveGatewayId(
  db: Kysely<DB>,
  { id, gatewayId }: { id: number; gatewayId: string },
): Promise<void> {
  await db
    .updateTable('payment_attempt')
    .set({ gateway_id: gatewayId })
    .where('id', '=', id)
    .where('gateway_id', 'is', null)
    .execute()
}

export async function saveAttempt(
  db: Kysely<DB>,
  attempt: {
    id: number
    state: AttemptState
    isSurplus: boolean
    paidAt: Date | null
    nextCheckAt: Date | null
    at: Date
  },
): Promise<void> {
  await sql`
    update payment_attempt set state = ${attempt.state}, is_surplus = ${attempt.isSurplus}, paid_at = ${attempt.paidAt},
      next_check_at = ${attempt.nextCheckAt}, version = version + 1, checks = checks + 1, updated_at = ${attempt.at}
    where id = ${attempt.id}`.execute(db)
}

/** Marks as expired unless something happened since it was read. */
export async function expireAttempt(
  db: Kysely<DB>,
  { id, version, at }: { id: number; version: number; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update payment_attempt set state = 'expired', next_check_at = null, version = version + 1, updated_at = ${at}
    where id = ${id} and version = ${version} and paid_at is null returning id`.execute(db)
  return rows.length > 0
}

/** Takes attempts that are due; a crash leaves them due again after `retryAt`. */
export async function takeDueAttempts(
  db: Kysely<DB>,
  { at, retryAt, limit }: { at: Date; retryAt: Date; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update payment_attempt set next_check_at = ${retryAt}
    where id in (select id from payment_attempt where next_check_at <= ${at} order by next_check_at, id limit ${limit}
      for update skip locked)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Attempts of a purchase that may still be paid: after a declined card, gateways take another one. */
export async function readPayableAttempts(db: Kysely<DB>, purchaseId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('payment_attempt')
    .select('id')
    .where('payment_transaction_id', '=', purchaseId)
    .where('state', 'in', ['pending', 'failed'])
    .execute()
  return rows.map(({ id }) => id)
}
