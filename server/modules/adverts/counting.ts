import type { ServiceContext } from '@/server/actor.ts'
import { viewerId } from '@/server/modules/properties/visibility.ts'
import type { Counted } from './advert-counter-store.ts'

/** Programs that fetch pages without a person. */
const ROBOT = /bot|crawl|spider|slurp|scrap|preview|monitor|curl|wget|python|^$/i

/**
 * Counts featured listings that were seen and opened. Ignores robots; owners are left out later.
 * Raises tooMany.
 */
export async function countAdverts(
  context: ServiceContext,
  counted: readonly Pick<Counted, 'kind' | 'listingId' | 'act'>[],
): Promise<void> {
  const { deps, clientAddress, userAgent = '' } = context
  if (ROBOT.test(userAgent)) return
  await deps.limits.consume('advertCountsByAddress', clientAddress)
  const viewer = viewerId(context.viewer)
  for (const one of counted) deps.adverts.record({ ...one, viewerId: viewer })
}
