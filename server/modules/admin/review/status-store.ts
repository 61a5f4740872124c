import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ReviewKind } from '../cursors.ts'

export type LockedItem = {
  revision: number
  status: 'pending' | 'approved' | 'rejected'
  title: string
  /** Null for listings of the site. */
  owner_id: number | null
}

export const APPLICANT_NAME = sql`coalesce(nullif(a.name, ''), a.email, a.slug)`

/** Locks an item until the transaction ends; undefined if deleted. */
export async function lockReviewItem(
  db: Kysely<DB>,
  { kind, id }: { kind: ReviewKind; id: number },
): Promise<LockedItem | undefined> {
  if (kind === 'verification') return lockApplicant(db, id)
  const { rows } = await sql<LockedItem>`
    select revision, request_status as status, title, owner_id from ${sql.table(kind)}
    where id = ${id} and deleted_at is null for update`.execute(db)
  return rows[0]
}

/** Locks the account first, as all other decisions do, to prevent deadlocks. */
async function lockApplicant(db: Kysely<DB>, id: number): Promise<LockedItem | undefined> {
  await sql`
    select a.id from account a join verification_application v on v.account_id = a.id
    where v.id = ${id} for no key update of a`.execute(db)
  const { rows } = await sql<LockedItem>`
    select v.revision, case v.status when 'success' then 'approved' when 'failed' then 'rejected' else 'pending' end as status,
      ${APPLICANT_NAME} as title, v.account_id as owner_id
    from verification_application v join account a on a.id = v.account_id where v.id = ${id} for update of v`.execute(
    db,
  )
  return rows[0]
}
