import { type Kysely, sql } from 'kysely'
import type { FileRefusal, UploadPurpose } from '@/domain/listing/file-rules.ts'
import type { DB } from '@/generated/database.ts'

/** `import`: a file of listings, and `backup`: one of the installation, for staff with the right. */
export type StoredPurpose = UploadPurpose | 'import' | 'backup'

export type UploadRow = {
  id: string
  account_id: number
  purpose: StoredPurpose
  name: string
  bytes: number
  status: 'receiving' | 'ready' | 'refused'
  refusal: FileRefusal | null
  file_key: string | null
}

export type StoredUpload = UploadRow & {
  width: number | null
  height: number | null
  hash: string | null
}

export async function findUpload(
  db: Kysely<DB>,
  { id, accountId }: { id: string; accountId: number },
): Promise<StoredUpload | undefined> {
  const { rows } = await sql<StoredUpload>`
    select u.id, u.account_id, u.purpose, u.name, u.bytes, u.status, u.refusal, u.file_key, f.width, f.height, f.hash
    from upload u left join stored_file f on f.key = u.file_key
    where u.id = ${id} and u.account_id = ${accountId}`.execute(db)
  return rows[0]
}

export async function announcedBytes(db: Kysely<DB>, id: string): Promise<number | null> {
  const row = await db
    .selectFrom('upload')
    .select('bytes')
    .where('id', '=', id)
    .where('status', '=', 'receiving')
    .executeTakeFirst()
  return row?.bytes ?? null
}

/** Counts an account's uploads. Locks the account, so that concurrent ones are counted. */
export async function countWaiting(
  db: Kysely<DB>,
  accountId: number,
): Promise<{ open: number; bytes: number }> {
  await sql`select id from account where id = ${accountId} for no key update`.execute(db)
  const { rows } = await sql<{ open: number; bytes: number }>`
    select count(*) filter (where status = 'receiving') as open,
      coalesce(sum(bytes) filter (where status <> 'refused'), 0)::bigint as bytes
    from upload where account_id = ${accountId}`.execute(db)
  return rows[0] ?? { open: 0, bytes: 0 }
}

export async function countReceiving(db: Kysely<DB>): Promise<{ open: number; bytes: number }> {
  const { rows } = await sql<{ open: number; bytes: number }>`
    select count(*) as open, coalesce(sum(bytes), 0)::bigint as bytes
    from upload where status = 'receiving'`.execute(db)
  return rows[0] ?? { open: 0, bytes: 0 }
}

export async function insertUpload(
  db: Kysely<DB>,
  upload: Pick<UploadRow, 'id' | 'account_id' | 'purpose' | 'name' | 'bytes'> & {
    created_at: Date
    expires_at: Date
  },
): Promise<void> {
  await db.insertInto('upload').values(upload).execute()
}

/** False if the upload was deleted or finished meanwhile. */
export async function finishUpload(
  db: Kysely<DB>,
  {
    id,
    ...outcome
  }: { id: string; expires_at: Date } & (
    | { status: 'ready'; file_key: string | null }
    | { status: 'refused'; refusal: FileRefusal }
  ),
): Promise<boolean> {
  const finished = await db
    .updateTable('upload')
    .set(outcome)
    .where('id', '=', id)
    .where('status', '=', 'receiving')
    .returning('id')
    .executeTakeFirst()
  return finished !== undefined
}

export async function deleteUpload(
  db: Kysely<DB>,
  { id, accountId }: { id: string; accountId: number },
): Promise<{ file_key: string | null } | undefined> {
  return await db
    .deleteFrom('upload')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('file_key')
    .executeTakeFirst()
}

/** Locks uploads in id order against deadlocks, as `takeUploads` does. */
export async function prolongUploads(
  db: Kysely<DB>,
  { accountId, until }: { accountId: number; until: Date },
): Promise<void> {
  await sql`
    update upload set expires_at = ${until} where id in (
      select id from upload
      where account_id = ${accountId} and status = 'ready' and expires_at < ${until}::timestamptz - interval '1 day'
      order by id for update)`.execute(db)
}

export async function listUploads(db: Kysely<DB>, accountId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('upload')
    .select('id')
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteExpiredUploads(db: Kysely<DB>, at: Date): Promise<string[]> {
  const gone = await db.deleteFrom('upload').where('expires_at', '<=', at).returning('id').execute()
  return gone.map(({ id }) => id)
}

export async function receivingUploads(db: Kysely<DB>, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('upload')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 'receiving')
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteFileRows(
  db: Kysely<DB>,
  keys: readonly string[],
): Promise<{ key: string; visibility: string }[]> {
  return await db
    .deleteFrom('stored_file')
    .where('key', 'in', keys)
    .returning(['key', 'visibility'])
    .execute()
}
