import type { Kysely } from 'kysely'
import { rankSimilar } from '@/domain/listing/similar-homes.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { type ListingRow, readListings } from './search/listings-store.ts'
import { searchListings } from './search/search.ts'
import type { Page } from './search/search-store.ts'
import { findCompared, listComparable } from './similar-store.ts'
import { viewerId } from './visibility.ts'

type Likeness = { id: number; category_id: number }

/** Lists others of the category, most similar first. */
export async function similarListings(
  { deps, viewer }: ServiceContext,
  like: Likeness,
  { brief, ...wanted }: Page & { search?: string; brief: boolean },
): Promise<ListingRow[]> {
  const ids = await similarIds(deps.db, like, wanted)
  const inFull = brief ? 0 : ids.length
  return readListings(deps.db, { ids, viewerId: viewerId(viewer), at: deps.clock(), inFull })
}

/** Most similar first; with words, the newest of the category that have them. */
export async function similarIds(
  db: Kysely<DB>,
  { id, category_id: categoryId }: Likeness,
  { search, offset, limit }: Page & { search?: string },
): Promise<number[]> {
  const text = search?.trim()
  if (text) {
    const filters = { categoryId, excludeId: id, query: { text } }
    return (await searchListings(db, { filters, sort: 'newest', offset, limit })).ids
  }
  const home = await findCompared(db, id)
  if (!home) return []
  const others = (await listComparable(db, home)).filter((other) => other.id !== id)
  return rankSimilar(home, others)
    .slice(offset, offset + limit)
    .map((other) => other.id)
}
