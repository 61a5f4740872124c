import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { RequestContext } from '@/server/http/handler.ts'
import { countByCategory } from './catalog-store.ts'
import { type ListingRow, readListings } from './listings-store.ts'
import { searchListings } from './search.ts'
import type { ListingFilters, ListingSort } from './search-conditions.ts'
import { splitForWalk, walkPage } from './search-store.ts'
import { viewerId } from './service.ts'

/** A listing as the pages of other areas show it. */
export type ShownListing = ListingRow

/**
 * Ids of the first listings in an order, without asking how many there are: a few steps along an index unless the
 * filters need more.
 */
export async function firstListings(
  db: Kysely<DB>,
  search: { filters: ListingFilters; sort: ListingSort; limit: number },
): Promise<number[]> {
  const { rest } = splitForWalk(search.filters, search.sort)
  const page = { ...search, offset: 0 }
  if (Object.values(rest).every((value) => value === undefined)) return walkPage(db, page)
  return (await searchListings(db, page)).ids
}

/** Listings for the viewer, in the order of the ids. The caller knows that they are public. */
export function showListings(
  { deps: { db, clock }, viewer }: RequestContext,
  ids: number[],
): Promise<ShownListing[]> {
  return readListings(db, { ids, viewerId: viewerId(viewer), at: clock() })
}

/** Publicly listed properties of each category by its id. */
export function listingsPerCategory(db: Kysely<DB>): Promise<Map<number, number>> {
  return countByCategory(db)
}
