import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type Viewed = 'property' | 'project'

/** Sorted by id to prevent deadlocks between processes. */
export async function addViews(
  db: Kysely<DB>,
  kind: Viewed,
  views: Map<number, number>,
): Promise<void> {
  const sorted = [...views].sort(([a], [b]) => a - b)
  const table = sql.table(`${kind}_stats`)
  const column = sql.ref(`${kind}_id`)
  await sql`
    insert into ${table} as t (${column}, view_count)
    select v.id, v.views from unnest(${sorted.map(([id]) => id)}::int[], ${sorted.map(([, n]) => n)}::int[]) v(id, views)
    where exists (select 1 from ${sql.table(kind)} k where k.id = v.id) order by v.id
    on conflict (${column}) do update set view_count = t.view_count + excluded.view_count`.execute(
    db,
  )
}
