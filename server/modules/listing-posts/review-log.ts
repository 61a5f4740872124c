import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ListingKind } from '@/domain/listing-gate.ts'
import type { DB } from '@/generated/database.ts'
import type { RequestContext } from '@/server/http/handler.ts'
import { requireAdmin } from '@/server/http/viewer.ts'
import type { Queue } from '@/server/jobs/queue.ts'

/** What deciding needs beside the transaction; made before it begins, as it reads settings. */
export type ReviewDesk = {
  queue: Queue
  /** Who decides; nobody where the rules of the installation do. */
  adminId: number | null
  /** Absolute base of pages, for mails. */
  origin: string
  /** For how long a listing is shown. */
  listingDays: number
  at: Date
}

/** The desk of the administrator who asks. Raises forbidden for anybody else. */
export async function openReviewDesk(context: RequestContext): Promise<ReviewDesk> {
  const { id } = requireAdmin(context)
  return { ...(await deskOf(context)), adminId: id }
}

/** The desk of the rules. */
export async function deskOf({ deps, origin }: RequestContext): Promise<ReviewDesk> {
  const { listing_days: listingDays } = await deps.settings.read()
  return { queue: deps.queue, adminId: null, origin, listingDays, at: deps.clock() }
}

/** A decision that is asked for; `revision` is what the decision was made on. */
export type Verdict = {
  id: number
  revision: number
  decision: 'approved' | 'rejected'
  /** Needed to reject. */
  reason: string
}

/** What a listing was before a decision, to be brought back by an undo: columns of its row, times in ISO. */
export type Former = Readonly<Record<string, string | number | boolean | null>>

export type Review = {
  id: number
  decision: 'approved' | 'rejected' | 'undone'
  reason: string
  former: Former
  created_at: Date
}

type Subject = { kind: ListingKind; id: number }

/** Writes down what was decided. */
export async function logReview(
  transaction: Kysely<DB>,
  review: Subject & {
    decision: Review['decision']
    reason?: string
    decidedBy: number | null
    former?: Former
    at: Date
  },
): Promise<void> {
  await transaction
    .insertInto('review')
    .values({
      property_id: review.kind === 'property' ? review.id : null,
      project_id: review.kind === 'project' ? review.id : null,
      decision: review.decision,
      reason: review.reason ?? '',
      decided_by: review.decidedBy,
      former: JSON.stringify(review.former ?? {}),
      created_at: review.at,
    })
    .execute()
}

/** The last decision about a listing. */
export async function lastReview(db: Kysely<DB>, subject: Subject): Promise<Review | undefined> {
  const { rows } = await sql<Review>`
    select id, decision, reason, former, created_at from review
    where ${reviewOf(subject)} order by id desc limit 1`.execute(db)
  return rows[0]
}

/** Every decision about a listing, the newest first, at most a hundred. */
export async function readReviews(db: Kysely<DB>, subject: Subject): Promise<Review[]> {
  const { rows } = await sql<Review>`
    select id, decision, reason, former, created_at from review
    where ${reviewOf(subject)} order by id desc limit 100`.execute(db)
  return rows
}

function reviewOf({ kind, id }: Subject): RawBuilder<unknown> {
  return kind === 'property' ? sql`property_id = ${id}` : sql`project_id = ${id}`
}
