import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { writeAudit } from '@/server/modules/audit/audit-store.ts'
import { changeOwner } from '@/server/modules/listing-editor/change-owner.ts'
import { notifyOwner } from '@/server/modules/notifications/notify.ts'
import { refuseOwn, requireStaff } from '@/server/viewer.ts'
import { lockUnchanged } from '../review/lock-unchanged.ts'
import { lockPerson } from './people-store.ts'

type Move = { kind: ListingKind; id: number; revision: number; ownerId: number; reason: string }

/**
 * Gives a listing to another account, and notifies both owners. Raises forbidden, notFound, invalid
 * without a reason, and conflict: `stale`, `ownSubject`, `alreadyOwner` or `deactivatedOwner`.
 */
export async function moveListing(context: ServiceContext, move: Move): Promise<void> {
  const admin = requireStaff(context)
  const { kind, id, revision, ownerId } = move
  const reason = move.reason.trim()
  if (reason === '') throw invalid({ reason: 'Please say why.' })
  const { deps, origin } = context
  const at = deps.clock()
  await deps.db.transaction().execute(async (tx) => {
    const owner = await lockPerson(tx, ownerId)
    if (!owner) throw invalid({ owner_id: 'This person was not found.' })
    const item = await lockUnchanged(tx, admin, { kind, id, revision })
    refuseOwn(admin, [ownerId])
    if (item.owner_id === ownerId) {
      throw failure('conflict', 'It belongs to this person already.', { key: 'alreadyOwner' })
    }
    if (!owner.is_active) {
      throw failure('conflict', 'This account is deactivated.', { key: 'deactivatedOwner' })
    }
    await changeOwner(tx, { kind, id, ownerId, at })
    const about = kind === 'property' ? { propertyId: id } : { projectId: id }
    const notice = { about, reason, origin, at }
    if (item.owner_id !== null) {
      await notifyOwner(deps, tx, { ...notice, accountId: item.owner_id, kind: 'listing-moved' })
    }
    await notifyOwner(deps, tx, { ...notice, accountId: ownerId, kind: 'listing-received' })
    await writeAudit(tx, {
      actorId: admin.id,
      action: 'listingMoved',
      subject: { kind, id, name: item.title },
      reason,
      change: {
        before: { owner: item.owner_id === null ? '' : `#${item.owner_id}` },
        after: { owner: `#${ownerId}` },
      },
      at,
    })
  })
}
