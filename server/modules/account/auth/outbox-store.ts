import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type OutboxRow = {
  id: number
  kind: 'mail' | 'sms'
  recipient: string
  subject: string
  text: string
  created_at: Date
  attachments: { name: string; bytes: number }[]
}

/** Lists messages kept instead of sent, newest first. */
export async function readOutbox(db: Kysely<DB>, limit: number): Promise<OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`
    select * from (
      select id, 'mail' as kind, recipient, subject, text, created_at, (
        select coalesce(jsonb_agg(jsonb_build_object('name', f.it->>'name', 'bytes', length(decode(f.it->>'content', 'base64')))
          order by f.position), '[]')
        from jsonb_array_elements(attachments) with ordinality as f (it, position)) as attachments
      from mail_outbox
      union all
      select id, 'sms', recipient, '', text, created_at, '[]' from sms_outbox
    ) kept order by created_at desc, id desc, kind limit ${limit}`.execute(db)
  return rows
}

/** `position` counts from 0. */
export async function findOutboxAttachment(
  db: Kysely<DB>,
  { id, position }: { id: number; position: number },
): Promise<{ name: string; type: string; content: string } | undefined> {
  const { rows } = await sql<{ file: { name: string; type: string; content: string } | null }>`
    select attachments -> ${position}::int as file from mail_outbox where id = ${id}`.execute(db)
  return rows[0]?.file ?? undefined
}

export async function deleteFromOutbox(db: Kysely<DB>, before: Date): Promise<void> {
  await sql`delete from mail_outbox where created_at < ${before}`.execute(db)
  await sql`delete from sms_outbox where created_at < ${before}`.execute(db)
}
