import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ListingFilters } from '@/server/modules/properties/search/listing-filters.ts'
import { matchListings } from '@/server/modules/properties/search/match.ts'
import { asOffered } from './closed-store.ts'

export type MatchedListing = {
  id: number
  /** Sold or rented out, which is its event: it matches as it was offered before. */
  isClosed: boolean
}

/** The listings that each search matches. Needs the database itself, not a transaction. */
export async function matchOffers(
  db: Kysely<DB>,
  { listings, at }: { listings: readonly MatchedListing[]; at: Date },
  questions: readonly ListingFilters[],
): Promise<number[][]> {
  const [open, closed] = [listIds(listings, false), listIds(listings, true)]
  const found = open.length > 0 ? await matchListings(db, open, questions) : questions.map(() => [])
  if (closed.length === 0) return found
  const more = await asOffered(db, { ids: closed, at }, (tx) =>
    matchListings(tx, closed, questions),
  )
  return found.map((ids, n) => [...ids, ...(more[n] ?? [])])
}

function listIds(listings: readonly MatchedListing[], isClosed: boolean): number[] {
  return listings.filter((it) => it.isClosed === isClosed).map(({ id }) => id)
}
