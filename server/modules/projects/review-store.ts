import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ReviewedListing, ReviewStatus } from '@/server/modules/listing-editor/decide.ts'

export type ReviewedProject = ReviewedListing

/** Locks a project until the transaction ends. */
export async function lockReviewed(
  db: Kysely<DB>,
  id: number,
): Promise<ReviewedProject | undefined> {
  const { rows } = await sql<ReviewedProject>`
    select id, owner_id, slug, title, is_active, request_status, submitted_at, approved_at, posted_at, deleted_at,
      revision
    from project where id = ${id} for update`.execute(db)
  return rows[0]
}

/** Updates the moderation status and increments the revision, so that older copies become stale. */
export async function writeReviewStatus(
  db: Kysely<DB>,
  { id, status, at }: { id: number; status: ReviewStatus & { is_active: boolean }; at: Date },
): Promise<void> {
  await db
    .updateTable('project')
    .set(({ eb }) => ({ ...status, revision: eb('revision', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute()
}
