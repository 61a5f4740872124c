import type { Transaction } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** Purposes of the account's own uploads. */
export async function listPurposes(
  tx: Transaction<DB>,
  { ids, accountId }: { ids: readonly string[]; accountId: number },
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('upload')
    .select(['id', 'purpose'])
    .where('id', 'in', ids)
    .where('account_id', '=', accountId)
    .execute()
  return new Map(rows.map(({ id, purpose }) => [id, purpose]))
}
