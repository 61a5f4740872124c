import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export async function isVerifiedOwner(db: Kysely<DB>, accountId: number): Promise<boolean> {
  const { rows } = await sql<{ is_verified: boolean }>`
    select verification_status = 'success' as is_verified from account where id = ${accountId}`.execute(
    db,
  )
  return rows[0]?.is_verified ?? false
}
