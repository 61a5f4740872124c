import type { Deps } from '@/server/deps.ts'
import { matchListings } from '@/server/modules/properties/search/match.ts'
import { withReach } from '@/server/modules/properties/search/reach.ts'
import { getFilterSetting } from '@/server/modules/properties/search/search-requests.ts'
import { parseCriteria } from './matching.ts'
import { listNewListings } from './matching-store.ts'
import type { SavedSearchRow } from './store.ts'

/** Larger counts are shown as "more". */
const MAX_NEW = 100

/**
 * Counts homes that came or came back since each search was last seen, by id, up to 100. Searches
 * without any have no entry.
 */
export async function countNewResults(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'catalog' | 'streets'>,
  searches: readonly Pick<SavedSearchRow, 'id' | 'query'>[],
): Promise<Map<number, number>> {
  const counts = new Map<number, number>()
  const found = await listNewListings(
    deps.db,
    searches.map(({ id }) => id),
  )
  if (found.length === 0) return counts
  const setting = await getFilterSetting({ deps })
  const queries = new Map(searches.map(({ id, query }) => [id, query]))
  for (const { searchId, listingIds } of found) {
    const filters = parseCriteria(queries.get(searchId) ?? '', setting)
    if (!filters) continue
    const question = await withReach(deps, filters, listingIds)
    const [matching = []] = await matchListings(deps.db, listingIds, [question])
    if (matching.length > 0) counts.set(searchId, Math.min(matching.length, MAX_NEW))
  }
  return counts
}
