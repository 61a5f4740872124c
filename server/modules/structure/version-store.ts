import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { StructureItem } from './structure-store.ts'

export type StructureChange = { key: string; before: string; after: string }

export type StructureVersionRow = {
  id: number
  actor_name: string
  changes: StructureChange[]
  created_at: Date
}

/** One at a time writes; reading goes on. */
export async function lockStructure(tx: Kysely<DB>): Promise<void> {
  await sql`lock table structure_version in exclusive mode`.execute(tx)
}

export async function addStructureVersion(
  tx: Kysely<DB>,
  { kind, id }: StructureItem,
  version: { actorId: number; changes: readonly StructureChange[]; at: Date },
): Promise<void> {
  const { actorId, changes, at } = version
  await sql`
    insert into structure_version (kind, item, actor_id, actor_name, changes, created_at)
    select ${kind}, ${id}, id, coalesce(nullif(name, ''), email, slug), ${JSON.stringify(changes)}::jsonb, ${at}
    from account where id = ${actorId}`.execute(tx)
}

/** Newest first. */
export async function listStructureVersions(
  db: Kysely<DB>,
  { kind, id }: StructureItem,
  { after = 0, limit }: { after?: number; limit: number },
): Promise<StructureVersionRow[]> {
  return await db
    .selectFrom('structure_version')
    .select(['id', 'actor_name', 'changes', 'created_at'])
    .where('kind', '=', kind)
    .where('item', '=', id)
    .where('id', '>', after)
    .orderBy('id', 'desc')
    .limit(limit)
    .$castTo<StructureVersionRow>()
    .execute()
}
