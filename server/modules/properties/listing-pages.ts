import type { ServiceContext } from '@/server/actor.ts'
import { countByCategory } from './catalog-store.ts'
import { type DetailRow, readDetails, visibleAmong } from './detail-store.ts'
import { searchInTurn } from './search/featured.ts'
import { type ListingRow, readListings } from './search/listings-store.ts'
import { type Search, searchListings } from './search/search.ts'
import { viewerId } from './visibility.ts'

export type ResultPage<Row = unknown> = { listings: Row[]; total: number; isEstimate: boolean }

/**
 * A page of public listings, promoted ones first. `brief` omits files and nearby places; with a
 * `turn`, featured listings of further pages take turns.
 */
export async function listListings(
  { deps: { db, clock }, viewer }: ServiceContext,
  { brief, turn, ...search }: Search & { brief?: boolean; turn?: number },
): Promise<ResultPage<ListingRow>> {
  const at = clock()
  const found =
    turn === undefined ? searchListings(db, search) : searchInTurn(db, search, { turn, at })
  const { ids, total, isEstimate } = await found
  const inFull = brief ? 0 : ids.length
  const listings = await readListings(db, { ids, viewerId: viewerId(viewer), at, inFull })
  return { listings: featuredFirst(listings), total, isEstimate }
}

/** The same page with all details. */
export async function listDetails(
  { deps: { db, clock }, viewer }: ServiceContext,
  search: Search,
): Promise<ResultPage<DetailRow>> {
  const { ids, total, isEstimate } = await searchListings(db, search)
  const listings = await readDetails(db, { ids, viewerId: viewerId(viewer), at: clock() })
  return { listings: featuredFirst(listings), total, isEstimate }
}

/** Reads public listings in order, sold and rented ones included; others are skipped. */
export async function listingsByIds(
  { deps: { db, clock }, viewer }: ServiceContext,
  { ids, brief }: { ids: number[]; brief: boolean },
): Promise<ListingRow[]> {
  const at = clock()
  const visible = await visibleAmong(db, { ids, at })
  const inFull = brief ? 0 : visible.length
  return readListings(db, { ids: visible, viewerId: viewerId(viewer), at, inFull })
}

/** Counts listings per category; empty ones are absent. */
export function listedByCategory({ deps }: ServiceContext): Promise<Map<number, number>> {
  return countByCategory(deps.db)
}

export function featuredFirst<Row extends { promoted: boolean }>(rows: Row[]): Row[] {
  return [...rows.filter((row) => row.promoted), ...rows.filter((row) => !row.promoted)]
}
