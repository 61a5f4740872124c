import type { Kysely } from 'kysely'
import type { ListingFacts } from '@/domain/listing/listing-status.ts'
import { toPropertyType } from '@/domain/listing/property-type.ts'
import type { DB } from '@/generated/database.ts'
import {
  type Decided,
  decideListing,
  previousMoment,
  type Reviewing,
  type ReviewStatus,
  undoListing,
} from '@/server/modules/listing-editor/decide.ts'
import type {
  ReviewContext,
  ReviewDecision,
} from '@/server/modules/listing-editor/review-context.ts'
import { refreshSearch } from '../posting/posting-store.ts'
import { lockReviewed, type ReviewedRow, writeReviewStatus } from './review-store.ts'

const DAY_MS = 86_400_000

type PropertyStatus = ReviewStatus & Pick<ReviewedRow, 'expires_at'>

/**
 * The first approval and one after expiry start the listing term; sold and rented properties have
 * none.
 */
const reviewing: Reviewing<ReviewedRow, PropertyStatus> = {
  kind: 'property',
  lock: lockReviewed,
  factsOf: toListingFacts,
  statusAfter,
  toPreviousState: ({ expires_at }) => ({ expires_at: expires_at?.toISOString() ?? null }),
  toReviewStatus: (status, previous) => ({
    ...status,
    expires_at: previousMoment(previous, 'expires_at'),
  }),
  async write(tx, id, status, at) {
    await writeReviewStatus(tx, { id, ...status, at })
    await refreshSearch(tx, id, at)
  },
}

/** Approves or rejects a property; see `decideListing`. */
export function decideProperty(
  tx: Kysely<DB>,
  reviewContext: ReviewContext,
  reviewDecision: ReviewDecision,
): Promise<Decided> {
  return decideListing(tx, reviewing, reviewContext, reviewDecision)
}

/** Undoes the last decision on a property; see `undoListing`. */
export function undoProperty(
  tx: Kysely<DB>,
  reviewContext: ReviewContext,
  wanted: Pick<ReviewDecision, 'id' | 'revision'>,
): Promise<Decided> {
  return undoListing(tx, reviewing, reviewContext, wanted)
}

/** Converts a row to the input of the transition rules. */
export function toListingFacts(
  row: Pick<
    ReviewedRow,
    'request_status' | 'is_active' | 'property_type' | 'expires_at' | 'deleted_at'
  >,
  at: Date,
): ListingFacts {
  return {
    decision: row.request_status,
    isActive: row.is_active,
    offer: toPropertyType(row.property_type) ?? 'sell',
    isExpired: row.expires_at !== null && row.expires_at <= at,
    isDeleted: row.deleted_at !== null,
  }
}

/** Columns that an automatic approval sets. */
export function approvedStatus({ listingDays, at }: ReviewContext) {
  return { approved_at: at, posted_at: at, expires_at: endOfTerm(at, listingDays) }
}

export function endOfTerm(from: Date, listingDays: number): Date {
  return new Date(from.getTime() + listingDays * DAY_MS)
}

function statusAfter(
  row: ReviewedRow,
  decision: ReviewDecision['decision'],
  { listingDays, at }: ReviewContext,
): PropertyStatus {
  const { approved_at, posted_at, expires_at } = row
  const kept = { approved_at, posted_at, expires_at, submitted_at: null }
  if (decision === 'rejected') return { ...kept, request_status: decision }
  const { offer } = toListingFacts(row, at)
  const hasTerm = offer === 'sell' || offer === 'rent'
  const isOver = expires_at === null || expires_at <= at
  return {
    ...kept,
    request_status: decision,
    approved_at: approved_at ?? at,
    posted_at: approved_at ? posted_at : at,
    expires_at: hasTerm ? (isOver ? endOfTerm(at, listingDays) : expires_at) : null,
  }
}
