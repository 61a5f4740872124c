import { type Kysely, sql } from 'kysely'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import type { DB } from '@/generated/database.ts'

type Deleted = { id: number; approved_at: Date | null }

export async function lockDeleted(
  tx: Kysely<DB>,
  kind: ListingKind,
  { before, most }: { before: Date; most: number },
): Promise<Deleted[]> {
  const { rows } = await sql<Deleted>`
    select id, approved_at from ${sql.table(kind)} where deleted_at is not null and deleted_at <= ${before}
    order by deleted_at, id limit ${most} for update skip locked`.execute(tx)
  return rows
}

export async function deleteListings(
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
