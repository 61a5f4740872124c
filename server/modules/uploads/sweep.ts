import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Deps } from '@/server/deps.ts'
import { deleteExpiredUploads, knownUploads, uploadsOf } from './store.ts'
import { deleteUnusedFiles } from './sweep-store.ts'

const DAY_MS = 86_400_000

/**
 * Forgets uploads whose time is over, pieces that belong to none, and files of people that nothing refers to a day
 * after they were stored: what a killed process or a refused form leaves behind.
 */
export async function sweepUploads(
  { db, queue, staging }: Pick<Deps, 'db' | 'queue' | 'staging'>,
  at: Date,
): Promise<void> {
  for (const id of await deleteExpiredUploads(db, at)) await staging.remove(id)
  const dayAgo = new Date(at.getTime() - DAY_MS)
  const lying = await staging.untouched(dayAgo)
  const known = new Set(await knownUploads(db, lying))
  for (const id of lying) if (!known.has(id)) await staging.remove(id)
  await db.transaction().execute(async (transaction) => {
    const files = await deleteUnusedFiles(transaction, dayAgo)
    if (files.length > 0) await queue.enqueue(transaction, 'files.remove', { files })
  })
}

/** What somebody who leaves has on the way: its pieces go once the account is gone. */
export async function uploadsLeftBy(db: Kysely<DB>, accountId: number): Promise<string[]> {
  return await uploadsOf(db, accountId)
}
