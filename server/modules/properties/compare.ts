import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { type DetailRow, readDetails } from './detail-store.ts'
import { findViewable, refuseWithoutPremium, viewerId } from './visibility.ts'

/**
 * Reads two listings of one category. Raises notFound; invalid for the same one or different
 * categories; packageRefused.
 */
export async function compareListings(
  context: ServiceContext,
  { source, target }: { source: number; target: number },
): Promise<[DetailRow, DetailRow]> {
  if (source === target) {
    throw invalid({ target_property_id: 'must be another listing' })
  }
  const { deps, viewer } = context
  const at = deps.clock()
  const first = await findViewable(context, source)
  const second = await findViewable(context, target)
  if (first.category_id !== second.category_id) {
    throw invalid({ target_property_id: 'must be of the same category' })
  }
  await refuseWithoutPremium(context, [first, second])
  const ids = [source, target]
  const [one, other] = await readDetails(deps.db, { ids, viewerId: viewerId(viewer), at })
  if (!one || !other) throw failure('notFound', 'This listing was not found.')
  return [one, other]
}
