import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** The former address ends. */
export async function saveFeed(
  db: Kysely<DB>,
  { accountId, tokenHash, at }: { accountId: number; tokenHash: string; at: Date },
): Promise<void> {
  await sql`
    insert into viewing_feed (account_id, token_hash, created_at) values (${accountId}, ${tokenHash}, ${at})
    on conflict (account_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`.execute(
    db,
  )
}

/** Null without an address. */
export async function feedCreatedAt(db: Kysely<DB>, accountId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('viewing_feed')
    .select('created_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.created_at ?? null
}

export async function deleteFeed(db: Kysely<DB>, accountId: number): Promise<void> {
  await db.deleteFrom('viewing_feed').where('account_id', '=', accountId).execute()
}

export type FeedReader = { id: number; is_admin: boolean; language_code: string }

/** The active account that a feed's address belongs to. */
export async function findFeedReader(
  db: Kysely<DB>,
  tokenHash: string,
): Promise<FeedReader | undefined> {
  const { rows } = await sql<FeedReader>`
    select a.id, a.is_admin, a.language_code from viewing_feed f join account a on a.id = f.account_id
    where f.token_hash = ${tokenHash} and a.is_active`.execute(db)
  return rows[0]
}
