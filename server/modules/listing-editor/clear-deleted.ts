import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { giveBackUse } from '@/server/modules/packages/balance.ts'
import { deleteListings, lockDeleted } from './deleted-store.ts'

/**
 * Purges listings deleted before a time; returns their number. Never approved ones return their
 * package quota.
 */
export async function clearDeleted(
  db: Kysely<DB>,
  { before, at, most }: { before: Date; at: Date; most: number },
): Promise<number> {
  let cleared = 0
  for (const kind of ['property', 'project'] as const) {
    cleared += await db.transaction().execute(async (tx) => {
      const gone = await lockDeleted(tx, kind, { before, most })
      for (const { id, approved_at } of gone) {
        const listing = kind === 'property' ? { propertyId: id } : { projectId: id }
        if (approved_at === null) await giveBackUse(tx, { for: listing, at })
      }
      const ids = gone.map(({ id }) => id)
      await deleteListings(tx, kind, ids)
      return ids.length
    })
  }
  return cleared
}
