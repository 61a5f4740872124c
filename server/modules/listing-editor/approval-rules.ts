import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { isVerifiedOwner } from './approval-store.ts'

/** Verified users' listings are approved automatically if settings allow it. */
export async function isApprovedByRules(
  db: Kysely<DB>,
  { accountId, autoApprove }: { accountId: number; autoApprove: boolean },
): Promise<boolean> {
  if (!autoApprove) return false
  return isVerifiedOwner(db, accountId)
}
