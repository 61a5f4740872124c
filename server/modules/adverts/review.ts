import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { logAdvert } from '@/server/modules/audit/advert-log.ts'
import { notifyOwner } from '@/server/modules/notifications/notify.ts'
import { updateSearchRow } from '@/server/modules/properties/search-row.ts'
import { refuseOwn, requireStaff } from '@/server/viewer.ts'
import { approveAdvert, type LockedAdvert, lockAdvert, rejectAdvert } from './advert-store.ts'
import { type AdvertStatus, PENDING } from './advert-words.ts'
import { giveBackUnused } from './advertise.ts'
import { isListed, type ReviewedAdvertRow, readReviewed } from './review-store.ts'

export function listAdverts(
  context: ServiceContext,
  wanted: { status: AdvertStatus; offset: number; limit: number },
): Promise<{ rows: ReviewedAdvertRow[]; total: number; waiting: number }> {
  requireStaff(context)
  return readReviewed(context.deps.db, wanted)
}

type AdvertDecision = { id: number; decision: 'approved' | 'rejected'; reason: string }

/**
 * Starts an advert, or rejects it, which gives its use back; the owner is told. Raises forbidden,
 * notFound, invalid without a reason to reject, conflict `advertDecided` if it waits no longer, and
 * `notFeaturable` if its listing is not public, `ownSubject` for an own one.
 */
export async function decideAdvert(
  context: ServiceContext,
  { id, decision, reason }: AdvertDecision,
): Promise<void> {
  const staff = requireStaff(context)
  const { id: adminId } = staff
  const { deps, origin } = context
  if (decision === 'rejected' && reason === '') throw invalid({ reason: 'Please say why.' })
  await deps.db.transaction().execute(async (tx) => {
    const at = deps.clock()
    const advert = await lockAdvert(tx, id)
    if (!advert) throw failure('notFound', 'This advertisement was not found.')
    refuseOwn(staff, [advert.owner_id])
    if (advert.status !== PENDING) throw decidedAlready()
    if (decision === 'approved') {
      if (!(await isListed(tx, { ...advert, at }))) throw notPublic()
      await approveAdvert(tx, { id, adminId, at })
    } else {
      await giveBackUnused(tx, { advert, at })
      await rejectAdvert(tx, { id, adminId, reason, at })
    }
    if (advert.property_id !== null) await updateSearchRow(tx, { id: advert.property_id, at })
    const { owner_id: accountId } = advert
    if (accountId !== null) {
      const kind = decision === 'approved' ? 'advert-approved' : 'advert-rejected'
      const about = toNoticeSubject(advert)
      const words = decision === 'rejected' ? { reason } : {}
      await notifyOwner(deps, tx, { accountId, kind, about, ...words, origin, at })
    }
    const action = decision === 'approved' ? 'advertApproved' : 'advertRejected'
    const change = { before: { status: 'pending' }, after: { status: decision } }
    await logAdvert(tx, { adminId, action, listing: toSubject(advert), reason, change, at })
  })
}

/** The listing, as notifications name it. */
export function toNoticeSubject({ property_id: propertyId, project_id: projectId }: LockedAdvert) {
  if (propertyId !== null) return { propertyId }
  return projectId === null ? null : { projectId }
}

function toSubject({ property_id, project_id, title: name }: LockedAdvert) {
  return property_id === null
    ? { kind: 'project' as const, id: project_id ?? 0, name }
    : { kind: 'property' as const, id: property_id, name }
}

const decidedAlready = () =>
  failure('conflict', 'This advertisement is decided or over.', { key: 'advertDecided' })

const notPublic = () =>
  failure('conflict', 'This listing is not public now, so it cannot be featured.', {
    key: 'notFeaturable',
  })
