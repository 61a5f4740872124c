import type { Kysely } from 'kysely'
import type { Position } from '@/domain/place/distance.ts'
import { inTurn, turnAt } from '@/domain/search/featured-rotation.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { countByCategory } from './catalog-store.ts'
import { type DetailRow, readDetails, visibleAmong } from './detail-store.ts'
import { readFeaturedIds } from './search/featured-store.ts'
import type { ListingFilters, ListingSort } from './search/listing-filters.ts'
import { type ListingRow, readListings } from './search/listings-store.ts'
import { searchListings } from './search/search.ts'
import { splitForWalk, walkPages } from './search/search-store.ts'
import { viewerId } from './visibility.ts'

export type ShownListing = ListingRow

export type ShownDetail = DetailRow

export type CarouselQuery = {
  filters: ListingFilters
  sort: ListingSort
  /** Center for `nearest`. */
  from?: Position
  limit: number
}

/** Finds the first ids of several searches, in one query if ordered indexes answer them. */
export async function firstListings(
  db: Kysely<DB>,
  carousels: CarouselQuery[],
): Promise<number[][]> {
  const pages = carousels.map((carousel) => ({ ...carousel, offset: 0 }))
  const walked = await walkPages(db, pages.filter(isWalk))
  return Promise.all(
    pages.map(async (page) =>
      isWalk(page) ? (walked.shift() ?? []) : (await searchListings(db, page)).ids,
    ),
  )
}

/** Ids of featured listings whose turn it is. */
export async function featuredListings(
  { deps: { db, clock } }: ServiceContext,
  { filters, limit }: { filters: ListingFilters; limit: number },
): Promise<number[]> {
  const at = clock()
  const ids = await readFeaturedIds(db, { filters, at, placement: 'list' })
  return inTurn(ids, turnAt(at)).slice(0, limit)
}

/** Reads listings. Callers must ensure that they are public. */
export function showListings(
  { deps: { db, clock }, viewer }: ServiceContext,
  { ids, brief }: { ids: number[]; brief: boolean },
): Promise<ShownListing[]> {
  const inFull = brief ? 0 : ids.length
  return readListings(db, { ids, viewerId: viewerId(viewer), at: clock(), inFull })
}

/** Reads details. Callers must ensure that they are public. */
export function showDetails(
  { deps: { db, clock }, viewer }: ServiceContext,
  ids: number[],
): Promise<ShownDetail[]> {
  return readDetails(db, { ids, viewerId: viewerId(viewer), at: clock() })
}

/** Filters the ids of public listings, without duplicates. */
export function visibleListings(
  { deps: { db, clock } }: ServiceContext,
  ids: number[],
): Promise<number[]> {
  return visibleAmong(db, { ids, at: clock() })
}

export function listingsPerCategory(db: Kysely<DB>): Promise<Map<number, number>> {
  return countByCategory(db)
}

function isWalk({ filters, sort }: CarouselQuery): boolean {
  if (sort === 'nearest') return false
  const { rest } = splitForWalk(filters, sort)
  return Object.values(rest).every((value) => value === undefined)
}
