import { isGranted } from '@/domain/account/access.ts'
import type { Position } from '@/domain/place/distance.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { toAdministrator } from '@/server/modules/settings/administrator.ts'
import type { DetailShaping } from './detail-wire.ts'
import { isOwn, viewerId } from './visibility.ts'
import type { GatedFacts, Shaping } from './wire.ts'

/** Context for converting listings, read once per request. */
export async function shapingOf(
  { deps, language, origin, viewer }: ServiceContext,
  more: { from?: Position; brief?: boolean } = {},
): Promise<Shaping> {
  const [catalog, check] = await Promise.all([
    deps.catalog.read(),
    deps.access.premiumListings(viewer),
  ])
  const opensPremium = isGranted(check, 'premium_properties')
  const isOpen = (row: GatedFacts) => opensPremium || !row.is_premium || isOwn(viewer, row)
  return { catalog, language, origin, ...more, isOpen }
}

/** Context for converting details, read once per request. */
export async function createDetailShaping(context: ServiceContext): Promise<DetailShaping> {
  const { deps, origin, viewer } = context
  const settings = await deps.settings.read()
  return {
    ...(await shapingOf(context)),
    viewerId: viewerId(viewer),
    now: deps.clock(),
    admin: toAdministrator(settings, origin),
  }
}
