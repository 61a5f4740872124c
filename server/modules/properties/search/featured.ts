import type { Kysely } from 'kysely'
import { arrangeFeatured, inTurn } from '@/domain/search/featured-rotation.ts'
import type { DB } from '@/generated/database.ts'
import { MAX_FEATURED, readFeaturedIds } from './featured-store.ts'
import { type Search, type SearchResult, searchListings } from './search.ts'

type Turn = { turn: number; at: Date }

/**
 * Searches with featured listings of further pages in the slots of the page. The same turn neither
 * repeats nor loses a listing over all pages.
 */
export async function searchInTurn(
  db: Kysely<DB>,
  search: Search,
  { turn, at }: Turn,
): Promise<SearchResult> {
  const { filters, sort, offset, limit } = search
  const isOnlyFeatured = filters.promoted === true && sort === 'newest' && !filters.query
  const placement = isOnlyFeatured ? 'any' : 'list'
  // The first page is searched at the same time: it reads the same places with and without turns.
  const [ids, first] = await Promise.all([
    readFeaturedIds(db, { filters, at, placement }),
    offset === 0 && !isOnlyFeatured ? searchListings(db, search) : undefined,
  ])
  const featured = inTurn(ids, turn)
  if (isOnlyFeatured && ids.length < MAX_FEATURED) {
    const page = featured.slice(offset, offset + limit)
    return { ids: page, total: featured.length, isEstimate: false }
  }
  if (ids.length === 0 || isOnlyFeatured) return first ?? searchListings(db, search)
  const found = first ?? (await searchListings(db, { ...search, offset: 0, limit: offset + limit }))
  return { ...found, ids: arrangeFeatured({ natural: found.ids, featured, offset, limit }) }
}
