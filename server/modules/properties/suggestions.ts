import type { RequestContext } from '@/server/http/handler.ts'
import type { CategoryRow } from './catalog-store.ts'
import { forgivingQuery } from './search-store.ts'
import {
  categoriesByName,
  type ListingName,
  listingsByTitle,
  type Reading,
} from './suggestions-store.ts'

/** The newest listings whose title fits what is being typed. */
export async function suggestListings(
  { deps: { db } }: RequestContext,
  { text, reading, limit }: { text: string; reading: Reading; limit: number },
): Promise<ListingName[]> {
  if (reading === 'beginnings') return listingsByTitle(db, { words: { beginnings: text }, limit })
  const tsquery = await forgivingQuery(db, text)
  return tsquery ? listingsByTitle(db, { words: { tsquery }, limit }) : []
}

/** Categories whose name fits what is being typed, in the operator's order. */
export async function suggestCategories(
  { deps: { db, catalog } }: RequestContext,
  wanted: { text: string; reading: Reading; limit: number },
): Promise<CategoryRow[]> {
  const ids = await categoriesByName(db, wanted)
  const { categories } = await catalog.read()
  return ids.flatMap((id) => categories.get(id) ?? []).slice(0, wanted.limit)
}
