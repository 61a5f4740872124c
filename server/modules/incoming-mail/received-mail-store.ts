import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** Longer than mail servers try to deliver, and than unread mail usually lies in a mailbox. */
const KEPT_MS = 90 * 86_400_000

export async function isTaken(db: Kysely<DB>, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('received_mail')
    .select('key')
    .where('key', '=', key)
    .where('taken_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** False if another process took it at the same time. */
export async function markTaken(
  tx: Kysely<DB>,
  { key, at }: { key: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into received_mail as r (key, received_at, taken_at) values (${key}, ${at}, ${at})
    on conflict (key) do update set taken_at = excluded.taken_at where r.taken_at is null returning key`.execute(
    tx,
  )
  return rows.length > 0
}

/** Returns how often it failed. */
export async function noteFailure(
  db: Kysely<DB>,
  { key, at }: { key: string; at: Date },
): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    insert into received_mail as r (key, received_at, failures) values (${key}, ${at}, 1)
    on conflict (key) do update set failures = r.failures + 1 returning failures`.execute(db)
  return rows[0]?.failures ?? 1
}

export async function forgetReceivedMails(db: Kysely<DB>, at: Date): Promise<void> {
  const before = new Date(at.getTime() - KEPT_MS)
  await db.deleteFrom('received_mail').where('received_at', '<', before).execute()
}
