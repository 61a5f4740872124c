import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type ApplicationStatus = 'pending' | 'success' | 'failed'

export type LockedApplication = {
  account_id: number
  name: string
  status: ApplicationStatus
  revision: number
}

/** Locks an application and its account until the transaction ends. */
export async function lockApplication(
  db: Kysely<DB>,
  id: number,
): Promise<LockedApplication | undefined> {
  const { rows } = await sql<LockedApplication>`
    select v.account_id, v.status, v.revision, a.name
    from account a join verification_application v on v.account_id = a.id
    where v.id = ${id} for no key update of a, v`.execute(db)
  return rows[0]
}

export async function writeStatus(
  db: Kysely<DB>,
  { id, status, at }: { id: number; status: ApplicationStatus; at: Date },
): Promise<void> {
  await sql`
    with changed as (
      update verification_application set status = ${status}, revision = revision + 1, updated_at = ${at}
      where id = ${id} returning account_id)
    update account a set verification_status = ${status}, updated_at = ${at} from changed where a.id = changed.account_id`.execute(
    db,
  )
}

export type DecisionRow = {
  decision: 'success' | 'failed' | 'undone'
  reason: string
  created_at: Date
}

export async function insertDecision(
  db: Kysely<DB>,
  row: { id: number; adminId: number | null; at: Date } & Pick<DecisionRow, 'decision' | 'reason'>,
): Promise<void> {
  await db
    .insertInto('verification_decision')
    .values({
      application_id: row.id,
      decision: row.decision,
      reason: row.reason,
      decided_by: row.adminId,
      created_at: row.at,
    })
    .execute()
}

export async function readLastDecision(
  db: Kysely<DB>,
  id: number,
): Promise<DecisionRow | undefined> {
  const { rows } = await sql<DecisionRow>`
    select decision, reason, created_at from verification_decision
    where application_id = ${id} order by id desc limit 1`.execute(db)
  return rows[0]
}
