import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

type Written = { id: number; isVerified: boolean; reason: string; adminId: number; at: Date }

/**
 * Without an application, revoking resets the status to `initial`; otherwise it becomes `failed`.
 */
export async function writeVerification(
  db: Kysely<DB>,
  { id, isVerified, reason, adminId, at }: Written,
): Promise<void> {
  const decision = isVerified ? 'success' : 'failed'
  const { rows } = await sql<{ id: number }>`
    update verification_application set status = ${decision}, revision = revision + 1, updated_at = ${at}
    where account_id = ${id} returning id`.execute(db)
  const [application] = rows
  const status = isVerified || application ? decision : 'initial'
  await sql`update account set verification_status = ${status}, updated_at = ${at} where id = ${id}`.execute(
    db,
  )
  if (!application) return
  await sql`
    insert into verification_decision (application_id, decision, reason, decided_by, created_at)
    values (${application.id}, ${decision}, ${reason}, ${adminId}, ${at})`.execute(db)
}
