import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { GatewayNotice, PaymentGatewayName } from '@/server/gateways/payments/gateway.ts'

/** Undefined for a repeat. */
export async function insertEvent(
  db: Kysely<DB>,
  event: { gateway: PaymentGatewayName; notice: GatewayNotice; body: Uint8Array; at: Date },
): Promise<number | undefined> {
  const { gateway, notice, body, at } = event
  const row = await db
    .insertInto('gateway_event')
    .values({
      gateway,
      event_id: notice.eventId,
      type: notice.type,
      gateway_id: notice.gatewayId,
      reference: notice.reference,
      body: Buffer.from(body),
      received_at: at,
    })
    .onConflict((conflict) => conflict.columns(['gateway', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export type EventRow = {
  id: number
  gateway: PaymentGatewayName
  gateway_id: string | null
  reference: string | null
  received_at: Date
  handled_at: Date | null
  tries: number
}

export async function findEvent(db: Kysely<DB>, id: number): Promise<EventRow | undefined> {
  const { rows } = await sql<EventRow>`
    select id, gateway, gateway_id, reference, received_at, handled_at, tries from gateway_event where id = ${id}`.execute(
    db,
  )
  return rows[0]
}

/** The attempt that an event is about, by our reference or by the gateway's name. */
export async function findEventAttempt(
  db: Kysely<DB>,
  { gateway, gateway_id, reference }: EventRow,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from payment_attempt where gateway = ${gateway} and (reference = ${reference} or gateway_id = ${gateway_id})
    order by (reference = ${reference}) desc nulls last limit 1`.execute(db)
  return rows[0]?.id
}

export async function markHandled(
  db: Kysely<DB>,
  { id, attemptId, at }: { id: number; attemptId: number | null; at: Date },
): Promise<void> {
  await db
    .updateTable('gateway_event')
    .set({ handled_at: at, payment_attempt_id: attemptId, next_try_at: null })
    .where('id', '=', id)
    .execute()
}

export async function postponeEvent(
  db: Kysely<DB>,
  { id, nextTryAt }: { id: number; nextTryAt: Date },
): Promise<void> {
  await sql`
    update gateway_event set tries = tries + 1, next_try_at = ${nextTryAt} where id = ${id} and handled_at is null`.execute(
    db,
  )
}

/** Takes events that are due again; a crash leaves them due after `retryAt`. */
export async function takeDueEvents(
  db: Kysely<DB>,
  { at, retryAt, limit }: { at: Date; retryAt: Date; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update gateway_event set next_try_at = ${retryAt}
    where id in (select id from gateway_event where next_try_at <= ${at} and handled_at is null
      order by next_try_at, id limit ${limit} for update skip locked)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Deletes handled events; the ledger keeps the money. */
export async function deleteOldEvents(db: Kysely<DB>, before: Date): Promise<void> {
  await sql`
    delete from gateway_event e where e.received_at < ${before} and e.handled_at is not null
      and not exists (select from payment_mismatch m where m.gateway_event_id = e.id)`.execute(db)
}
