import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { writeAudit } from '@/server/modules/audit/audit-store.ts'
import { openReviewContext } from '@/server/modules/listing-editor/review-context.ts'
import { refuseOwn, requireStaff } from '@/server/viewer.ts'
import { type QueuePlace, type ReviewKind, readQueueCursor } from '../cursors.ts'
import { deciders } from './deciders.ts'
import { lockUnchanged, stale } from './lock-unchanged.ts'
import { countWaiting, type QueueRow, readQueue, type Waiting } from './queue-store.ts'
import { type ReviewSubject, readSubject } from './review-items.ts'
import { type LockedItem, lockReviewItem } from './status-store.ts'

export type QueueView = { rows: QueueRow[]; hasMore: boolean; waiting: Waiting }

/** A page of the queue, oldest first. Raises forbidden, and invalid for a malformed cursor. */
export async function listQueue(
  context: ServiceContext,
  { kind, after, limit }: { kind?: ReviewKind; after?: string; limit: number },
): Promise<QueueView> {
  requireStaff(context)
  const { db } = context.deps
  const from = parseQueuePlace(after, 'after')
  const found = await readQueue(db, { kind, from, limit: limit + 1 })
  const { waiting } = await countWaiting(db)
  return { rows: found.slice(0, limit), hasMore: found.length > limit, waiting }
}

/** The item after or before a position; null if none. Raises forbidden, invalid. */
export async function nextSubject(
  context: ServiceContext,
  { kind, after, before }: { kind?: ReviewKind; after?: string; before?: string },
): Promise<ReviewSubject | null> {
  requireStaff(context)
  const { db } = context.deps
  const isBack = before !== undefined
  const from = isBack ? parseQueuePlace(before, 'before') : parseQueuePlace(after, 'after')
  const [next] = await readQueue(db, { kind, from, isBack, limit: 1 })
  return (next && (await readSubject(db, next))) ?? null
}

/** Raises forbidden, and notFound for deleted items. */
export async function viewSubject(
  context: ServiceContext,
  named: { kind: ReviewKind; id: number },
): Promise<ReviewSubject> {
  requireStaff(context)
  const subject = await readSubject(context.deps.db, named)
  if (!subject) throw gone()
  return subject
}

export type SentDecision = {
  kind: ReviewKind
  id: number
  revision: number
  decision: 'approved' | 'rejected'
  reason: string
}

/**
 * Decides an item, notifies the owner and logs it; returns the new revision. Raises forbidden,
 * notFound, invalid for a rejection without a reason, and conflict: `stale` (changed since),
 * `alreadyDecided` (by another admin) or `ownSubject`.
 */
export async function decide(context: ServiceContext, sent: SentDecision): Promise<number> {
  const admin = requireStaff(context)
  const { kind, id, revision, decision, reason } = sent
  if (decision === 'rejected' && reason === '') throw invalid({ reason: 'Please say why.' })
  const reviewContext = await openReviewContext(context)
  return context.deps.db.transaction().execute(async (tx) => {
    const item = await lockReviewItem(tx, sent)
    if (!item) throw gone()
    refuseOwn(admin, [item.owner_id])
    if (item.revision !== revision) throw changed(item)
    const reviewDecision = { id, revision, decision, reason }
    const decided = await deciders[kind].decide(tx, reviewContext, reviewDecision)
    await writeAudit(tx, {
      actorId: admin.id,
      action: decision,
      subject: { kind, id, name: item.title },
      reason,
      change: { before: { status: item.status }, after: { status: decision } },
      at: reviewContext.at,
    })
    return decided.revision
  })
}

/** Undoes the last decision. Raises forbidden, notFound, and conflict if the item changed since. */
export async function undo(
  context: ServiceContext,
  sent: { kind: ReviewKind; id: number; revision: number },
): Promise<void> {
  const admin = requireStaff(context)
  const { kind, id, revision } = sent
  const reviewContext = await openReviewContext(context)
  await context.deps.db.transaction().execute(async (tx) => {
    const item = await lockUnchanged(tx, admin, sent)
    await deciders[kind].undo(tx, reviewContext, { id, revision })
    await writeAudit(tx, {
      actorId: admin.id,
      action: 'undone',
      subject: { kind, id, name: item.title },
      change: { before: { status: item.status }, after: { status: 'pending' } },
      at: reviewContext.at,
    })
  })
}

function parseQueuePlace(cursor: string | undefined, name: string): QueuePlace | undefined {
  if (cursor === undefined) return undefined
  const place = readQueueCursor(cursor)
  if (!place) throw invalid({ [name]: 'is no place in the queue' })
  return place
}

function gone() {
  return failure('notFound', 'There is nothing left to decide here.')
}

function changed(item: LockedItem) {
  return item.status === 'pending' ? stale(item) : alreadyDecided(item)
}

function alreadyDecided({ revision, status }: LockedItem) {
  return failure('conflict', 'Someone else has already decided this.', {
    key: 'alreadyDecided',
    data: { revision, status },
  })
}
