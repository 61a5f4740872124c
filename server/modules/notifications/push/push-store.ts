import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { PushTarget } from '@/server/gateways/push/push-sender.ts'

/** Registers a browser's subscription, also one of another account. */
export async function registerSubscription(
  db: Kysely<DB>,
  device: PushTarget & { accountId: number; tokenId: number; at: Date },
): Promise<void> {
  const { accountId, tokenId, endpoint, p256dh, auth, at } = device
  await sql`
    insert into push_device (account_id, access_token_id, token, p256dh, auth, registered_at)
    values (${accountId}, ${tokenId}, ${endpoint}, ${p256dh}, ${auth}, ${at})
    on conflict (token_hash) do update set account_id = excluded.account_id, token = excluded.token,
      access_token_id = excluded.access_token_id, p256dh = excluded.p256dh, auth = excluded.auth,
      registered_at = excluded.registered_at`.execute(db)
}

/** Keeps the newest subscriptions of an account. */
export async function deleteOldSubscriptions(
  db: Kysely<DB>,
  { accountId, kept }: { accountId: number; kept: number },
): Promise<void> {
  await sql`
    delete from push_device where id in (
      select id from push_device where account_id = ${accountId} and p256dh is not null
      order by registered_at desc, id desc offset ${kept})`.execute(db)
}

export async function countSubscriptions(db: Kysely<DB>, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from push_device where account_id = ${accountId} and p256dh is not null`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export async function deletePushDevice(db: Kysely<DB>, id: number): Promise<void> {
  await sql`delete from push_device where id = ${id}`.execute(db)
}

export type PushDevice = {
  account_id: number
  language_code: string
  /** Endpoint of a browser, or token of FCM. */
  token: string
  /** Both null for FCM. */
  p256dh: string | null
  auth: string | null
}

/** Undefined if the device or its account is gone, or the account wants no push messages. */
export async function findPushDevice(db: Kysely<DB>, id: number): Promise<PushDevice | undefined> {
  const { rows } = await sql<PushDevice>`
    select d.account_id, d.token, d.p256dh, d.auth, a.language_code
    from push_device d join account a on a.id = d.account_id
    where d.id = ${id} and a.is_active and a.wants_push`.execute(db)
  return rows[0]
}

export type WaitingPush = {
  notification_id: number
  after_device: number
  account_id: number | null
  kind: string
  created_at: Date
}

/** Locked until the transaction ends; one that another process holds is skipped. */
export async function takeWaitingPush(db: Kysely<DB>): Promise<WaitingPush | undefined> {
  const { rows } = await sql<WaitingPush>`
    select o.notification_id, o.after_device, n.account_id, n.kind, n.created_at
    from push_outbox o join notification n on n.id = o.notification_id
    order by o.notification_id limit 1 for update of o skip locked`.execute(db)
  return rows[0]
}

/**
 * Ids of the next devices of one account, or of everybody. An endpoint without keys is a browser that
 * signed in and has not registered yet.
 */
export async function nextDevices(
  db: Kysely<DB>,
  { after_device, account_id }: WaitingPush,
  { limit, hasFcm }: { limit: number; hasFcm: boolean },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from push_device d join account a on a.id = d.account_id
    where d.id > ${after_device} and a.is_active and a.wants_push
      and (d.p256dh is not null or (${hasFcm}::boolean and d.token not like 'http%'))
      and ${account_id === null ? sql`true` : sql`d.account_id = ${account_id}`}
    order by d.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function markPushed(
  db: Kysely<DB>,
  { notificationId, afterDevice }: { notificationId: number; afterDevice: number },
): Promise<void> {
  await sql`
    update push_outbox set after_device = ${afterDevice} where notification_id = ${notificationId}`.execute(
    db,
  )
}

export async function deleteWaitingPush(db: Kysely<DB>, notificationId: number): Promise<void> {
  await sql`delete from push_outbox where notification_id = ${notificationId}`.execute(db)
}
