import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { listReportReasons } from '@/server/modules/content/service.ts'
import { announceFavourite, notifyOfInterest } from '@/server/modules/notifications/service.ts'
import {
  type ShownDetail,
  showDetails,
  visibleListings,
} from '@/server/modules/properties/showcase.ts'
import { findPublic } from '@/server/modules/properties/visibility.ts'
import { requireMember } from '@/server/viewer.ts'
import { isBlockedBetween } from './blocks-store.ts'
import { addFavourites, favouriteIds, favouritePage, removeFavourite } from './favourites-store.ts'
import { addInterest, insertReport, removeInterest } from './interest-store.ts'

/** Adds a public listing to the viewer's favorites, idempotently. Raises notFound. */
export async function keepFavourite(context: ServiceContext, propertyId: number): Promise<void> {
  const { deps, viewer } = context
  const { id: accountId } = requireMember(viewer)
  await findPublic(context, propertyId)
  const added = await deps.db.transaction().execute(async (transaction) => {
    const at = deps.clock()
    const ids = await addFavourites(transaction, { accountId, ids: [propertyId], at })
    if (ids.length > 0) await announceFavourite(transaction, { accountId, propertyId })
    return ids
  })
  countFavourites(context, added)
}

/** Removes a favorite, even if the listing is gone. */
export async function dropFavourite(
  { deps, viewer }: ServiceContext,
  propertyId: number,
): Promise<void> {
  const { id: accountId } = requireMember(viewer)
  await deps.db.transaction().execute(async (transaction) => {
    const wasThere = await removeFavourite(transaction, { accountId, propertyId })
    if (wasThere) await announceFavourite(transaction, { accountId, propertyId })
  })
}

/** Merges favorites from a device, newest first; returns the number added. */
export async function mergeFavourites(
  context: ServiceContext,
  wanted: readonly number[],
): Promise<number> {
  const { deps, viewer } = context
  const { id: accountId } = requireMember(viewer)
  const ids = await visibleListings(context, [...wanted])
  const [newest] = ids
  if (newest === undefined) return 0
  const added = await deps.db.transaction().execute(async (transaction) => {
    const all = await addFavourites(transaction, { accountId, ids, at: deps.clock() })
    if (all.length > 0) await announceFavourite(transaction, { accountId, propertyId: newest })
    return all
  })
  countFavourites(context, added)
  return added.length
}

function countFavourites({ deps }: ServiceContext, ids: readonly number[]): void {
  for (const id of ids)
    deps.figures.record({ name: 'favourite', listing: { kind: 'property', id } })
}

/** A page of the viewer's favorites, latest first. */
export async function listFavourites(
  context: ServiceContext,
  page: { offset: number; limit: number },
): Promise<{ listings: ShownDetail[]; total: number }> {
  const { deps, viewer } = context
  const { id: accountId } = requireMember(viewer)
  const { ids, total } = await favouritePage(deps.db, { accountId, at: deps.clock(), ...page })
  return { listings: await showDetails(context, ids), total }
}

/** Ids of the viewer's public favorites, latest first. */
export function listFavouriteIds({
  deps,
  viewer,
}: ServiceContext): Promise<{ ids: number[]; total: number }> {
  return favouriteIds(deps.db, { accountId: requireMember(viewer).id, at: deps.clock() })
}

/**
 * Notifies the owner of the viewer's interest, idempotently. Raises notFound, forbidden for the
 * viewer's own listing.
 */
export async function showInterest(context: ServiceContext, propertyId: number): Promise<void> {
  const { deps, viewer } = context
  const { id: accountId } = requireMember(viewer)
  const { owner_id: ownerId } = await findPublic(context, propertyId)
  if (ownerId === accountId) throw failure('forbidden', 'This is your own listing.')
  await deps.db.transaction().execute(async (transaction) => {
    const at = deps.clock()
    const isNew = await addInterest(transaction, { accountId, propertyId, at })
    if (!isNew || ownerId === null) return
    if (await isBlockedBetween(transaction, accountId, ownerId)) return
    await notifyOfInterest(transaction, { ownerId, propertyId, actorId: accountId, at })
  })
}

export async function endInterest(
  { deps, viewer }: ServiceContext,
  propertyId: number,
): Promise<void> {
  await removeInterest(deps.db, { accountId: requireMember(viewer).id, propertyId })
}

/** Reports with this reason need a message. */
const OTHER_REASON = 0

export type SentReport = { property_id: number; reason_id: number; other_message?: string }

/**
 * Reports a listing; false if already reported by the viewer. Raises notFound, forbidden for the
 * viewer's own listing, invalid for an unknown reason or a missing message, LimitReached.
 */
export async function report(context: ServiceContext, sent: SentReport): Promise<boolean> {
  const { deps, viewer } = context
  const { id: accountId } = requireMember(viewer)
  const { property_id: propertyId, reason_id, other_message = '' } = sent
  const { owner_id: ownerId } = await findPublic(context, propertyId)
  if (ownerId === accountId) throw failure('forbidden', 'This is your own listing.')
  const isOther = reason_id === OTHER_REASON
  if (isOther && other_message.trim() === '') throw invalid({ other_message: 'is required' })
  if (!isOther && (await listReportReasons(context, reason_id)).length === 0) {
    throw invalid({ reason_id: 'must be one of the reasons' })
  }
  await deps.limits.consume('reportsByAccount', String(accountId))
  return insertReport(deps.db, {
    accountId,
    propertyId,
    reasonId: isOther ? null : reason_id,
    otherMessage: other_message.trim(),
    at: deps.clock(),
  })
}
