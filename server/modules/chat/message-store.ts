import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { isLeft, isSide, type SideId } from './chat-conditions.ts'

export type MessageRow = {
  id: number
  thread_id: number
  seq: number
  sender_id: number | null
  author_id: number | null
  client_id: string | null
  text: string
  file_key: string | null
  file_mime: string | null
  file_name: string
  audio_key: string | null
  created_at: Date
  is_read: boolean
}

export type MessagePart = {
  threadId: number
  me: SideId
  before?: number | undefined
  after?: number | undefined
  offset: number
  limit: number
}

const MESSAGES = sql`
  chat_side s join chat_side o on o.thread_id = s.thread_id and o.account_id is distinct from s.account_id
  join chat_message m on m.thread_id = s.thread_id`

const COLUMNS = sql`
  m.id, m.thread_id, m.seq, m.sender_id, m.author_id, m.client_id, m.text, m.file_key, m.file_name, m.audio_key, m.created_at,
  (select f.mime from stored_file f where f.key = m.file_key) as file_mime,
  m.seq <= case when m.sender_id is not distinct from s.account_id then o.read_seq else s.read_seq end as is_read`

/** A page of messages that are left to a side, newest first; after a `seq`, the oldest of them. */
export async function messagePage(
  db: Kysely<DB>,
  part: MessagePart,
): Promise<{ rows: MessageRow[]; total: number }> {
  const { offset, limit, after } = part
  const order = after === undefined ? sql`desc` : sql`asc`
  const { rows } = await sql<MessageRow>`
    select ${COLUMNS} from ${MESSAGES} where ${isIn(part)} order by m.seq ${order} offset ${offset} limit ${limit}`.execute(
    db,
  )
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from chat_side s join chat_message m on m.thread_id = s.thread_id
    where ${isIn(part)}`.execute(db)
  const newestFirst = after === undefined ? rows : rows.toReversed()
  return { rows: newestFirst, total: counted.rows[0]?.total ?? 0 }
}

function isIn({ threadId, me, before, after }: MessagePart): RawBuilder<boolean> {
  const bounds = [
    before === undefined ? sql`true` : sql`m.seq < ${before}`,
    after === undefined ? sql`true` : sql`m.seq > ${after}`,
  ]
  return sql`s.thread_id = ${threadId} and ${isSide(sql`s.account_id`, me)} and ${isLeft(sql`s`)}
    and ${sql.join(bounds, sql` and `)}`
}

/** One message as its side sees it; undefined if deleted. */
export async function readMessage(
  db: Kysely<DB>,
  { id, me }: { id: number; me: SideId },
): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${COLUMNS} from ${MESSAGES} where m.id = ${id} and ${isSide(sql`s.account_id`, me)} and ${isLeft(sql`s`)}`.execute(
    db,
  )
  return rows[0]
}

export type SentBefore = {
  id: number
  thread_id: number
  text: string
  file_name: string
  hasFile: boolean
  hasAudio: boolean
  isDeleted: boolean
}

/** A message of the author with this client id, also when it is deleted. */
export async function findSent(
  db: Kysely<DB>,
  { authorId, clientId }: { authorId: number; clientId: string },
): Promise<SentBefore | undefined> {
  const { rows } = await sql<SentBefore>`
    select id, thread_id, text, file_name, file_key is not null as "hasFile", audio_key is not null as "hasAudio",
      deleted_at is not null as "isDeleted"
    from chat_message where author_id = ${authorId} and client_id = ${clientId}::uuid`.execute(db)
  return rows[0]
}

export type NewMessage = {
  threadId: number
  seq: number
  sender: SideId
  authorId: number
  clientId: string | null
  text: string
  file: { key: string; name: string } | null
  audioKey: string | null
  at: Date
}

/** Undefined if the client id is taken. */
export async function insertMessage(
  tx: Kysely<DB>,
  message: NewMessage,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('chat_message')
    .values({
      thread_id: message.threadId,
      seq: message.seq,
      sender_id: message.sender,
      author_id: message.authorId,
      client_id: message.clientId,
      text: message.text,
      file_key: message.file?.key ?? null,
      file_name: message.file?.name ?? '',
      audio_key: message.audioKey,
      created_at: message.at,
    })
    .onConflict((conflict) =>
      conflict.columns(['author_id', 'client_id']).where('client_id', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (!row) return undefined
  await tx
    .updateTable('chat_thread')
    .set({ last_seq: message.seq, last_at: message.at })
    .where('id', '=', message.threadId)
    .execute()
  return row.id
}

/** Erases a message; the row stays against late repeats. Returns its files. */
export async function eraseMessage(
  tx: Kysely<DB>,
  { id, at }: { id: number; at: Date },
): Promise<string[]> {
  return erase(tx, sql`m.id = ${id}`, at)
}

/** Erases what both sides deleted; returns the files. */
export async function eraseCleared(
  tx: Kysely<DB>,
  { threadId, at }: { threadId: number; at: Date },
): Promise<string[]> {
  const gone = sql`m.thread_id = ${threadId}
    and m.seq <= (select min(cleared_seq) from chat_side where thread_id = ${threadId})`
  return erase(tx, gone, at)
}

async function erase(tx: Kysely<DB>, which: RawBuilder<unknown>, at: Date): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with gone as (
      select m.id, m.file_key, m.audio_key from chat_message m where ${which} and m.deleted_at is null for update),
    erased as (
      update chat_message m set text = '', file_key = null, file_name = '', audio_key = null, deleted_at = ${at}
      from gone where gone.id = m.id)
    select key from gone, unnest(array[gone.file_key, gone.audio_key]) key where key is not null`.execute(
    tx,
  )
  return rows.map(({ key }) => key)
}

/** Rows of erased messages that no repeat comes for any more, but never a conversation's last. */
export async function deleteErased(db: Kysely<DB>, before: Date): Promise<void> {
  await sql`delete from chat_message where deleted_at < ${before}`.execute(db)
}
