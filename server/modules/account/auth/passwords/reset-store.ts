import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type ResetRow = { id: number; account_id: number | null; seed: string; expires_at: Date }

/** A reset without an account is never mailed. */
export async function insertReset(
  db: Kysely<DB>,
  reset: { accountId: number | undefined; seed: string; at: Date; expiresAt: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('password_reset')
    .values({
      account_id: reset.accountId ?? null,
      seed: reset.seed,
      created_at: reset.at,
      expires_at: reset.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findReset(
  db: Kysely<DB>,
  { id, at }: { id: number; at: Date },
): Promise<ResetRow | undefined> {
  return db
    .selectFrom('password_reset')
    .select(['id', 'account_id', 'seed', 'expires_at'])
    .where('id', '=', id)
    .where('expires_at', '>', at)
    .executeTakeFirst()
}

/** Redeems a reset; undefined if it was used meanwhile. */
export async function takeReset(
  db: Kysely<DB>,
  { id, at }: { id: number; at: Date },
): Promise<number | undefined> {
  const row = await db
    .deleteFrom('password_reset')
    .where('id', '=', id)
    .where('expires_at', '>', at)
    .returning('account_id')
    .executeTakeFirst()
  return row?.account_id ?? undefined
}

export async function deleteResets(db: Kysely<DB>, accountId: number): Promise<void> {
  await db.deleteFrom('password_reset').where('account_id', '=', accountId).execute()
}

/** Sets a password by a mailed link, which also verifies the address. */
export async function writePassword(
  db: Kysely<DB>,
  { id, passwordHash, at }: { id: number; passwordHash: string; at: Date },
): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: passwordHash, is_email_verified: true, updated_at: at })
    .where('id', '=', id)
    .execute()
}

/** Clears a password set by someone else, after the owner verified the address. */
export async function clearPassword(db: Kysely<DB>, id: number): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: null, is_email_verified: true })
    .where('id', '=', id)
    .execute()
}
