import { decodeAreas } from '@/domain/place/area-code.ts'
import type { Streets } from '@/server/streets/streets.ts'
import type { ListingFilters } from './listing-filters.ts'

/**
 * The filters with what their travel limits reach over the streets; the same without limits. Throws
 * the failure of streets that are too busy: a search never pretends.
 */
export async function withReach(
  streets: Pick<Streets, 'reach'>,
  { travel, ...filters }: ListingFilters,
): Promise<ListingFilters> {
  if (!travel || travel.length === 0) return filters
  const { common } = await streets.reach(travel)
  return { ...filters, reach: common === null ? [] : (decodeAreas(common) ?? []) }
}
