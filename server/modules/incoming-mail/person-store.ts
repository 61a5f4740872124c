import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type MailAccount = {
  id: number
  is_admin: boolean
  is_active: boolean
  email: string | null
  language_code: string
}

const COLUMNS = ['id', 'is_admin', 'is_active', 'email', 'language_code'] as const

export async function findAccount(db: Kysely<DB>, id: number): Promise<MailAccount | undefined> {
  return db.selectFrom('account').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** The administrator with this address first, else the one for longest. */
export async function findAdministrator(
  db: Kysely<DB>,
  email: string,
): Promise<MailAccount | undefined> {
  return db
    .selectFrom('account')
    .select(COLUMNS)
    .where('is_admin', '=', true)
    .where('is_active', '=', true)
    .orderBy(sql`lower(email) is not distinct from ${email}::text`, 'desc')
    .orderBy('id')
    .executeTakeFirst()
}

export type MailGuest = { email: string | null; language_code: string }

/** Of an inquiry. */
export async function findGuest(db: Kysely<DB>, id: number): Promise<MailGuest | undefined> {
  return db
    .selectFrom('inquiry')
    .select(['email', 'language_code'])
    .where('id', '=', id)
    .executeTakeFirst()
}
