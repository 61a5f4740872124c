import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { featuredFirst } from './listing-pages.ts'
import { type ListingRow, readListings } from './search/listings-store.ts'
import { searchListings } from './search/search.ts'
import { newestOfCategory, type Page } from './search/search-store.ts'
import { viewerId } from './visibility.ts'

type Likeness = { id: number; category_id: number }

/** Lists others of the category, newest first. */
export async function similarListings(
  { deps, viewer }: ServiceContext,
  like: Likeness,
  { brief, ...wanted }: Page & { search?: string; brief: boolean },
): Promise<ListingRow[]> {
  const ids = await similarIds(deps.db, like, wanted)
  const inFull = brief ? 0 : ids.length
  const at = deps.clock()
  const rows = await readListings(deps.db, { ids, viewerId: viewerId(viewer), at, inFull })
  return featuredFirst(rows)
}

export async function similarIds(
  db: Kysely<DB>,
  { id, category_id: categoryId }: Likeness,
  { search, ...page }: Page & { search?: string },
): Promise<number[]> {
  const text = search?.trim()
  if (!text) return newestOfCategory(db, { categoryId, excludeId: id, ...page })
  const filters = { categoryId, excludeId: id, query: { text } }
  return (await searchListings(db, { filters, sort: 'newest', ...page })).ids
}
