import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { joinAnd } from './discrete-conditions.ts'
import type { ListingFilters } from './listing-filters.ts'
import { columnConditions } from './search-conditions.ts'

/** PostgreSQL allows 65,535 parameters, and a drawn area may have 1,000 points. */
const FILTERS_AT_ONCE = 25

export async function listingsPassing(
  db: Kysely<DB>,
  ids: readonly number[],
  filters: readonly ListingFilters[],
): Promise<number[][]> {
  const passing: number[][] = []
  for (let at = 0; at < filters.length; at += FILTERS_AT_ONCE) {
    const some = filters.slice(at, at + FILTERS_AT_ONCE)
    const hits = some.map((it) => sql`coalesce(${joinAnd(columnConditions(it))}, false)`)
    const { rows } = await sql<{ id: number; hits: boolean[] }>`
      select s.property_id as id, array[${sql.join(hits)}] as hits
      from property_search s where s.property_id = any(${ids}::int[])`.execute(db)
    passing.push(...some.map((_, n) => rows.filter((row) => row.hits[n]).map((row) => row.id)))
  }
  return passing
}
