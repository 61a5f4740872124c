import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { type ListingDays, listListingDays } from '@/server/modules/figures/listing-days.ts'
import { type Review, readReviews } from '@/server/modules/listing-editor/review-log-store.ts'
import { openMyProject, restoreProject } from '@/server/modules/projects/my-projects.ts'
import {
  ownPublicHistory,
  renewProperty,
  restoreProperty,
} from '@/server/modules/properties/my-listings/my-properties.ts'

type Named = { kind: ListingKind; id: number }

/** Newest reviews first, oldest events first; only properties have events. */
export type ListingHistory = {
  reviews: Review[]
  events: Awaited<ReturnType<typeof ownPublicHistory>>
}

/** Undoes a deletion. Raises notFound after 10 minutes, or conflict if not deleted. */
export function restoreListing(context: ServiceContext, { kind, id }: Named): Promise<void> {
  return kind === 'property' ? restoreProperty(context, id) : restoreProject(context, id)
}

/** Starts a new listing term and returns its end. Raises notFound, and conflict for projects. */
export async function renewListing(context: ServiceContext, { kind, id }: Named): Promise<Date> {
  if (kind === 'property') return renewProperty(context, id)
  await openMyProject(context, { id })
  throw failure('conflict', 'Projects do not expire.', { key: 'wrongStep' })
}

/** Raises notFound. */
export async function listingHistory(
  context: ServiceContext,
  { kind, id }: Named,
): Promise<ListingHistory> {
  const isProperty = kind === 'property'
  if (!isProperty) await openMyProject(context, { id })
  const events = isProperty ? await ownPublicHistory(context, id) : []
  return { reviews: await readReviews(context.deps.db, { kind, id }), events }
}

/** Views, saves and inquiries of the last 90 days. Raises notFound. */
export async function listingDays(
  context: ServiceContext,
  { kind, id }: Named,
): Promise<ListingDays> {
  if (kind === 'property') await ownPublicHistory(context, id)
  else await openMyProject(context, { id })
  return listListingDays(context.deps, { kind, id })
}
