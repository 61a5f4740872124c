import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { giveBackOwnUse, takeUse } from '@/server/modules/packages/balance.ts'
import { updateSearchRow } from '@/server/modules/properties/search-row.ts'
import { requireMember, viewerMay } from '@/server/viewer.ts'
import {
  endAdvert,
  insertAdvert,
  isAdvertised,
  type LockedAdvert,
  lockAdvert,
  lockAdvertisable,
  markSettled,
  type NewAdvert,
} from './advert-store.ts'
import {
  type AdvertKind,
  type AdvertPlacement,
  type Listing,
  PENDING,
  RUNNING,
  TYPES,
} from './advert-words.ts'
import { type AdvertRow, readAdverts } from './own-adverts-store.ts'

type Wish = { listing: Listing; placement: AdvertPlacement }

/**
 * Advertises an own listing with a right of its kind; returns whether it runs at once, as the
 * settings say. Raises notFound, conflict `alreadyFeatured` and `notFeaturable`, packageRefused.
 */
export async function advertise(
  context: ServiceContext,
  { listing, placement }: Wish,
): Promise<{ isApproved: boolean }> {
  const { deps, viewer, origin } = context
  const { id: ownerId } = requireMember(viewer)
  const { auto_approve_advertisements } = await deps.settings.read()
  const isApproved = viewerMay(viewer, 'site') || auto_approve_advertisements
  const placed = { listing, placement, ownerId, isApproved, origin }
  await deps.db.transaction().execute((tx) => placeAdvert(tx, { ...placed, at: deps.clock() }))
  return { isApproved }
}

/** The same within a transaction; returns the advert's id. */
export async function placeAdvert(
  tx: Kysely<DB>,
  { placement, ...advert }: Wish & Omit<NewAdvert, 'type' | 'useId'>,
): Promise<number> {
  const { listing, ownerId, isApproved, at } = advert
  const found = await lockAdvertisable(tx, { listing, ownerId, at })
  if (!found) throw failure('notFound', 'This listing was not found.')
  if (await isAdvertised(tx, listing)) throw alreadyFeatured()
  if (!found.is_open) throw notFeaturable()
  const feature = 'propertyId' in listing ? 'property_feature' : 'project_feature'
  const useId = await takeUse(tx, { accountId: ownerId, feature, for: listing, at })
  const id = await insertAdvert(tx, { ...advert, type: TYPES[placement], useId })
  if (isApproved && 'propertyId' in listing)
    await updateSearchRow(tx, { id: listing.propertyId, at })
  return id
}

/**
 * Ends an own advert; one that waits gives its use back. Raises notFound, conflict `advertOver`.
 */
export async function endOwnAdvert({ deps, viewer }: ServiceContext, id: number): Promise<void> {
  const accountId = requireMember(viewer).id
  await deps.db.transaction().execute(async (tx) => {
    const at = deps.clock()
    const advert = await lockAdvert(tx, id)
    if (advert?.owner_id !== accountId) {
      throw failure('notFound', 'This advertisement was not found.')
    }
    if (advert.status !== RUNNING && advert.status !== PENDING) {
      throw failure('conflict', 'This advertisement is over.', { key: 'advertOver' })
    }
    await endAdvert(tx, { id, cause: 'owner', at })
    await settleAdvert(tx, { advert, at })
  })
}

/** Gives back the use of an advert that never ran, and updates the search. */
export async function settleAdvert(
  tx: Kysely<DB>,
  { advert, at }: { advert: LockedAdvert; at: Date },
): Promise<void> {
  await giveBackUnused(tx, { advert, at })
  await markSettled(tx, { id: advert.id, at })
  if (advert.property_id !== null) await updateSearchRow(tx, { id: advert.property_id, at })
}

/** Its own use, which is not that of the listing. */
export async function giveBackUnused(
  tx: Kysely<DB>,
  { advert, at }: { advert: LockedAdvert; at: Date },
): Promise<void> {
  const { quota_entry_id: useId, owner_id: accountId, decided_at } = advert
  if (useId === null || accountId === null || decided_at !== null) return
  await giveBackOwnUse(tx, { useId, accountId, at })
}

/** A page of own adverts, newest first. */
export function listOwnAdverts(
  { deps: { db, clock }, viewer }: ServiceContext,
  wanted: { kind: AdvertKind; offset: number; limit: number },
): Promise<{ rows: AdvertRow[]; total: number }> {
  return readAdverts(db, { ...wanted, ownerId: requireMember(viewer).id, at: clock() })
}

const alreadyFeatured = () =>
  failure('conflict', 'This listing is featured already.', { key: 'alreadyFeatured' })

const notFeaturable = () =>
  failure('conflict', 'Only approved and active listings can be featured.', {
    key: 'notFeaturable',
  })
