import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** False if this account has already reported the message. */
export async function insertReport(
  db: Kysely<DB>,
  report: { messageId: number; reporterId: number; reason: string; excerpt: string; at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('chat_report')
    .values({
      message_id: report.messageId,
      reporter_id: report.reporterId,
      reason: report.reason,
      excerpt: report.excerpt,
      created_at: report.at,
    })
    .onConflict((conflict) => conflict.columns(['message_id', 'reporter_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export type ReportRow = {
  id: number
  message_id: number
  thread_id: number
  excerpt: string
  reason: string
  reporter_id: number
  reporter_name: string
  sender_id: number | null
  sender_name: string | null
  property_id: number
  title: string | null
  created_at: Date
  handled_at: Date | null
}

const COLUMNS = sql`
  r.id, r.message_id, m.thread_id, r.excerpt, r.reason, r.reporter_id, a.name as reporter_name, m.sender_id,
  w.name as sender_name, t.property_id, p.title, r.created_at, r.handled_at
  from chat_report r join chat_message m on m.id = r.message_id join chat_thread t on t.id = m.thread_id
  join account a on a.id = r.reporter_id left join account w on w.id = m.sender_id
  left join property p on p.id = t.property_id`

export async function reportPage(
  db: Kysely<DB>,
  { isOpen, offset, limit }: { isOpen: boolean; offset: number; limit: number },
): Promise<{ rows: ReportRow[]; total: number }> {
  const state = isOpen ? sql`r.handled_at is null` : sql`r.handled_at is not null`
  const { rows } = await sql<ReportRow>`
    select ${COLUMNS} where ${state} order by r.created_at desc, r.id desc offset ${offset} limit ${limit}`.execute(
    db,
  )
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from chat_report r where ${state}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** Reports that nobody has handled. */
export async function countOpen(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from chat_report where handled_at is null`.execute(db)
  return rows[0]?.n ?? 0
}

export async function findReport(db: Kysely<DB>, id: number): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`
    select ${COLUMNS} where r.id = ${id} for update of r`.execute(db)
  return rows[0]
}

export async function closeReport(
  db: Kysely<DB>,
  { id, adminId, at }: { id: number; adminId: number; at: Date },
): Promise<void> {
  await db
    .updateTable('chat_report')
    .set({ handled_at: at, handled_by: adminId })
    .where('id', '=', id)
    .execute()
}

export type ReportedRow = {
  id: number
  seq: number
  sender_id: number | null
  text: string
  file_key: string | null
  file_name: string
  audio_key: string | null
  created_at: Date
}

/** The newest messages that neither their sender nor both sides deleted. */
export async function reportedMessages(
  db: Kysely<DB>,
  { threadId, limit }: { threadId: number; limit: number },
): Promise<ReportedRow[]> {
  return db
    .selectFrom('chat_message')
    .select(['id', 'seq', 'sender_id', 'text', 'file_key', 'file_name', 'audio_key', 'created_at'])
    .where('thread_id', '=', threadId)
    .where('deleted_at', 'is', null)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute()
}
