import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** Absent fields stay unchanged. */
export type ProfileChange = {
  name?: string | undefined
  address?: string | undefined
  about_me?: string | undefined
  tax_number?: string | undefined
  facebook_id?: string | undefined
  twitter_id?: string | undefined
  instagram_id?: string | undefined
  youtube_id?: string | undefined
  city?: string | undefined
  state?: string | undefined
  country?: string | undefined
  latitude?: number | null | undefined
  longitude?: number | null | undefined
  wants_push?: boolean | undefined
  profile_key?: string | undefined
}

export async function findContacts(
  db: Kysely<DB>,
  id: number,
): Promise<{ email: string | null; mobile: string | null } | undefined> {
  return db
    .selectFrom('account')
    .select(['email', 'mobile'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function lockAccount(
  db: Kysely<DB>,
  id: number,
): Promise<{ profile_key: string | null } | undefined> {
  return db
    .selectFrom('account')
    .select('profile_key')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateAccount(
  db: Kysely<DB>,
  { id, change, at }: { id: number; change: ProfileChange; at: Date },
): Promise<void> {
  await db
    .updateTable('account')
    .set({ ...change, updated_at: at })
    .where('id', '=', id)
    .execute()
}

/** Whether the account uploaded the picture; others were seeded. */
export async function isOwnPicture(
  db: Kysely<DB>,
  { key, ownerId }: { key: string; ownerId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select key from stored_file where key = ${key} and owner_id = ${ownerId}`.execute(db)
  return rows.length > 0
}
