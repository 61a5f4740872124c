import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** What cities, agents, facets, large totals and wide maps are read from. */
const COUNTS = {
  search: sql`refresh_search_count()`,
  owners: sql`refresh_owner_count()`,
  map: sql`refresh_map_cell()`,
} satisfies Record<string, RawBuilder<unknown>>

export type CountName = keyof typeof COUNTS

export const COUNT_NAMES: readonly CountName[] = ['search', 'owners', 'map']

/** Who rewrites counts: two at once would write the same rows. Any number, the same in every version. */
const LOCK_KEY = 4_812_764_190_236

/** Rewrites all counts in the caller's transaction, after whoever is at it. Takes as long as it takes. */
export async function refreshCounts(tx: Transaction<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(tx)
  for (const name of COUNT_NAMES) await sql`select ${COUNTS[name]}`.execute(tx)
}

/**
 * Rewrites one of the counts in a transaction of its own. Counting a million listings takes longer than a page may;
 * PostgreSQL ends it after `longestMillis`. False when another process is at it, which does as well.
 */
export function refreshCount(
  db: Kysely<DB>,
  { name, longestMillis }: { name: CountName; longestMillis: number },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ isFree: boolean }>`
      select pg_try_advisory_xact_lock(${LOCK_KEY}) as "isFree",
        set_config('statement_timeout', ${String(longestMillis)}, true)`.execute(tx)
    if (!rows[0]?.isFree) return false
    await sql`select ${COUNTS[name]}`.execute(tx)
    return true
  })
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
