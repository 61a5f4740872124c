import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type TokenOwner = { id: number; isAdmin: boolean; isActive: boolean }

/**
 * The account that a token which has not expired belongs to, or null.
 * `tokenHash` is the SHA-256 of the part after the bar, hexadecimal.
 */
export async function findViewerByTokenHash(
  db: Kysely<DB>,
  { tokenId, tokenHash, now }: { tokenId: number; tokenHash: string; now: Date },
): Promise<TokenOwner | null> {
  const row = await db
    .selectFrom('access_token')
    .innerJoin('account', 'account.id', 'access_token.account_id')
    .select(['account.id', 'account.is_admin as isAdmin', 'account.is_active as isActive'])
    .where('access_token.id', '=', tokenId)
    .where('access_token.token_hash', '=', tokenHash)
    .where('access_token.expires_at', '>', now)
    .executeTakeFirst()
  return row ?? null
}
