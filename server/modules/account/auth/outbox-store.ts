import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type OutboxRow = {
  id: number
  kind: 'mail' | 'sms'
  recipient: string
  subject: string
  text: string
  created_at: Date
}

/** Lists messages kept instead of sent, newest first. */
export async function readOutbox(db: Kysely<DB>, limit: number): Promise<OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`
    select * from (
      select id, 'mail' as kind, recipient, subject, text, created_at from mail_outbox
      union all
      select id, 'sms', recipient, '', text, created_at from sms_outbox
    ) kept order by created_at desc, id desc, kind limit ${limit}`.execute(db)
  return rows
}

export async function deleteFromOutbox(db: Kysely<DB>, before: Date): Promise<void> {
  await sql`delete from mail_outbox where created_at < ${before}`.execute(db)
  await sql`delete from sms_outbox where created_at < ${before}`.execute(db)
}
