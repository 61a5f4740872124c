import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { publish } from '@/server/db/notifications.ts'

/** PostgreSQL channel for processes and database triggers. */
export const LIVE_CHANNEL = 'live'

/** Finds the newest id per account in the range; null means everybody. */
export async function newestAmong(
  db: Kysely<DB>,
  { first, last, accountIds }: { first: number; last: number; accountIds: number[] },
): Promise<{ account_id: number | null; id: number }[]> {
  const { rows } = await sql<{ account_id: number | null; id: number }>`
    select account_id, max(id) as id from notification
    where id between ${first} and ${last} and (account_id is null or account_id = any(${accountIds}::int[]))
    group by account_id`.execute(db)
  return rows
}

export async function newestNotification(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0) as id from notification`.execute(db)
  return rows[0]?.id ?? 0
}

/** Finds sessions that ended, or whose account was deactivated. */
export async function endedSignIns(db: Kysely<DB>, tokenIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select told.id from unnest(${tokenIds}::int[]) told (id)
    where not exists (select 1 from access_token t join account a on a.id = t.account_id
      where t.id = told.id and a.is_active)`.execute(db)
  return rows.map(({ id }) => id)
}

export function publishFavourite(
  db: Kysely<DB>,
  { accountId, propertyId }: { accountId: number; propertyId: number },
): Promise<void> {
  return publish(db, LIVE_CHANNEL, `favourite ${accountId} ${propertyId}`)
}

/** Tells the buyer's open pages that a payment changed. */
export function publishPayment(
  db: Kysely<DB>,
  { accountId, purchaseId }: { accountId: number; purchaseId: number },
): Promise<void> {
  return publish(db, LIVE_CHANNEL, `payment ${accountId} ${purchaseId}`)
}

export type ChatChange = {
  propertyId: number
  /** The last message's. */
  seq: number
  change: 'message' | 'read' | 'deleted' | 'typing'
  /** The deleted one. */
  messageId?: number
}

/** Tells one side's open pages; of the administrator, those of all administrators. */
export async function publishChat(
  db: Kysely<DB>,
  {
    sideId,
    peer,
    propertyId,
    seq,
    change,
    messageId = 0,
  }: ChatChange & { sideId: number | null; peer: number | null },
): Promise<void> {
  const readers = sideId === null ? sql`is_admin and is_active` : sql`id = ${sideId}`
  const payload = `${peer ?? 0} ${propertyId} ${seq} ${change} ${messageId}`
  await sql`
    select pg_notify(${LIVE_CHANNEL}, 'chat ' || id || ' ' || ${payload}::text) from account where ${readers}`.execute(
    db,
  )
}
