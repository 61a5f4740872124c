import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** Replaces a password; false if it changed meanwhile. */
export async function replacePassword(
  db: Kysely<DB>,
  change: { id: number; previousHash: string | null; passwordHash: string; at: Date },
): Promise<boolean> {
  const { id, previousHash, passwordHash, at } = change
  const { rows } = await sql`
    update account set password_hash = ${passwordHash}, updated_at = ${at}
    where id = ${id} and password_hash is not distinct from ${previousHash} returning id`.execute(
    db,
  )
  return rows.length > 0
}
