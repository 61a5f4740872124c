import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { requireAccess } from '@/server/modules/packages/access.ts'
import type { Viewer } from '@/server/viewer.ts'
import { findVisible, type VisibleListing } from './detail-store.ts'

/** Resolves a current or former slug to a public id, if any. Raises invalid without a slug. */
export async function idsBySlug(
  { deps: { db, clock } }: ServiceContext,
  slug: string | undefined,
): Promise<number[]> {
  if (slug === undefined) throw invalid({ ids: 'is required when there is no slug_id' })
  const found = await findVisible(db, { slug, at: clock() })
  return found ? [found.id] : []
}

/** Finds a public listing. Raises notFound. */
export async function findPublic(
  { deps }: ServiceContext,
  id: number,
): Promise<Pick<VisibleListing, 'id' | 'category_id' | 'owner_id'>> {
  return required(await findVisible(deps.db, { id, at: deps.clock() }))
}

/** Finds a public listing, or any of the viewer. Raises notFound. */
export async function findViewable(
  { deps, viewer }: ServiceContext,
  id: number,
): Promise<VisibleListing> {
  return required(await findVisible(deps.db, { id, ownerId: viewerId(viewer), at: deps.clock() }))
}

function required(found: VisibleListing | undefined): VisibleListing {
  if (!found) throw failure('notFound', 'This listing was not found.')
  return found
}

export function viewerId(viewer: Viewer): number | null {
  return viewer.kind === 'member' ? viewer.id : null
}

/** Raises packageRefused for other owners' premium listings. */
export async function refuseWithoutPremium(
  { deps, viewer }: ServiceContext,
  listings: readonly Pick<VisibleListing, 'is_premium' | 'owner_id'>[],
): Promise<void> {
  if (listings.every((it) => !it.is_premium || isOwn(viewer, it))) return
  requireAccess(await deps.access.premiumListings(viewer), 'premium_properties', viewer)
}

export function isOwn(viewer: Viewer, { owner_id }: Pick<VisibleListing, 'owner_id'>): boolean {
  return viewer.kind === 'member' && viewer.id === owner_id
}
