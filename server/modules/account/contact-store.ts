import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** Gives an account a proven address; the one it had before. */
export async function writeEmail(
  db: Kysely<DB>,
  { id, email, at }: { id: number; email: string; at: Date },
): Promise<string | null> {
  const { rows } = await sql<{ former: string | null }>`
    with before as (select email from account where id = ${id} for update)
    update account set email = ${email}, is_email_verified = true, updated_at = ${at} where id = ${id}
    returning (select email from before) as former`.execute(db)
  return rows[0]?.former ?? null
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
