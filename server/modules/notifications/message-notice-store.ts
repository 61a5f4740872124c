import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

type NewNotice = {
  threadId: number
  me: number | null
  peer: number | null
  propertyId: number
  at: Date
}

/** For the administrator, each of them gets one. A purged property is not named. */
export async function insertMessageNotices(
  db: Kysely<DB>,
  { threadId, me, peer, propertyId, at }: NewNotice,
): Promise<void> {
  const readers = peer === null ? sql`a.is_admin and a.is_active` : sql`a.id = ${peer}`
  await sql`
    insert into notification (account_id, kind, chat_thread_id, property_id, actor_id, created_at)
    select a.id, 'message', ${threadId}, (select id from property where id = ${propertyId}), ${me}::int, ${at}
    from account a where ${readers}`.execute(db)
}

export async function markMessageNotices(
  db: Kysely<DB>,
  { threadId, sideId, at }: { threadId: number; sideId: number | null; at: Date },
): Promise<void> {
  const readers =
    sideId === null
      ? sql`n.account_id in (select id from account where is_admin)`
      : sql`n.account_id = ${sideId}`
  await sql`
    update notification n set read_at = ${at} where n.chat_thread_id = ${threadId} and n.read_at is null and ${readers}`.execute(
    db,
  )
}

export type UnreadMessage = {
  email: string | null
  /** Null for the administrator, who has the site's language. */
  language_code: string | null
  /** Null if the administrator wrote. */
  sender: string | null
  home: string | null
  seq: number
  text: string
}

/** The newest that a side did not read and that are left, oldest first; texts are cut. */
export async function findUnreadMessages(
  db: Kysely<DB>,
  {
    threadId,
    accountId,
    limit,
    length,
  }: { threadId: number; accountId: number | null; limit: number; length: number },
): Promise<UnreadMessage[]> {
  const { rows } = await sql<UnreadMessage>`
    select a.email, a.language_code, w.name as sender, p.title as home, m.seq, left(m.text, ${length}::int) as text
    from chat_thread t join chat_side s on s.thread_id = t.id and coalesce(s.account_id, 0) = ${accountId ?? 0}
    join chat_message m on m.thread_id = t.id and m.seq > greatest(s.read_seq, s.cleared_seq) and m.deleted_at is null
      and m.sender_id is distinct from s.account_id
    left join account a on a.id = s.account_id left join account w on w.id = m.sender_id
    left join property p on p.id = t.property_id
    where t.id = ${threadId} and coalesce(a.is_active, true) order by m.seq desc limit ${limit}`.execute(
    db,
  )
  return rows.toReversed()
}
