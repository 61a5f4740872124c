import { decodeAreas } from '@hearth/streets/geometry/area-code'
import { boxOfArea } from '@hearth/streets/geometry/drawn-area'
import { type Bounds, boundsAround } from '@hearth/streets/geometry/position'
import type { Streets } from '@hearth/streets/streets'
import type { Kysely } from 'kysely'
import type { TravelLimit } from '@/domain/place/travel.ts'
import type { DB } from '@/generated/database.ts'
import type { ListingFilters } from './listing-filters.ts'
import { type ListingSpot, spotsInside } from './reach-store.ts'

type Asking = { db: Kysely<DB>; streets: Pick<Streets, 'reach' | 'minutesTo'> }

/** Kilometers that outlines may be off, because they are simplified. */
const OUTLINE_KM = 0.3

/**
 * The filters with the listings that their travel limits reach, exact to the street; the same
 * without limits. Only `among` is looked at, if given. Throws the failure of streets that are too
 * busy: a search never pretends.
 */
export async function withReach(
  { db, streets }: Asking,
  { travel, ...filters }: ListingFilters,
  among?: readonly number[],
): Promise<ListingFilters> {
  if (!travel || travel.length === 0) return filters
  const { common } = await streets.reach(travel)
  const areas = common === null ? null : decodeAreas(common)
  if (!areas) return { ...filters, reached: [] }
  const boxes = areas.map((area) => widened(boxOfArea(area)))
  let reached: ListingSpot[] = await spotsInside(db, boxes, among)
  for (const limit of travel) reached = await within(streets, limit, reached)
  return { ...filters, reached: reached.map(({ id }) => id) }
}

async function within(
  streets: Asking['streets'],
  limit: TravelLimit,
  spots: ListingSpot[],
): Promise<ListingSpot[]> {
  const minutes = await streets.minutesTo(limit, spots)
  return spots.filter((_, at) => {
    const own = minutes[at] ?? null
    return own !== null && own <= limit.minutes
  })
}

function widened({ south, west, north, east }: Bounds): Bounds {
  const low = boundsAround({ latitude: south, longitude: west }, OUTLINE_KM)
  const high = boundsAround({ latitude: north, longitude: east }, OUTLINE_KM)
  return { south: low.south, west: low.west, north: high.north, east: high.east }
}
