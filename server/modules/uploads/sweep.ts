import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { removeLeftUploads } from '@/server/contract/decoding/upload-folder.ts'
import type { Deps } from '@/server/deps.ts'
import { deleteExpiredUploads, listUploads, receivingUploads } from './store.ts'
import { deleteUnusedFiles } from './sweep-store.ts'

const DAY_MS = 86_400_000

/**
 * Deletes expired uploads, orphaned chunks, partial writes, and files unused for a day, as killed
 * processes and refused forms leave them.
 */
export async function sweepUploads(
  {
    db,
    config,
    queue,
    files,
    staging,
  }: Pick<Deps, 'db' | 'config' | 'queue' | 'files' | 'staging'>,
  at: Date,
): Promise<void> {
  for (const id of await deleteExpiredUploads(db, at)) await staging.remove(id)
  const dayAgo = new Date(at.getTime() - DAY_MS)
  const untouched = await staging.untouched(dayAgo)
  const receiving = new Set(await receivingUploads(db, untouched))
  for (const id of untouched) if (!receiving.has(id)) await staging.remove(id)
  await removeLeftUploads(config.dataDir, { now: at, isShared: true })
  await files.forgetUnfinished(dayAgo)
  await db.transaction().execute(async (transaction) => {
    const unused = await deleteUnusedFiles(transaction, dayAgo)
    if (unused.length > 0) await queue.enqueue(transaction, 'files.remove', { files: unused })
  })
}

/** Uploads whose chunks must be removed after the account is deleted. */
export async function uploadsLeftBy(db: Kysely<DB>, accountId: number): Promise<string[]> {
  return await listUploads(db, accountId)
}
