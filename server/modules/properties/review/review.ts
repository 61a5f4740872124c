import type { Kysely } from 'kysely'
import type { ListingFacts } from '@/domain/listing/listing-status.ts'
import { propertyTypeOf } from '@/domain/listing/property-type.ts'
import type { DB } from '@/generated/database.ts'
import {
  type Decided,
  decideListing,
  formerMoment,
  type Reviewing,
  type Standing,
  undoListing,
} from '@/server/modules/listing-editor/decide.ts'
import type { ReviewDesk, Verdict } from '@/server/modules/listing-editor/review-desk.ts'
import { refreshSearch } from '../posting/posting-store.ts'
import { lockReviewed, type ReviewedRow, writeStanding } from './review-store.ts'

const DAY_MS = 86_400_000

type PropertyStanding = Standing & Pick<ReviewedRow, 'expires_at'>

/**
 * The first approval and one after expiry start the listing term; sold and rented properties have
 * none.
 */
const reviewing: Reviewing<ReviewedRow, PropertyStanding> = {
  kind: 'property',
  lock: lockReviewed,
  factsOf,
  standingAfter,
  formerOf: ({ expires_at }) => ({ expires_at: expires_at?.toISOString() ?? null }),
  standingOf: (standing, former) => ({
    ...standing,
    expires_at: formerMoment(former, 'expires_at'),
  }),
  async write(tx, id, standing, at) {
    await writeStanding(tx, { id, ...standing, at })
    await refreshSearch(tx, id, at)
  },
}

/** Approves or rejects a property; see `decideListing`. */
export function decideProperty(
  tx: Kysely<DB>,
  desk: ReviewDesk,
  verdict: Verdict,
): Promise<Decided> {
  return decideListing(tx, reviewing, desk, verdict)
}

/** Undoes the last decision on a property; see `undoListing`. */
export function undoProperty(
  tx: Kysely<DB>,
  desk: ReviewDesk,
  wanted: Pick<Verdict, 'id' | 'revision'>,
): Promise<Decided> {
  return undoListing(tx, reviewing, desk, wanted)
}

/** Converts a row to the input of the transition rules. */
export function factsOf(
  row: Pick<
    ReviewedRow,
    'request_status' | 'is_active' | 'property_type' | 'expires_at' | 'deleted_at'
  >,
  at: Date,
): ListingFacts {
  return {
    decision: row.request_status,
    isActive: row.is_active,
    offer: propertyTypeOf(row.property_type) ?? 'sell',
    isExpired: row.expires_at !== null && row.expires_at <= at,
    isDeleted: row.deleted_at !== null,
  }
}

/** Columns that an automatic approval sets. */
export function approvedStanding({ listingDays, at }: ReviewDesk) {
  return { approved_at: at, posted_at: at, expires_at: endOfTerm(at, listingDays) }
}

export function endOfTerm(from: Date, listingDays: number): Date {
  return new Date(from.getTime() + listingDays * DAY_MS)
}

function standingAfter(
  row: ReviewedRow,
  decision: Verdict['decision'],
  { listingDays, at }: ReviewDesk,
): PropertyStanding {
  const { approved_at, posted_at, expires_at } = row
  const kept = { approved_at, posted_at, expires_at, submitted_at: null }
  if (decision === 'rejected') return { ...kept, request_status: decision }
  const { offer } = factsOf(row, at)
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
