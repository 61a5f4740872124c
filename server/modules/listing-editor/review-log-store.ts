import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import type { DB } from '@/generated/database.ts'

/** Columns to restore on undo; times in ISO format. */
export type PreviousState = Readonly<Record<string, string | number | boolean | null>>

export type Review = {
  id: number
  decision: 'approved' | 'rejected' | 'undone'
  reason: string
  previous: PreviousState
  created_at: Date
}

type Subject = { kind: ListingKind; id: number }

export async function logReview(
  transaction: Kysely<DB>,
  review: Subject & {
    decision: Review['decision']
    reason?: string
    decidedBy: number | null
    previous?: PreviousState
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
      former: JSON.stringify(review.previous ?? {}),
      created_at: review.at,
    })
    .execute()
}

export async function lastReview(db: Kysely<DB>, subject: Subject): Promise<Review | undefined> {
  const { rows } = await sql<Review>`
    select id, decision, reason, former as previous, created_at from review
    where ${matchesSubject(subject)} order by id desc limit 1`.execute(db)
  return rows[0]
}

/** Lists the newest 100 decisions, newest first. */
export async function readReviews(db: Kysely<DB>, subject: Subject): Promise<Review[]> {
  const { rows } = await sql<Review>`
    select id, decision, reason, former as previous, created_at from review
    where ${matchesSubject(subject)} order by id desc limit 100`.execute(db)
  return rows
}

function matchesSubject({ kind, id }: Subject): RawBuilder<unknown> {
  return kind === 'property' ? sql`property_id = ${id}` : sql`project_id = ${id}`
}
