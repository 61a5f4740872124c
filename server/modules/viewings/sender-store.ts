import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type ViewingSender = {
  account_id: number | null
  name: string
  /** Of members the account's; null for deactivated ones. */
  email: string | null
  language: string
}

export async function findViewingSender(db: Kysely<DB>, inquiryId: number): Promise<ViewingSender> {
  const { rows } = await sql<ViewingSender>`
    select i.account_id, i.name, case when a.id is null then i.email when a.is_active then coalesce(a.email, i.email) end as email,
      coalesce(a.language_code, i.language_code) as language
    from inquiry i left join account a on a.id = i.account_id where i.id = ${inquiryId}`.execute(db)
  const [sender] = rows
  if (!sender) throw new Error('A viewing without its inquiry')
  return sender
}
