import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** Address and number are only set if verified. */
export type IdentityProofs = {
  id: number
  password_hash: string | null
  email: string | null
  mobile: string | null
}

export async function findProofs(db: Kysely<DB>, id: number): Promise<IdentityProofs | undefined> {
  const { rows } = await sql<IdentityProofs>`
    select id, password_hash, case when is_email_verified then email end as email,
      case when mobile_verified_at is not null then mobile end as mobile
    from account where id = ${id}`.execute(db)
  return rows[0]
}
