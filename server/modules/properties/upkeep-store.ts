import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** Rewrites the counts that cities, agents, facets, large totals and wide maps are read from. */
export async function refreshCounts(db: Kysely<DB>): Promise<void> {
  await sql`select refresh_search_count(), refresh_owner_count(), refresh_map_cell()`.execute(db)
}

/**
 * Brings search rows in step with what only time changes: listings that expired, advertisements that began or
 * ended. Answers how many listings were touched, at most `most`.
 */
export async function followTheClock(
  db: Kysely<DB>,
  { at, most }: { at: Date; most: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select p.id from property p join property_search s on s.property_id = p.id where p.expires_at <= ${at}
      union
      select s.property_id from property_search s join advertisement a on a.property_id = s.property_id
        where a.status = 0 and s.promoted and a.ends_at <= ${at} and not exists (select 1 from advertisement other
          where other.property_id = s.property_id and other.status = 0 and other.is_enabled and other.starts_at <= ${at}
            and other.ends_at > ${at})
      union
      select s.property_id from property_search s join advertisement a on a.property_id = s.property_id
        where a.status = 0 and a.is_enabled and not s.promoted and a.starts_at <= ${at} and a.ends_at > ${at}) due
    limit ${most}`.execute(db)
  const ids = rows.map((row) => row.id)
  if (ids.length > 0) await sql`select refresh_search(${ids}::int[], ${at})`.execute(db)
  return ids.length
}
