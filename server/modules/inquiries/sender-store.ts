import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type SenderRow = {
  name: string
  email: string | null
  mobile: string | null
  is_active: boolean
  language_code: string
}

export async function readSender(db: Kysely<DB>, accountId: number): Promise<SenderRow> {
  return db
    .selectFrom('account')
    .select(['name', 'email', 'mobile', 'is_active', 'language_code'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}
