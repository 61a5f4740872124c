import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** `blockedId` null is the administrator. */
type Pair = { blockerId: number; blockedId: number | null }

export type BlockRow = {
  id: number
  blocked_id: number | null
  name: string | null
  profile_key: string | null
  reason: string
  created_at: Date
}

export async function findBlockable(
  db: Kysely<DB>,
  id: number,
): Promise<{ isAdmin: boolean } | undefined> {
  return db
    .selectFrom('account')
    .select('is_admin as isAdmin')
    .where('id', '=', id)
    .executeTakeFirst()
}

/** False if already blocked. */
export async function insertBlock(
  db: Kysely<DB>,
  { blockerId, blockedId, reason, at }: Pair & { reason: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into account_block (blocker_id, blocked_id, reason, created_at)
    values (${blockerId}, ${blockedId}, ${reason}, ${at}) on conflict do nothing returning id`.execute(
    db,
  )
  return rows.length > 0
}

/** False if not blocked. */
export async function deleteBlock(
  db: Kysely<DB>,
  { blockerId, blockedId }: Pair,
): Promise<boolean> {
  const { rows } = await sql`
    delete from account_block where blocker_id = ${blockerId} and blocked_id is not distinct from ${blockedId}::int
    returning id`.execute(db)
  return rows.length > 0
}

export async function blockPage(
  db: Kysely<DB>,
  { blockerId, offset, limit }: { blockerId: number; offset: number; limit: number },
): Promise<{ rows: BlockRow[]; total: number }> {
  const { rows } = await sql<BlockRow>`
    select b.id, b.blocked_id, a.name, a.profile_key, b.reason, b.created_at
    from account_block b left join account a on a.id = b.blocked_id
    where b.blocker_id = ${blockerId} order by b.created_at desc, b.id desc offset ${offset} limit ${limit}`.execute(
    db,
  )
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from account_block where blocker_id = ${blockerId}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export async function isBlockedBetween(
  db: Kysely<DB>,
  one: number,
  other: number,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from account_block where (blocker_id = ${one} and blocked_id = ${other})
      or (blocker_id = ${other} and blocked_id = ${one}) limit 1`.execute(db)
  return rows.length > 0
}
