import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type SearchNotice = {
  accountId: number
  /** Of the search; '' for several. */
  name: string
  /** Of homes. */
  count: number
  at: Date
}

export async function insertSearchNotice(
  db: Kysely<DB>,
  { accountId, name, count, at }: SearchNotice,
): Promise<void> {
  await sql`
    insert into notification (account_id, kind, title, listing_count, created_at)
    values (${accountId}, 'saved-search', ${name}, ${count}, ${at})`.execute(db)
}
