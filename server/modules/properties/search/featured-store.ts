import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { isRunning } from '@/server/modules/adverts/advert-conditions.ts'
import { allOf } from './discrete-conditions.ts'
import type { ListingFilters } from './listing-filters.ts'
import { columnConditions } from './search-conditions.ts'

/** With more, lists do without turns. */
export const MAX_FEATURED = 2000

/**
 * Featured listings that match. `list` leaves out adverts of the slider. The lateral limit makes it
 * one row by its key per advert: with a plain join and old statistics, the planner read all promoted
 * rows for each of them.
 */
export async function readFeaturedIds(
  db: Kysely<DB>,
  { filters, at, placement }: { filters: ListingFilters; at: Date; placement: 'list' | 'any' },
): Promise<number[]> {
  const isPlaced = placement === 'list' ? sql`a.type <> 'Slider'` : sql`true`
  const { rows } = await sql<{ ids: number[] }>`
    select array(select s.property_id from advertisement a
      cross join lateral (select * from property_search r where r.property_id = a.property_id limit 1) s
      where ${isRunning(at)} and ${isPlaced} and s.promoted and ${allOf(columnConditions(filters))}
      order by s.property_id limit ${MAX_FEATURED}) as ids`.execute(db)
  return rows[0]?.ids ?? []
}
