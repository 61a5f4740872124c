import type { Transaction } from 'kysely'
import { canTransition, type ListingTransition } from '@/domain/listing/listing-status.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { invalid } from '@/server/contract/failure.ts'
import { wrongStep } from '@/server/modules/listing-editor/decide.ts'
import { UNDO_MS } from '@/server/modules/listing-editor/undo-window.ts'
import { requireMember } from '@/server/viewer.ts'
import { type ListingEvent, readHistory } from '../history-store.ts'
import { notThere } from '../posting/posting.ts'
import {
  findMyProperty,
  type HeldProperty,
  lockMyProperty,
  type PropertyChange,
  refreshSearch,
  updateProperty,
} from '../posting/posting-store.ts'
import { endOfTerm, toListingFacts } from '../review/review.ts'
import {
  type FeaturedRow,
  type InterestedRow,
  type MyPropertiesFilters,
  type MyPropertyRow,
  readInterested,
  readMyFeatured,
  readMyProperties,
  readMyProperty,
} from './my-properties-store.ts'

type Page = { offset: number; limit: number }
type Named = { id?: number | undefined; slug?: string | undefined }

/** A page of the viewer's properties, newest first; `deleted` lists restorable ones. */
export async function listMyProperties(
  { deps, viewer }: ServiceContext,
  { deleted, ...wanted }: Omit<MyPropertiesFilters, 'deletedSince'> & Page & { deleted: boolean },
): Promise<{ rows: MyPropertyRow[]; total: number; views: number }> {
  const at = deps.clock()
  const deletedSince = deleted ? new Date(at.getTime() - UNDO_MS) : undefined
  const ownerId = requireMember(viewer).id
  return await readMyProperties(deps.db, { ...wanted, deletedSince, ownerId, at })
}

/** A property of the viewer. Raises notFound. */
export async function openMyProperty(
  { deps, viewer }: ServiceContext,
  named: Named,
): Promise<MyPropertyRow> {
  const owned = { ownerId: requireMember(viewer).id, at: deps.clock() }
  const row = await readMyProperty(deps.db, { ...named, ...owned })
  if (!row) throw notThere()
  return row
}

/** The public events of a property of the viewer, oldest first. Raises notFound. */
export async function ownPublicHistory(
  { deps, viewer }: ServiceContext,
  id: number,
): Promise<ListingEvent[]> {
  const held = await findMyProperty(deps.db, { id, ownerId: requireMember(viewer).id })
  if (!held) throw notThere()
  return readHistory(deps.db, id)
}

/** A page of the viewer's current and past promotions. */
export async function listFeatured(
  { deps, viewer }: ServiceContext,
  page: Page,
): Promise<{ rows: FeaturedRow[]; total: number }> {
  return await readMyFeatured(deps.db, { ...page, ownerId: requireMember(viewer).id })
}

/** Lists interested users. Raises notFound, or invalid without an id or slug. */
export async function listInterested(
  { deps, viewer }: ServiceContext,
  { offset, limit, ...named }: Named & Page,
): Promise<{ rows: InterestedRow[]; total: number }> {
  if (named.id === undefined && named.slug === undefined) {
    throw invalid({ property_id: 'is required' })
  }
  const held = await findMyProperty(deps.db, { ...named, ownerId: requireMember(viewer).id })
  if (!held) throw notThere()
  return await readInterested(deps.db, { propertyId: held.id, offset, limit })
}

/** Raises notFound, or conflict if not approved. */
export function showProperty(
  context: ServiceContext,
  id: number,
  isActive: boolean,
): Promise<HeldProperty> {
  const transition = isActive ? 'activate' : 'deactivate'
  return changeOwnStatus(context, { id, transition }, () => ({ is_active: isActive }))
}

/** On the wire: 1 available for rent again, 2 sold, 3 rented. */
export type Outcome = 1 | 2 | 3

/**
 * Marks a property as sold, rented or available again; sold and rented ones do not expire. Raises
 * notFound, or conflict if not allowed.
 */
export async function closeProperty(
  context: ServiceContext,
  { id, outcome }: { id: number; outcome: Outcome },
): Promise<void> {
  const { listing_days: days } = await context.deps.settings.read()
  const transition = ({ 1: 'offerAgain', 2: 'sell', 3: 'rent' } as const)[outcome]
  await changeOwnStatus(context, { id, transition }, (_held, at) => {
    const isAgain = outcome === 1
    return { property_type: outcome, expires_at: isAgain ? endOfTerm(at, days) : null }
  })
}

/** Starts a new listing term and returns its end. Raises notFound, or conflict if not allowed. */
export async function renewProperty(context: ServiceContext, id: number): Promise<Date> {
  const { listing_days: days } = await context.deps.settings.read()
  const end = endOfTerm(context.deps.clock(), days)
  await changeOwnStatus(context, { id, transition: 'renew' }, () => ({ expires_at: end }))
  return end
}

/** Deletes a property; can be undone for 10 minutes. Raises notFound. */
export async function deleteProperty(context: ServiceContext, named: Named): Promise<void> {
  const { deps, viewer } = context
  const held = await findMyProperty(deps.db, { ...named, ownerId: requireMember(viewer).id })
  if (!held) throw notThere()
  await changeOwnStatus(context, { id: held.id, transition: 'delete' }, (_held, at) => ({
    deleted_at: at,
    draft_id: null,
  }))
}

/** Undoes a deletion within 10 minutes. Raises notFound later, or conflict if not deleted. */
export async function restoreProperty({ deps, viewer }: ServiceContext, id: number): Promise<void> {
  const ownerId = requireMember(viewer).id
  const at = deps.clock()
  await deps.db.transaction().execute(async (tx) => {
    const held = await lockMyProperty(tx, { id, ownerId, deleted: true })
    if (!held && (await lockMyProperty(tx, { id, ownerId }))) throw wrongStep()
    const isOver = !held?.deleted_at || held.deleted_at.getTime() + UNDO_MS <= at.getTime()
    if (isOver) throw notThere()
    await write(tx, held, { deleted_at: null }, at)
  })
}

type OwnChange = PropertyChange & { draft_id?: null }

async function changeOwnStatus(
  { deps, viewer }: ServiceContext,
  { id, transition }: { id: number; transition: ListingTransition },
  changeOf: (held: HeldProperty, at: Date) => OwnChange,
): Promise<HeldProperty> {
  const ownerId = requireMember(viewer).id
  const at = deps.clock()
  return deps.db.transaction().execute(async (tx) => {
    const held = await lockMyProperty(tx, { id, ownerId })
    if (!held) throw notThere()
    if (!canTransition(toListingFacts(held, at), transition)) throw wrongStep()
    await write(tx, held, changeOf(held, at), at)
    return held
  })
}

async function write(
  tx: Transaction<DB>,
  { id, revision }: HeldProperty,
  columns: OwnChange,
  at: Date,
): Promise<void> {
  await updateProperty(tx, { id, columns: { ...columns, revision: revision + 1 }, at })
  await refreshSearch(tx, id, at)
}
