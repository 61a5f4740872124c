import { type Kysely, type Selectable, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ContactKind } from './pending-store.ts'

export type UndoRow = Omit<Selectable<DB['contact_undo']>, 'kind'> & { kind: ContactKind }

export async function insertUndo(db: Kysely<DB>, undo: Omit<UndoRow, 'id'>): Promise<number> {
  const { id } = await db
    .insertInto('contact_undo')
    .values(undo)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findUndo(
  db: Kysely<DB>,
  { id, at }: { id: number; at: Date },
): Promise<UndoRow | undefined> {
  const { rows } = await sql<UndoRow>`
    select * from contact_undo where id = ${id} and expires_at > ${at}`.execute(db)
  return rows[0]
}

/** Takes a change and all later ones, oldest first; they cannot be undone again. */
export async function takeUndosFrom(
  db: Kysely<DB>,
  { id, accountId }: { id: number; accountId: number },
): Promise<UndoRow[]> {
  const { rows } = await sql<UndoRow>`
    delete from contact_undo where account_id = ${accountId} and id >= ${id} returning *`.execute(
    db,
  )
  return rows.sort((one, other) => one.id - other.id)
}

export async function restoreContact(
  db: Kysely<DB>,
  { account_id: id, kind, former: previous, was_proven }: UndoRow,
  at: Date,
): Promise<void> {
  const change =
    kind === 'email'
      ? { email: previous, is_email_verified: was_proven }
      : { mobile: previous, mobile_verified_at: was_proven ? at : null }
  await db
    .updateTable('account')
    .set({ ...change, updated_at: at })
    .where('id', '=', id)
    .execute()
}

/** Removes an attacker's access: the password, and identities linked since. */
export async function closeAccount(
  db: Kysely<DB>,
  { id, since, at }: { id: number; since: Date; at: Date },
): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: null, updated_at: at })
    .where('id', '=', id)
    .execute()
  await sql`delete from account_identity where account_id = ${id} and created_at >= ${since}`.execute(
    db,
  )
  await sql`delete from one_time_code where account_id = ${id}`.execute(db)
}

export async function deleteOldContacts(db: Kysely<DB>, before: Date): Promise<void> {
  await sql`delete from contact_undo where expires_at < ${before}`.execute(db)
  await sql`delete from pending_contact where expires_at < ${before}`.execute(db)
}
