import { type Kysely, sql, type Transaction } from 'kysely'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import type { DB } from '@/generated/database.ts'

/** Serializes publishing and starting a draft until the transaction ends. */
export async function lockDraft(tx: Transaction<DB>, draftId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${draftId}, 12))`.execute(tx)
}

export async function findListedDraft(
  db: Kysely<DB>,
  { kind, ownerId, draftId }: { kind: ListingKind; ownerId: number; draftId: string },
): Promise<number | undefined> {
  const row = await db
    .selectFrom(kind)
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('draft_id', '=', draftId)
    .executeTakeFirst()
  return row?.id
}

export async function forgetDraft(
  db: Kysely<DB>,
  { draftId, accountId }: { draftId: string; accountId: number },
): Promise<void> {
  await db
    .deleteFrom('listing_draft')
    .where('id', '=', draftId)
    .where('account_id', '=', accountId)
    .execute()
}
