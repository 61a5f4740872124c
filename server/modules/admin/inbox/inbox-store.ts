import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { toMicros, toMoment } from '../cursor-conditions.ts'
import type { Place } from '../cursors.ts'

export type ContactState = 'open' | 'closed'

export type ContactMessageRow = {
  id: number
  micros: string
  name: string
  email: string
  subject: string
  excerpt: string
  state: ContactState
  assigned_to: number | null
  assigned_name: string | null
  answers: number
  created_at: Date
  closed_at: Date | null
  closed_by: string | null
}

export type ContactMessageFilters = { state: ContactState; search: string }

/** A page of messages: oldest first if open, last closed first otherwise. */
export async function readContactMessages(
  db: Kysely<DB>,
  {
    after,
    limit,
    ...filters
  }: ContactMessageFilters & { after?: Place | undefined; limit: number },
): Promise<ContactMessageRow[]> {
  const isOpen = filters.state === 'open'
  const moment = isOpen ? sql`m.created_at` : sql`m.closed_at`
  const order = isOpen ? sql`asc` : sql`desc`
  const beyond = after
    ? sql`and (${moment}, m.id) ${isOpen ? sql`>` : sql`<`} (${toMoment(after.micros)}, ${after.id}::int)`
    : sql``
  const { rows } = await sql<ContactMessageRow>`
    select ${columns} where ${matches(filters)} ${beyond}
    order by ${moment} ${order}, m.id ${order} limit ${limit}`.execute(db)
  return rows
}

export async function countContactMessages(
  db: Kysely<DB>,
  filters: ContactMessageFilters,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from contact_message m where ${matches(filters)}`.execute(db)
  return rows[0]?.n ?? 0
}

export async function findContactMessage(
  db: Kysely<DB>,
  id: number,
): Promise<(ContactMessageRow & { message: string }) | undefined> {
  const { rows } = await sql<ContactMessageRow & { message: string }>`
    select m.message, ${columns} where m.id = ${id}`.execute(db)
  return rows[0]
}

export type ContactAnswerRow = {
  id: number
  text: string
  author_name: string | null
  created_at: Date
}

/** Oldest first. */
export async function readContactAnswers(db: Kysely<DB>, id: number): Promise<ContactAnswerRow[]> {
  const { rows } = await sql<ContactAnswerRow>`
    select w.id, w.text, a.name as author_name, w.created_at
    from contact_answer w left join account a on a.id = w.author_id
    where w.contact_message_id = ${id} order by w.id`.execute(db)
  return rows
}

export type LockedContactMessage = {
  id: number
  name: string
  email: string
  subject: string
  message: string
  assigned_to: number | null
  is_closed: boolean
}

/** Locks a message until the transaction ends. */
export async function lockContactMessage(
  tx: Kysely<DB>,
  id: number,
): Promise<LockedContactMessage | undefined> {
  const { rows } = await sql<LockedContactMessage>`
    select id, first_name || ' ' || last_name as name, email, subject, message, assigned_to,
      closed_at is not null as is_closed
    from contact_message where id = ${id} for update`.execute(tx)
  return rows[0]
}

export async function findContactAnswer(
  tx: Kysely<DB>,
  { id, clientId }: { id: number; clientId: string },
): Promise<{ text: string } | undefined> {
  const { rows } = await sql<{ text: string }>`
    select text from contact_answer where contact_message_id = ${id} and client_id = ${clientId}::uuid`.execute(
    tx,
  )
  return rows[0]
}

export async function insertContactAnswer(
  tx: Kysely<DB>,
  answer: { id: number; adminId: number; clientId: string; text: string; at: Date },
): Promise<void> {
  const { id, adminId, clientId, text, at } = answer
  await sql`
    insert into contact_answer (contact_message_id, author_id, client_id, text, created_at)
    values (${id}, ${adminId}, ${clientId}::uuid, ${text}, ${at})`.execute(tx)
}

export async function updateAssignment(
  tx: Kysely<DB>,
  { id, adminId }: { id: number; adminId: number | null },
): Promise<void> {
  await sql`update contact_message set assigned_to = ${adminId}::int where id = ${id}`.execute(tx)
}

/** `closed` null reopens the message. */
export async function updateContactState(
  tx: Kysely<DB>,
  { id, closed }: { id: number; closed: { adminId: number; at: Date } | null },
): Promise<void> {
  const { adminId = null, at = null } = closed ?? {}
  await sql`
    update contact_message set closed_at = ${at}::timestamptz, closed_by = ${adminId}::int where id = ${id}`.execute(
    tx,
  )
}

const EXCERPT_LENGTH = 160

const columns = sql`m.id, ${toMicros(sql`coalesce(m.closed_at, m.created_at)`)} as micros,
  m.first_name || ' ' || m.last_name as name, m.email, m.subject, left(m.message, ${EXCERPT_LENGTH}) as excerpt,
  case when m.closed_at is null then 'open' else 'closed' end as state, m.assigned_to, h.name as assigned_name,
  (select count(*)::int from contact_answer w where w.contact_message_id = m.id) as answers, m.created_at, m.closed_at,
  c.name as closed_by
  from contact_message m left join account h on h.id = m.assigned_to left join account c on c.id = m.closed_by`

/** Each word must be in the name, address, subject or text. */
function matches({ state, search }: ContactMessageFilters): RawBuilder<unknown> {
  const isOpen = state === 'open'
  const words = search.split(/\s+/).filter((word) => word !== '')
  const conditions = words.map((word) => {
    const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    return sql`norm(concat_ws(' ', m.first_name, m.last_name, m.email, m.subject, m.message)) like norm(${like})`
  })
  return sql.join(
    [isOpen ? sql`m.closed_at is null` : sql`m.closed_at is not null`, ...conditions],
    sql` and `,
  )
}
