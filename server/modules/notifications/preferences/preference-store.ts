import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type PreferenceRow = {
  page_off: string[]
  mail_off: string[]
  push_off: string[]
  /** Minutes of the day; both null without quiet hours. */
  quiet_from: number | null
  quiet_to: number | null
  time_zone: string
}

export async function readPreference(
  db: Kysely<DB>,
  accountId: number,
): Promise<PreferenceRow | undefined> {
  const { rows } = await sql<PreferenceRow>`
    select page_off, mail_off, push_off, quiet_from, quiet_to, time_zone
    from notice_preference where account_id = ${accountId}`.execute(db)
  return rows[0]
}

export async function writePreference(
  db: Kysely<DB>,
  { accountId, at, ...wanted }: PreferenceRow & { accountId: number; at: Date },
): Promise<void> {
  await sql`
    insert into notice_preference (account_id, page_off, mail_off, push_off, quiet_from, quiet_to, time_zone, updated_at)
    values (${accountId}, ${wanted.page_off}::text[], ${wanted.mail_off}::text[], ${wanted.push_off}::text[],
      ${wanted.quiet_from}, ${wanted.quiet_to}, ${wanted.time_zone}, ${at})
    on conflict (account_id) do update set page_off = excluded.page_off, mail_off = excluded.mail_off,
      push_off = excluded.push_off, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
      time_zone = excluded.time_zone, updated_at = excluded.updated_at`.execute(db)
}
