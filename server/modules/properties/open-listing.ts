import type { Kysely } from 'kysely'
import { propertyTypes } from '@/domain/listing/property-type.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { countView } from '@/server/modules/figures/counting.ts'
import { type DetailRow, findVisible, readDetails } from './detail-store.ts'
import { findWithdrawn, type ListingEvent, readHistory } from './history-store.ts'
import { similarIds } from './similar.ts'
import { refuseWithoutPremium, viewerId } from './visibility.ts'

type Wanted = { id?: number; slug?: string }

type Opening = { maxSimilar: number; brief: boolean; isView: boolean }

/**
 * Opens a public listing, or any of the viewer, with similar ones; `isView` counts a view, `brief` omits files and nearby
 * places of the others. Raises notFound, with the key `withdrawn` and place data if it was public
 * before, and packageRefused.
 */
export async function openListing(
  context: ServiceContext,
  { maxSimilar, brief, isView, ...wanted }: Wanted & Opening,
): Promise<{ listing: DetailRow; similar: DetailRow[]; history: ListingEvent[] }> {
  const { deps, viewer } = context
  const at = deps.clock()
  const found = await findVisible(deps.db, { ...wanted, ownerId: viewerId(viewer), at })
  if (!found) throw await missing(deps.db, wanted)
  await refuseWithoutPremium(context, [found])
  const others = await similarIds(deps.db, found, { offset: 0, limit: maxSimilar })
  const ids = [found.id, ...others]
  const inFull = brief ? 1 : ids.length
  const rows = await readDetails(deps.db, { ids, viewerId: viewerId(viewer), at, inFull })
  const [listing, ...similar] = rows
  if (listing?.id !== found.id) throw failure('notFound', 'This listing was not found.')
  if (isView && found.is_public) countView(context, { kind: 'property', id: found.id })
  const history = await readHistory(deps.db, found.id)
  return { listing, similar, history }
}

/** Only listings that were public may be reported as withdrawn. */
async function missing(db: Kysely<DB>, wanted: Wanted): Promise<Error> {
  const gone = await findWithdrawn(db, wanted)
  if (!gone) return failure('notFound', 'This listing was not found.')
  const { property_type, category_slug: category_slug_id, ...place } = gone
  const data = { ...place, category_slug_id, property_type: propertyTypes[property_type] ?? null }
  return failure('notFound', 'This listing was withdrawn.', { key: 'withdrawn', data })
}
