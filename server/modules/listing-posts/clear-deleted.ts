import { type Kysely, sql } from 'kysely'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import type { DB } from '@/generated/database.ts'
import { giveBackUse } from '@/server/modules/subscriptions/quota.ts'

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

type Deleted = { id: number; approved_at: Date | null }

async function lockDeleted(
  tx: Kysely<DB>,
  kind: ListingKind,
  { before, most }: { before: Date; most: number },
): Promise<Deleted[]> {
  const { rows } = await sql<Deleted>`
    select id, approved_at from ${sql.table(kind)} where deleted_at is not null and deleted_at <= ${before}
    order by deleted_at, id limit ${most} for update skip locked`.execute(tx)
  return rows
}

async function deleteListings(
  tx: Kysely<DB>,
  kind: ListingKind,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await sql`delete from slug_redirect where kind = ${kind} and target_id = any(${ids}::int[])`.execute(
    tx,
  )
  await sql`delete from ${sql.table(kind)} where id = any(${ids}::int[])`.execute(tx)
}
