import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { RequestContext } from '@/server/http/handler.ts'
import { countByCategory } from './catalog-store.ts'
import { type DetailRow, readDetails, visibleAmong } from './detail-store.ts'
import { type ListingRow, readListings } from './listings-store.ts'
import { searchListings } from './search.ts'
import type { ListingFilters, ListingSort } from './search-conditions.ts'
import { splitForWalk, walkPages } from './search-store.ts'
import { viewerId } from './service.ts'

/** A listing as shown by other modules. */
export type ShownListing = ListingRow

/** A detailed listing as shown by other modules. */
export type ShownDetail = DetailRow

export type Shelf = { filters: ListingFilters; sort: ListingSort; limit: number }

/**
 * Ids of the first listings of several searches, without totals. Searches that an ordered index
 * answers run in one query; others run separately.
 */
export async function firstListings(db: Kysely<DB>, shelves: Shelf[]): Promise<number[][]> {
  const pages = shelves.map((shelf) => ({ ...shelf, offset: 0 }))
  const walked = await walkPages(db, pages.filter(isWalk))
  return Promise.all(
    pages.map(async (page) =>
      isWalk(page) ? (walked.shift() ?? []) : (await searchListings(db, page)).ids,
    ),
  )
}

/** Listings in the order of the ids. Callers must ensure they are public. */
export function showListings(
  { deps: { db, clock }, viewer }: RequestContext,
  { ids, brief }: { ids: number[]; brief: boolean },
): Promise<ShownListing[]> {
  const inFull = brief ? 0 : ids.length
  return readListings(db, { ids, viewerId: viewerId(viewer), at: clock(), inFull })
}

/** Detailed listings in the order of the ids. Callers must ensure they are public. */
export function showDetails(
  { deps: { db, clock }, viewer }: RequestContext,
  ids: number[],
): Promise<ShownDetail[]> {
  return readDetails(db, { ids, viewerId: viewerId(viewer), at: clock() })
}

/** The ids of public listings, deduplicated, in the given order. */
export function visibleListings(
  { deps: { db, clock } }: RequestContext,
  ids: number[],
): Promise<number[]> {
  return visibleAmong(db, { ids, at: clock() })
}

export function listingsPerCategory(db: Kysely<DB>): Promise<Map<number, number>> {
  return countByCategory(db)
}

/** Whether the index that holds the sort order also answers all filters. */
function isWalk({ filters, sort }: Shelf): boolean {
  const { rest } = splitForWalk(filters, sort)
  return Object.values(rest).every((value) => value === undefined)
}
