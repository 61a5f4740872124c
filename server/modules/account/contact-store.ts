import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** Gives an account a proven address; the one it had before. */
export async function writeEmail(
  db: Kysely<DB>,
  { id, email, at }: { id: number; email: string; at: Date },
): Promise<string | null> {
  const former = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  await db
    .updateTable('account')
    .set({ email, is_email_verified: true, updated_at: at })
    .where('id', '=', id)
    .execute()
  return former?.email ?? null
}

/** Gives an account a proven number. */
export async function writeMobile(
  db: Kysely<DB>,
  { id, mobile, at }: { id: number; mobile: string; at: Date },
): Promise<void> {
  await db
    .updateTable('account')
    .set({ mobile, mobile_verified_at: at, updated_at: at })
    .where('id', '=', id)
    .execute()
}
