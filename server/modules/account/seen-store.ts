import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

/**
 * Notes that an account is in use. Skips an account that is locked: waiting for it could deadlock
 * with a transaction that ends its sign-ins.
 */
export async function noteSeen(db: Kysely<DB>, accountId: number, at: Date): Promise<void> {
  await sql`
    update account set last_seen_at = ${at} where id = (
      select id from account where id = ${accountId} and (last_seen_at is null or last_seen_at < ${at})
      for no key update skip locked)`.execute(db)
}
