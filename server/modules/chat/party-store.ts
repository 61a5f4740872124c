import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type PartyAccount = {
  is_admin: boolean
  is_active: boolean
  created_at: Date
  profile_key: string | null
}

export async function findAccount(db: Kysely<DB>, id: number): Promise<PartyAccount | undefined> {
  return db
    .selectFrom('account')
    .select(['is_admin', 'is_active', 'created_at', 'profile_key'])
    .where('id', '=', id)
    .executeTakeFirst()
}
