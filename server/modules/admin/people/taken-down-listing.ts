import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { invalid } from '@/server/contract/failure.ts'
import { writeAudit } from '@/server/modules/audit/audit-store.ts'
import { wrongStep } from '@/server/modules/listing-editor/decide.ts'
import { openReviewContext } from '@/server/modules/listing-editor/review-context.ts'
import { requireStaff } from '@/server/viewer.ts'
import { closePropertyReports } from '../reports-store.ts'
import { deciders } from '../review/deciders.ts'
import { lockUnchanged } from '../review/lock-unchanged.ts'

type Sent = { kind: ListingKind; id: number; revision: number; reason: string }

/**
 * Rejects an approved listing without a report, notifies the owner and closes open reports. Raises
 * forbidden, notFound, invalid without a reason, and conflict: `stale`, `wrongStep` or `ownSubject`.
 */
export async function takeListingDown(context: ServiceContext, sent: Sent): Promise<void> {
  const admin = requireStaff(context)
  const { kind, id, revision } = sent
  const reason = sent.reason.trim()
  if (reason === '') throw invalid({ reason: 'Please say why.' })
  const reviewContext = await openReviewContext(context)
  const { at } = reviewContext
  await context.deps.db.transaction().execute(async (tx) => {
    const item = await lockUnchanged(tx, admin, { kind, id, revision })
    if (item.status !== 'approved') throw wrongStep()
    await deciders[kind].decide(tx, reviewContext, { id, revision, decision: 'rejected', reason })
    if (kind === 'property')
      await closePropertyReports(tx, { propertyId: id, adminId: admin.id, at })
    await writeAudit(tx, {
      actorId: admin.id,
      action: 'takenDown',
      subject: { kind, id, name: item.title },
      reason,
      change: { before: { status: item.status }, after: { status: 'rejected' } },
      at,
    })
  })
}
