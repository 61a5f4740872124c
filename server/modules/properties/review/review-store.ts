import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type ReviewedRow = {
  id: number
  owner_id: number | null
  slug: string
  title: string
  property_type: number
  is_active: boolean
  request_status: 'pending' | 'approved' | 'rejected'
  submitted_at: Date | null
  approved_at: Date | null
  posted_at: Date
  expires_at: Date | null
  deleted_at: Date | null
  revision: number
}

/** Locks a property until the transaction ends. */
export async function lockReviewed(db: Kysely<DB>, id: number): Promise<ReviewedRow | undefined> {
  const { rows } = await sql<ReviewedRow>`
    select id, owner_id, slug, title, property_type, is_active, request_status, submitted_at, approved_at, posted_at,
      expires_at, deleted_at, revision
    from property where id = ${id} for update`.execute(db)
  return rows[0]
}

/** Increments the revision, so that older copies become stale. */
export async function writeReviewStatus(
  db: Kysely<DB>,
  {
    id,
    at,
    ...status
  }: Pick<
    ReviewedRow,
    'id' | 'request_status' | 'submitted_at' | 'approved_at' | 'posted_at' | 'expires_at'
  > & { at: Date },
): Promise<void> {
  await db
    .updateTable('property')
    .set(({ eb }) => ({ ...status, revision: eb('revision', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute()
}
