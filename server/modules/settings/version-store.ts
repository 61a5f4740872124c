import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** As stored; null where nothing was, so that the default counted. */
export type SettingChange = { key: string; before: unknown; after: unknown }

export type SettingVersionRow = {
  id: number
  actor_name: string
  reason: string
  changes: SettingChange[]
  created_at: Date
}

/** One at a time writes; reading goes on. */
export async function lockVersions(tx: Kysely<DB>): Promise<void> {
  await sql`lock table setting_version in exclusive mode`.execute(tx)
}

export async function addVersion(
  tx: Kysely<DB>,
  version: { actorId: number; reason: string; changes: readonly SettingChange[]; at: Date },
): Promise<number> {
  const { actorId, reason, changes, at } = version
  const { rows } = await sql<{ id: number }>`
    insert into setting_version (actor_id, actor_name, reason, changes, created_at)
    select id, coalesce(nullif(name, ''), email, slug), ${reason}, ${JSON.stringify(changes)}::jsonb, ${at}
    from account where id = ${actorId}
    returning id`.execute(tx)
  return rows[0]?.id ?? 0
}

export async function latestVersion(db: Kysely<DB>): Promise<number> {
  const row = await db
    .selectFrom('setting_version')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst()
  return row?.id ?? 0
}

/** Oldest first. */
export function versionsAfter(db: Kysely<DB>, id: number): Promise<SettingVersionRow[]> {
  return versions(db).where('id', '>', id).orderBy('id').execute()
}

/** Newest first. */
export function readVersions(
  db: Kysely<DB>,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<SettingVersionRow[]> {
  const page = versions(db).orderBy('id', 'desc').limit(limit)
  return before === undefined ? page.execute() : page.where('id', '<', before).execute()
}

export function readVersion(db: Kysely<DB>, id: number): Promise<SettingVersionRow | undefined> {
  return versions(db).where('id', '=', id).executeTakeFirst()
}

function versions(db: Kysely<DB>) {
  return db
    .selectFrom('setting_version')
    .select(['id', 'actor_name', 'reason', 'changes', 'created_at'])
    .$castTo<SettingVersionRow>()
}
