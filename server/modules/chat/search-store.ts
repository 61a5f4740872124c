import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { isLeft, isSide, type SideId } from './chat-conditions.ts'

export type FoundRow = {
  id: number
  seq: number
  sender_id: number | null
  peer_id: number | null
  name: string | null
  profile_key: string | null
  property_id: number
  title: string | null
  text: string
  created_at: Date
}

/**
 * Messages of a side's conversations with all of these words or beginnings of words, newest first.
 * Words hold letters and digits only.
 */
export async function findMessages(
  db: Kysely<DB>,
  {
    me,
    words,
    offset,
    limit,
  }: { me: SideId; words: readonly string[]; offset: number; limit: number },
): Promise<{ rows: FoundRow[]; total: number }> {
  const found = sql`
    chat_side s join chat_message m on m.thread_id = s.thread_id
    where ${isSide(sql`s.account_id`, me)} and ${isLeft(sql`s`)} and to_tsvector('simple', search_text(m.text)) @@ beginnings_query(${words.join(' ')})`
  const { rows } = await sql<FoundRow>`
    select f.id, f.seq, f.sender_id, o.account_id as peer_id, a.name, a.profile_key, t.property_id, p.title,
      f.text, f.created_at
    from (select m.id, m.seq, m.thread_id, m.sender_id, m.text, m.created_at, s.account_id from ${found}
      order by m.created_at desc, m.id desc offset ${offset} limit ${limit}) f
    join chat_thread t on t.id = f.thread_id
    join chat_side o on o.thread_id = t.id and o.account_id is distinct from f.account_id
    left join account a on a.id = o.account_id left join property p on p.id = t.property_id
    order by f.created_at desc, f.id desc`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${found}`.execute(
    db,
  )
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
