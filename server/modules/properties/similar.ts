import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { failure } from '@/server/http/failure.ts'
import type { RequestContext } from '@/server/http/handler.ts'
import { type DetailRow, findVisible, readDetails } from './detail-store.ts'
import { type ListingRow, readListings } from './listings-store.ts'
import { searchListings } from './search.ts'
import { newestOfCategory, type Page } from './search-store.ts'
import { promotedFirst, refuseWithoutPremium, viewerId } from './service.ts'

/**
 * One publicly visible listing by id or slug (former slugs lead to it, too), with the newest others
 * of its category; counts as a view.
 * Raises notFound; packageRefused for a premium listing that the viewer's package does not open.
 */
export async function openListing(
  context: RequestContext,
  { mostSimilar, ...wanted }: { id?: number; slug?: string; mostSimilar: number },
): Promise<{ listing: DetailRow; similar: DetailRow[] }> {
  const { deps, viewer } = context
  const at = deps.clock()
  const found = await findVisible(deps.db, { ...wanted, at })
  if (!found) throw failure('notFound', 'This listing was not found.')
  if (found.is_premium) await refuseWithoutPremium(context)
  const others = await similarIds(deps.db, found, { offset: 0, limit: mostSimilar })
  const ids = [found.id, ...others]
  const rows = await readDetails(deps.db, { ids, viewerId: viewerId(viewer), at })
  const [listing, ...similar] = rows
  if (listing?.id !== found.id) throw failure('notFound', 'This listing was not found.')
  deps.views.record('property', found.id)
  return { listing, similar: promotedFirst(similar) }
}

type Likeness = { id: number; category_id: number }

/** A page of other listings of the same category, newest first. */
export async function similarListings(
  { deps, viewer }: RequestContext,
  like: Likeness,
  wanted: Page & { search?: string },
): Promise<ListingRow[]> {
  const ids = await similarIds(deps.db, like, wanted)
  const rows = await readListings(deps.db, { ids, viewerId: viewerId(viewer), at: deps.clock() })
  return promotedFirst(rows)
}

/** Nobody asks how many there are, so nothing is counted unless words narrow them. */
async function similarIds(
  db: Kysely<DB>,
  { id, category_id: categoryId }: Likeness,
  { search, ...page }: Page & { search?: string },
): Promise<number[]> {
  const text = search?.trim()
  if (!text) return newestOfCategory(db, { categoryId, excludeId: id, ...page })
  const filters = { categoryId, excludeId: id, query: { text } }
  return (await searchListings(db, { filters, sort: 'newest', ...page })).ids
}
