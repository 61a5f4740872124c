import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** Forgets a draft of somebody's own, as what it was for is listed. */
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
