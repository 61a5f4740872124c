import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Visibility } from '@/server/gateways/files/file-store.ts'

export type FileFacts = {
  key: string
  visibility: Visibility
  name: string
  mime: string
  bytes: number
  sha256: string
  /** Images only. */
  width?: number
  height?: number
  hash?: string
  likeness?: string
}

/** Idempotent for content without an owner. */
export async function insertFile(
  db: Kysely<DB>,
  { ownerId, ...file }: FileFacts & { ownerId: number | null },
): Promise<void> {
  await db
    .insertInto('stored_file')
    .values({ ...file, owner_id: ownerId })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

export async function findFile(
  db: Kysely<DB>,
  { key, visibility }: { key: string; visibility: Visibility },
): Promise<{ name: string; mime: string; bytes: number } | undefined> {
  return await db
    .selectFrom('stored_file')
    .select(['name', 'mime', 'bytes'])
    .where('key', '=', key)
    .where('visibility', '=', visibility)
    .executeTakeFirst()
}

/** Sets no owner for public pictures of nobody or of the uploader; returns their keys. */
export async function takePictures(
  db: Kysely<DB>,
  { keys, uploaderId }: { keys: readonly string[]; uploaderId: number },
): Promise<string[]> {
  const rows = await db
    .updateTable('stored_file')
    .set({ owner_id: null })
    .where('key', 'in', [...keys])
    .where('visibility', '=', 'public')
    .where('width', 'is not', null)
    .where((row) => row.or([row('owner_id', 'is', null), row('owner_id', '=', uploaderId)]))
    .returning('key')
    .execute()
  return rows.map(({ key }) => key)
}
