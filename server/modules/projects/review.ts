import type { Kysely } from 'kysely'
import type { ListingFacts } from '@/domain/listing/listing-status.ts'
import type { DB } from '@/generated/database.ts'
import {
  type Decided,
  decideListing,
  type Reviewing,
  undoListing,
} from '@/server/modules/listing-editor/decide.ts'
import type {
  ReviewContext,
  ReviewDecision,
} from '@/server/modules/listing-editor/review-context.ts'
import { logReview } from '@/server/modules/listing-editor/review-log-store.ts'
import { lockReviewed, type ReviewedProject, writeReviewStatus } from './review-store.ts'

type ProjectStatus = Parameters<typeof writeReviewStatus>[1]['status']

/** The first approval makes the project visible; later ones keep the owner's choice. */
const reviewing: Reviewing<ReviewedProject, ProjectStatus> = {
  kind: 'project',
  lock: lockReviewed,
  factsOf: projectFacts,
  statusAfter(row, decision, { at }) {
    const { approved_at, posted_at, is_active } = row
    const kept = { approved_at, posted_at, is_active, submitted_at: null }
    if (decision === 'rejected') return { ...kept, request_status: decision }
    return approved_at
      ? { ...kept, request_status: decision }
      : { ...kept, request_status: decision, approved_at: at, posted_at: at, is_active: true }
  },
  toPreviousState: ({ is_active }) => ({ is_active }),
  toReviewStatus: (status, { is_active }) => ({ ...status, is_active: is_active === true }),
  write: (tx, id, status, at) => writeReviewStatus(tx, { id, status, at }),
}

/** Approves or rejects a project; see `decideListing`. */
export function decideProject(
  tx: Kysely<DB>,
  reviewContext: ReviewContext,
  reviewDecision: ReviewDecision,
): Promise<Decided> {
  return decideListing(tx, reviewing, reviewContext, reviewDecision)
}

/** Undoes the last decision on a project; see `undoListing`. */
export function undoProject(
  tx: Kysely<DB>,
  reviewContext: ReviewContext,
  wanted: Pick<ReviewDecision, 'id' | 'revision'>,
): Promise<Decided> {
  return undoListing(tx, reviewing, reviewContext, wanted)
}

/** Maps a row to the input of the transition rules. */
export function projectFacts({
  request_status,
  is_active,
  deleted_at,
}: Pick<ReviewedProject, 'request_status' | 'is_active' | 'deleted_at'>): ListingFacts {
  return {
    decision: request_status,
    isActive: is_active,
    offer: null,
    isExpired: false,
    isDeleted: deleted_at !== null,
  }
}

/** Columns for a new project that is approved automatically. */
export function approvedStatus({ at }: Pick<ReviewContext, 'at'>) {
  return {
    request_status: 'approved' as const,
    is_active: true,
    submitted_at: null,
    approved_at: at,
    posted_at: at,
  }
}

export function logApprovalByRules(
  tx: Kysely<DB>,
  id: number,
  { at }: ReviewContext,
): Promise<void> {
  return logReview(tx, { kind: 'project', id, decision: 'approved', decidedBy: null, at })
}
