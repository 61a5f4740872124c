import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import type { ServiceContext } from '@/server/actor.ts'
import type { Deps } from '@/server/deps.ts'
import { isRobot } from './robots.ts'

type Counting = Pick<ServiceContext, 'deps' | 'viewer' | 'userAgent' | 'clientAddress'>

/** Counts a view, unless it is the owner's, of staff, a robot's, or one of many at once. */
export function countView(context: Counting, listing: { kind: ListingKind; id: number }): void {
  if (!isCounted(context)) return
  const { deps, viewer } = context
  const viewerId = viewer.kind === 'member' ? viewer.id : null
  deps.figures.record({ name: 'view', listing, viewerId })
}

export type SentSearch = {
  city?: string | undefined
  category_slug_id?: string | undefined
  property_type?: 0 | 1 | undefined
  min_bedrooms?: number | undefined
  max_price?: number | undefined
  is_partial: boolean
  is_missed: boolean
}

/** Counts a search as `countView` does a view. Only one without results has its conditions counted. */
export function countSearch(context: Counting, sent: SentSearch): void {
  if (!isCounted(context)) return
  const { city = '', category_slug_id: categorySlug = '', is_missed: isMissed } = sent
  context.deps.figures.recordSearch({
    city,
    categorySlug,
    isMissed,
    offer: isMissed ? (sent.property_type ?? -1) : -1,
    bedrooms: isMissed ? (sent.min_bedrooms ?? 0) : 0,
    maxPrice: isMissed ? roundPriceUp(sent.max_price ?? 0) : 0,
    isPartial: isMissed && sent.is_partial,
  })
}

type Contacted = { propertyId: number | null; projectId: number | null }

/** Counts an inquiry or a wish for a viewing. One to an agent belongs to no listing. */
export function countContact(
  { figures }: Pick<Deps, 'figures'>,
  name: 'inquiry' | 'viewing',
  { propertyId, projectId }: Contacted,
): void {
  const property = propertyId === null ? null : ({ kind: 'property', id: propertyId } as const)
  const project = projectId === null ? null : ({ kind: 'project', id: projectId } as const)
  figures.record({ name, listing: property ?? project })
}

function isCounted({ deps, viewer, userAgent, clientAddress }: Counting): boolean {
  if (isRobot(userAgent)) return false
  if (viewer.kind === 'member' && (viewer.role ?? viewer.withheldRole) !== null) return false
  return deps.figures.accepts(clientAddress)
}

/** To 1, 1.5, 2, 3, 5 or 7 times a power of ten, so that prices tell nobody apart. */
function roundPriceUp(price: number): number {
  if (price < 1) return 0
  const power = 10 ** Math.floor(Math.log10(price))
  const step = STEPS.find((each) => price <= each * power) ?? 10
  return Math.round(step * power)
}

const STEPS = [1, 1.5, 2, 3, 5, 7]
