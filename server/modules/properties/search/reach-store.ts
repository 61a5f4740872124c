import { type Kysely, sql } from 'kysely'
import type { Bounds } from '@/domain/place/distance.ts'
import type { DB } from '@/generated/database.ts'
import { areaConditions } from './search-conditions.ts'

/** A listing's public position. */
export type ListingSpot = { id: number; latitude: number; longitude: number }

/** More homes are not weighed one by one: the newest ones are. */
const MOST = 60_000

export async function spotsInside(
  db: Kysely<DB>,
  boxes: Bounds[],
  among?: readonly number[],
): Promise<ListingSpot[]> {
  const [inside = sql`true`] = areaConditions({ boxes }, true)
  const some = among ? sql`and s.property_id = any(${among}::int[])` : sql``
  const { rows } = await sql<ListingSpot>`
    select s.property_id as id, s.latitude::float8 as latitude, s.longitude::float8 as longitude
    from property_search s where ${inside} ${some}
    order by s.property_id desc limit ${MOST}`.execute(db)
  return rows
}
