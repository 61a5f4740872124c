import type { Kysely } from 'kysely'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import { canTransition, type ListingFacts } from '@/domain/listing/listing-status.ts'
import type { DB } from '@/generated/database.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { notifyOwner, retractNotification } from '@/server/modules/notifications/notify.ts'
import { keepApproved, readIfApproved } from './approved-content-store.ts'
import type { ReviewContext, ReviewDecision } from './review-context.ts'
import { lastReview, logReview, type PreviousState } from './review-log-store.ts'

/** The decided listing, for the audit log. */
export type Decided = { ownerId: number | null; title: string; slug: string; revision: number }

export type ReviewedListing = {
  id: number
  owner_id: number | null
  slug: string
  title: string
  is_active: boolean
  request_status: 'pending' | 'approved' | 'rejected'
  submitted_at: Date | null
  approved_at: Date | null
  posted_at: Date
  deleted_at: Date | null
  revision: number
}

export type ReviewStatus = Pick<
  ReviewedListing,
  'request_status' | 'submitted_at' | 'approved_at' | 'posted_at'
>

export type Reviewing<Row extends ReviewedListing, Own extends ReviewStatus> = {
  kind: ListingKind
  lock(tx: Kysely<DB>, id: number): Promise<Row | undefined>
  factsOf(row: Row, at: Date): ListingFacts
  statusAfter(row: Row, decision: ReviewDecision['decision'], reviewContext: ReviewContext): Own
  toPreviousState(row: Row): PreviousState
  toReviewStatus(reviewStatus: ReviewStatus, previous: PreviousState): Own
  /** Also increments the revision and updates the search. */
  write(tx: Kysely<DB>, id: number, reviewStatus: Own, at: Date): Promise<void>
}

/**
 * Decides within the caller's transaction and notifies the owner. Raises notFound; invalid for a
 * rejection without a reason; conflict `stale` (outdated revision, current state in `data`) or
 * `wrongStep` (already decided so).
 */
export async function decideListing<Row extends ReviewedListing, Own extends ReviewStatus>(
  tx: Kysely<DB>,
  of: Reviewing<Row, Own>,
  reviewContext: ReviewContext,
  { id, revision, decision, reason }: ReviewDecision,
): Promise<Decided> {
  const words = reason.trim()
  if (decision === 'rejected' && words === '') throw invalid({ reason: 'is required' })
  const row = await lockPresent(tx, of, { id, revision })
  const { kind } = of
  const { queue, origin, adminId, at } = reviewContext
  if (!canTransition(of.factsOf(row, at), decision === 'approved' ? 'approve' : 'reject')) {
    throw wrongStep()
  }
  const content = decision === 'rejected' ? await readIfApproved(tx, { ...row, kind }) : undefined
  await keepApproved(tx, { kind, id, content, at })
  await of.write(tx, id, of.statusAfter(row, decision, reviewContext), at)
  await logReview(tx, {
    kind,
    id,
    decision,
    reason: decision === 'rejected' ? words : '',
    decidedBy: adminId,
    previous: { ...toPreviousState(row), ...of.toPreviousState(row) },
    at,
  })
  if (row.owner_id !== null && adminId !== null) {
    await notifyOwner({ queue }, tx, {
      accountId: row.owner_id,
      kind: decision,
      about: toSubject(kind, id),
      reason: words,
      origin,
      at,
    })
  }
  return toDecided(row)
}

/**
 * Undoes the last decision unless the listing changed since, and retracts an unsent notification.
 * Raises notFound and conflict as `decideListing` does.
 */
export async function undoListing<Row extends ReviewedListing, Own extends ReviewStatus>(
  tx: Kysely<DB>,
  of: Reviewing<Row, Own>,
  { adminId, at }: ReviewContext,
  { id, revision }: Pick<ReviewDecision, 'id' | 'revision'>,
): Promise<Decided> {
  const row = await lockPresent(tx, of, { id, revision })
  const { kind } = of
  const last = await lastReview(tx, { kind, id })
  // The owner's later change set this status, and was not reviewed.
  if (!last || last.decision !== row.request_status) throw wrongStep()
  await of.write(tx, id, of.toReviewStatus(toReviewStatus(last.previous), last.previous), at)
  await logReview(tx, { kind, id, decision: 'undone', decidedBy: adminId, at })
  if (row.owner_id !== null) {
    await retractNotification(tx, {
      accountId: row.owner_id,
      kind: last.decision,
      about: toSubject(kind, id),
      at: last.created_at,
    })
  }
  return toDecided(row)
}

export function previousMoment(previous: PreviousState, key: string): Date | null {
  return previous[key] ? new Date(String(previous[key])) : null
}

/** Conflict for a listing that changed since it was read. */
export function staleListing({
  revision,
  request_status,
}: Pick<ReviewedListing, 'revision' | 'request_status'>) {
  return failure('conflict', 'The listing has changed in the meantime. Please check it again.', {
    key: 'stale',
    data: { revision, request_status },
  })
}

export function wrongStep() {
  return failure('conflict', 'This is not possible in the listing’s current status.', {
    key: 'wrongStep',
  })
}

async function lockPresent<Row extends ReviewedListing, Own extends ReviewStatus>(
  tx: Kysely<DB>,
  { kind, lock }: Reviewing<Row, Own>,
  { id, revision }: Pick<ReviewDecision, 'id' | 'revision'>,
): Promise<Row> {
  const row = await lock(tx, id)
  if (!row || row.deleted_at) throw failure('notFound', `This ${kind} was not found.`)
  if (row.revision !== revision) throw staleListing(row)
  return row
}

function toPreviousState(row: ReviewedListing): PreviousState {
  const iso = (moment: Date | null) => moment?.toISOString() ?? null
  return {
    request_status: row.request_status,
    submitted_at: iso(row.submitted_at),
    approved_at: iso(row.approved_at),
    posted_at: iso(row.posted_at),
  }
}

function toReviewStatus(previous: PreviousState): ReviewStatus {
  const status = previous.request_status
  const postedAt = previousMoment(previous, 'posted_at')
  const isKnown = status === 'pending' || status === 'approved' || status === 'rejected'
  if (!isKnown || !postedAt) throw wrongStep()
  return {
    request_status: status,
    submitted_at: previousMoment(previous, 'submitted_at'),
    approved_at: previousMoment(previous, 'approved_at'),
    posted_at: postedAt,
  }
}

function toSubject(kind: ListingKind, id: number) {
  return kind === 'property' ? { propertyId: id } : { projectId: id }
}

function toDecided({ owner_id: ownerId, title, slug, revision }: ReviewedListing): Decided {
  return { ownerId, title, slug, revision: revision + 1 }
}
