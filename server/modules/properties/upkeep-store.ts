import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { isRunning } from './search/advert-conditions.ts'

const COUNTS = {
  search: sql`refresh_search_count()`,
  owners: sql`refresh_owner_count()`,
  map: sql`refresh_map_cell()`,
} satisfies Record<string, RawBuilder<unknown>>

export type CountName = keyof typeof COUNTS

export const COUNT_NAMES: readonly CountName[] = ['search', 'owners', 'map']

/** Serializes refreshes, which write the same rows; must stay the same across versions. */
const LOCK_KEY = 4_812_764_190_236

/**
 * Refreshes all counts in the caller's transaction, without a time limit. Waits for a running
 * refresh.
 */
export async function refreshCounts(tx: Transaction<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(tx)
  for (const name of COUNT_NAMES) await sql`select ${COUNTS[name]}`.execute(tx)
}

/**
 * Refreshes a count in a separate transaction that PostgreSQL cancels after `longestMillis`: a
 * million listings exceed the usual timeout. False if another process is refreshing.
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
 * Updates search rows of expired listings and of started or ended advertisements. Returns their
 * number, at most `most`.
 */
export async function applyDueChanges(
  db: Kysely<DB>,
  { at, most }: { at: Date; most: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select p.id from property p join property_search s on s.property_id = p.id where p.expires_at <= ${at}
      union
      select s.property_id from property_search s
        where s.promoted and not exists (select 1 from advertisement a where a.property_id = s.property_id and ${isRunning(at)})
      union
      select s.property_id from property_search s join advertisement a on a.property_id = s.property_id
        where not s.promoted and ${isRunning(at)}) due
    limit ${most}`.execute(db)
  const ids = rows.map((row) => row.id)
  if (ids.length > 0) await sql`select refresh_search(${ids}::int[], ${at})`.execute(db)
  return ids.length
}
