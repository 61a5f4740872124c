import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** Verified users' listings are approved automatically if settings allow it. */
export async function isApprovedByRules(
  db: Kysely<DB>,
  { accountId, autoApprove }: { accountId: number; autoApprove: boolean },
): Promise<boolean> {
  if (!autoApprove) return false
  const { rows } = await sql<{ is_verified: boolean }>`
    select verification_status = 'success' as is_verified from account where id = ${accountId}`.execute(
    db,
  )
  return rows[0]?.is_verified ?? false
}
