import type { ServiceContext } from '@/server/actor.ts'
import { isRobot } from '@/server/modules/figures/robots.ts'
import { viewerId } from '@/server/modules/properties/visibility.ts'
import type { Counted } from './advert-counter-store.ts'

/**
 * Counts featured listings that were seen and opened. Ignores robots; owners are left out later.
 * Raises tooMany.
 */
export async function countAdverts(
  context: ServiceContext,
  counted: readonly Pick<Counted, 'kind' | 'listingId' | 'act'>[],
): Promise<void> {
  const { deps, clientAddress, userAgent } = context
  if (isRobot(userAgent)) return
  await deps.limits.consume('advertCountsByAddress', clientAddress)
  const viewer = viewerId(context.viewer)
  for (const one of counted) deps.adverts.record({ ...one, viewerId: viewer })
}
