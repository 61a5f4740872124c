import { type Kysely, sql } from 'kysely'
import type { VerificationStatus } from '@/domain/listing/listing-gate.ts'
import type { DB } from '@/generated/database.ts'

export type ListerRow = {
  name: string
  email: string | null
  mobile: string | null
  profile_key: string | null
  address: string
  verification_status: VerificationStatus
}

export async function readLister(db: Kysely<DB>, id: number): Promise<ListerRow | undefined> {
  const { rows } = await sql<ListerRow>`
    select name, email, mobile, profile_key, address, verification_status from account where id = ${id}`.execute(
    db,
  )
  return rows[0]
}
