import { type Kysely, sql } from 'kysely'
import { isRole, type Role } from '@/domain/account/rights.ts'
import type { DB } from '@/generated/database.ts'
import { noteSeen } from './seen-store.ts'
import { isLiveSignIn } from './sign-in-conditions.ts'

export type TokenOwner = {
  id: number
  role: Role | null
  isActive: boolean
  isDemo: boolean
  /** An app, or a passkey that this session used, added or stands beside. */
  hasSecondFactor: boolean
}

/** Precision of `last_used_at`, to avoid a write per request. */
const NOTED_EVERY_MS = 3_600_000

/** The account of a valid token. `tokenHash` is the hex SHA-256 of the part after the bar. */
export async function findViewerByTokenHash(
  db: Kysely<DB>,
  { tokenId, tokenHash, now }: { tokenId: number; tokenHash: string; now: Date },
): Promise<TokenOwner | null> {
  const row = await db
    .selectFrom('access_token')
    .innerJoin('account', 'account.id', 'access_token.account_id')
    .leftJoin('second_factor', 'second_factor.account_id', 'account.id')
    .select([
      'account.id',
      'account.role',
      'account.is_active as isActive',
      'account.is_demo as isDemo',
      'second_factor.confirmed_at as confirmedAt',
      'access_token.last_used_at as usedAt',
      // Only staff need to know, and every request asks.
      sql<boolean>`account.role is not null and access_token.has_factor
        and exists (select 1 from passkey where passkey.account_id = account.id)`.as('hasPasskey'),
    ])
    .where('access_token.id', '=', tokenId)
    .where('access_token.token_hash', '=', tokenHash)
    .where(isLiveSignIn(now))
    .executeTakeFirst()
  if (!row) return null
  const { usedAt, confirmedAt, hasPasskey, role, ...owner } = row
  if (!usedAt || now.getTime() - usedAt.getTime() >= NOTED_EVERY_MS) {
    await noteUse(db, tokenId, now)
    await noteSeen(db, owner.id, now)
  }
  const hasSecondFactor = confirmedAt !== null || hasPasskey
  return { ...owner, role: isRole(role) ? role : null, hasSecondFactor }
}

async function noteUse(db: Kysely<DB>, tokenId: number, now: Date): Promise<void> {
  await db
    .updateTable('access_token')
    .set({ last_used_at: now })
    .where('id', '=', tokenId)
    .execute()
}
