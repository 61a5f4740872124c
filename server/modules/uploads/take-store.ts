import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { TakenUpload } from './intake.ts'

type TakenRow = TakenUpload & { id: string; purpose: string }

/** Deletes a ready upload of a backup; false if there is none. */
export async function takeReadyBackup(
  db: Kysely<DB>,
  { accountId, id }: { accountId: number; id: string },
): Promise<boolean> {
  const taken = await db
    .deleteFrom('upload')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'backup')
    .where('status', '=', 'ready')
    .executeTakeFirst()
  return taken.numDeletedRows === 1n
}

/** Deletes ready uploads and returns their files. */
export async function takeReady(
  transaction: Kysely<DB>,
  { accountId, ids }: { accountId: number; ids: readonly string[] },
): Promise<TakenRow[]> {
  // Locked in id order against deadlocks.
  const { rows } = await sql<TakenRow>`
    with locked as (
      select id from upload where id = any(${[...ids].sort()}::text[]) and account_id = ${accountId} and status = 'ready'
      order by id for update),
    taken as (
      delete from upload u using locked where u.id = locked.id returning u.id, u.purpose, u.file_key)
    select t.id, t.purpose, f.key, f.name, f.mime, f.bytes, f.width, f.height, f.hash
    from taken t join stored_file f on f.key = t.file_key`.execute(transaction)
  return rows
}
