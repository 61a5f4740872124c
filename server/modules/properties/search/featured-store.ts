import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { isRunning } from './advert-conditions.ts'
import { joinAnd } from './discrete-conditions.ts'
import type { ListingFilters } from './listing-filters.ts'
import { columnConditions } from './search-conditions.ts'

/** With more, lists do without turns. */
export const MAX_FEATURED = 2000

/**
 * Featured listings that match. `list` leaves out adverts of the slider. Intersected, each side is
 * read once: in a join, a planner with old statistics read all promoted rows for each advert.
 */
export async function readFeaturedIds(
  db: Kysely<DB>,
  { filters, at, placement }: { filters: ListingFilters; at: Date; placement: 'list' | 'any' },
): Promise<number[]> {
  const isPlaced = placement === 'list' ? sql`a.type <> 'Slider'` : sql`true`
  const { rows } = await sql<{ ids: number[] }>`
    select array(select s.property_id from property_search s where s.promoted and ${joinAnd(columnConditions(filters))}
      intersect select a.property_id from advertisement a where ${isRunning(at)} and ${isPlaced}
      order by property_id limit ${MAX_FEATURED}) as ids`.execute(db)
  return rows[0]?.ids ?? []
}
