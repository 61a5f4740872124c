import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { SideId } from '@/server/modules/chat/chat-conditions.ts'
import { isLeft, isSide } from '@/server/modules/chat/chat-conditions.ts'
import type { About, Subject } from './recipient.ts'

export type LeadState = 'new' | 'answered' | 'viewing_agreed' | 'closed'

export type InquiryRow = {
  id: number
  /** Null is the administrator. */
  owner_id: number | null
  owner_name: string | null
  about: Subject['about']
  property_id: number | null
  project_id: number | null
  title: string
  /** Null when the listing or agent is gone. */
  slug: string | null
  image_key: string | null
  account_id: number | null
  sender_is_admin: boolean
  name: string
  email: string | null
  mobile: string | null
  preferred_times: string
  language_code: string
  origin: string
  chat_thread_id: number | null
  /** The chat outlives the property. */
  chat_property_id: number | null
  status: LeadState
  created_at: Date
  last_at: Date
  answered_at: Date | null
  /** As the owner sees it. */
  excerpt: string
}

/** Longer texts are cut in lists. */
const EXCERPT = 200

const COLUMNS = sql`
  i.id, i.owner_id, o.name as owner_name, i.about, i.property_id, i.project_id, i.title,
  case i.about when 'property' then case when p.deleted_at is null then p.slug end
    when 'project' then case when j.deleted_at is null then j.slug end else o.slug end as slug,
  case i.about when 'property' then p.title_image_key when 'project' then j.image_key else o.profile_key end as image_key,
  i.account_id, coalesce(s.is_admin, false) as sender_is_admin, i.name, i.email, i.mobile, i.preferred_times, i.language_code,
  i.origin, i.chat_thread_id, t.property_id as chat_property_id, i.status, i.created_at, i.last_at, i.answered_at,
  coalesce(l.text, '') as excerpt
  from inquiry i left join account o on o.id = i.owner_id left join account s on s.id = i.account_id
  left join property p on p.id = i.property_id left join project j on j.id = i.project_id
  left join chat_thread t on t.id = i.chat_thread_id
  left join chat_side c on c.thread_id = i.chat_thread_id and c.account_id is not distinct from i.owner_id
  left join lateral (
    (select left(w.text, ${sql.lit(EXCERPT)}) as text from inquiry_message w where w.inquiry_id = i.id order by w.id desc limit 1)
    union all
    (select left(m.text, ${sql.lit(EXCERPT)}) from chat_message m where m.thread_id = i.chat_thread_id and ${isLeft(sql`c`)}
      order by m.seq desc limit 1) limit 1) l on true`

async function readInquiry(
  db: Kysely<DB>,
  which: RawBuilder<unknown>,
): Promise<InquiryRow | undefined> {
  const { rows } = await sql<InquiryRow>`select ${COLUMNS} where ${which}`.execute(db)
  return rows[0]
}

export function findLead(
  db: Kysely<DB>,
  { id, owner }: { id: number; owner: SideId },
): Promise<InquiryRow | undefined> {
  return readInquiry(db, sql`i.id = ${id} and ${isSide(sql`i.owner_id`, owner)}`)
}

export function findSentInquiry(
  db: Kysely<DB>,
  { id, accountId }: { id: number; accountId: number },
): Promise<InquiryRow | undefined> {
  return readInquiry(db, sql`i.id = ${id} and i.account_id = ${accountId}`)
}

export function findInquiry(db: Kysely<DB>, id: number): Promise<InquiryRow | undefined> {
  return readInquiry(db, sql`i.id = ${id}`)
}

export function findByLink(db: Kysely<DB>, tokenHash: string): Promise<InquiryRow | undefined> {
  return readInquiry(
    db,
    sql`i.id = (select inquiry_id from inquiry_link where token_hash = ${tokenHash})`,
  )
}

/** A page of an owner's leads, those written to last first. */
export async function leadPage(
  db: Kysely<DB>,
  {
    owner,
    state,
    offset,
    limit,
  }: { owner: SideId; state: LeadState | undefined; offset: number; limit: number },
): Promise<InquiryRow[]> {
  const isWanted = state === undefined ? sql`true` : sql`i.status = ${state}`
  const { rows } = await sql<InquiryRow>`
    select ${COLUMNS} where ${isSide(sql`i.owner_id`, owner)} and ${isWanted}
    order by i.last_at desc, i.id desc offset ${offset} limit ${limit}`.execute(db)
  return rows
}

export async function countLeads(
  db: Kysely<DB>,
  owner: SideId,
): Promise<Record<LeadState, number>> {
  const { rows } = await sql<{ status: LeadState; count: number }>`
    select i.status, count(*)::int as count from inquiry i where ${isSide(sql`i.owner_id`, owner)} group by 1`.execute(
    db,
  )
  const none = { new: 0, answered: 0, viewing_agreed: 0, closed: 0 }
  return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) }
}

/** A page of what an account sent, latest first. */
export async function sentPage(
  db: Kysely<DB>,
  { accountId, offset, limit }: { accountId: number; offset: number; limit: number },
): Promise<{ rows: InquiryRow[]; total: number }> {
  const { rows } = await sql<InquiryRow>`
    select ${COLUMNS} where i.account_id = ${accountId} order by i.last_at desc, i.id desc
    offset ${offset} limit ${limit}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from inquiry where account_id = ${accountId}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export type NewInquiry = {
  subject: Subject
  accountId: number | null
  name: string
  email: string | null
  mobile: string | null
  preferredTimes: string
  language: string
  origin: string
  clientId: string | null
  threadId: number | null
  at: Date
}

/** Undefined if its client id is taken. A further one about a chat opens that lead again. */
export async function insertInquiry(
  tx: Kysely<DB>,
  inquiry: NewInquiry,
): Promise<{ id: number; isNew: boolean } | undefined> {
  const { subject, at } = inquiry
  const { rows } = await sql<{ id: number; isNew: boolean }>`
    insert into inquiry (owner_id, about, property_id, project_id, title, account_id, name, email, mobile, preferred_times,
      language_code, origin, client_id, chat_thread_id, consented_at, created_at, last_at)
    values (${subject.owner}, ${subject.about}, ${subject.propertyId}, ${subject.projectId}, ${subject.title},
      ${inquiry.accountId}, ${inquiry.name}, ${inquiry.email}, ${inquiry.mobile}, ${inquiry.preferredTimes},
      ${inquiry.language}, ${inquiry.origin}, ${inquiry.clientId}::uuid, ${inquiry.threadId}, ${at}, ${at}, ${at})
    on conflict ${inquiry.threadId === null ? sql`(client_id) do nothing` : AGAIN} returning id, xmax = 0 as "isNew"`.execute(
    tx,
  )
  return rows[0]
}

const AGAIN = sql`(chat_thread_id) do update set preferred_times = excluded.preferred_times, consented_at = excluded.consented_at,
  email = coalesce(excluded.email, inquiry.email), mobile = coalesce(excluded.mobile, inquiry.mobile)`

export type SentBefore = {
  id: number
  owner_id: number | null
  about: About
  property_id: number | null
  project_id: number | null
  account_id: number | null
  name: string
  email: string | null
  mobile: string | null
  preferred_times: string
  /** Its first message. */
  text: string
  /** The listing's; '' without one. */
  country: string
}

/** An inquiry that was sent with this client id. */
export async function findSentBefore(
  db: Kysely<DB>,
  clientId: string,
): Promise<SentBefore | undefined> {
  const { rows } = await sql<SentBefore>`
    select i.id, i.owner_id, i.about, i.property_id, i.project_id, i.account_id, i.name, i.email, i.mobile,
      i.preferred_times, m.text, coalesce(p.country, j.country, '') as country
    from inquiry i left join property p on p.id = i.property_id left join project j on j.id = i.project_id
    cross join lateral (
      select text from inquiry_message where inquiry_id = i.id order by id limit 1) m
    where i.client_id = ${clientId}::uuid`.execute(db)
  return rows[0]
}

/** Locks an inquiry until the transaction ends. */
export async function lockInquiry(
  tx: Kysely<DB>,
  id: number,
): Promise<{ status: LeadState } | undefined> {
  const { rows } = await sql<{ status: LeadState }>`
    select status from inquiry where id = ${id} for no key update`.execute(tx)
  return rows[0]
}

export async function changeState(
  tx: Kysely<DB>,
  { id, state }: { id: number; state: LeadState },
): Promise<void> {
  await tx.updateTable('inquiry').set({ status: state }).where('id', '=', id).execute()
}

/** After a message in the inquiry's own conversation. */
export async function noteMessage(
  tx: Kysely<DB>,
  { id, isOwners, at }: { id: number; isOwners: boolean; at: Date },
): Promise<void> {
  await sql`update inquiry set ${written(sql`${isOwners}::boolean`, at)} where id = ${id}`.execute(
    tx,
  )
}

/** After a message in the chat that a lead goes on as, if there is such a lead. */
export async function noteChatMessage(
  tx: Kysely<DB>,
  { threadId, sender, at }: { threadId: number; sender: SideId; at: Date },
): Promise<void> {
  const isOwners = sql`owner_id is not distinct from ${sender}::int`
  await sql`update inquiry set ${written(isOwners, at)} where chat_thread_id = ${threadId}`.execute(
    tx,
  )
}

function written(isOwners: RawBuilder<unknown>, at: Date): RawBuilder<unknown> {
  return sql`last_at = ${at},
    answered_at = case when ${isOwners} then coalesce(answered_at, ${at}::timestamptz) else answered_at end,
    status = case when status = 'viewing_agreed' then status when ${isOwners} then 'answered' else 'new' end`
}

export async function insertLink(
  tx: Kysely<DB>,
  link: { tokenHash: string; inquiryId: number; at: Date },
): Promise<void> {
  await tx
    .insertInto('inquiry_link')
    .values({ token_hash: link.tokenHash, inquiry_id: link.inquiryId, created_at: link.at })
    .execute()
}

/** `u` is the account: its inquiries without account, if the address is proven. */
const ADOPTABLE = sql`u.is_email_verified and lower(i.email) = lower(u.email) and i.account_id is null
  and i.owner_id is distinct from case when u.is_admin then null else u.id end`

export async function countAdoptable(db: Kysely<DB>, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from account u join inquiry i on ${ADOPTABLE} where u.id = ${accountId}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Undefined if the account's address is not proven. */
export async function adoptInquiries(
  db: Kysely<DB>,
  accountId: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    with me as (select * from account where id = ${accountId} and is_email_verified and email is not null for no key update),
    mine as (update inquiry i set account_id = u.id from me u where ${ADOPTABLE} returning i.id)
    select (select count(*)::int from mine) as count from me`.execute(db)
  return rows[0]?.count
}

export async function deleteInquiriesBefore(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('inquiry').where('last_at', '<', before).execute()
}

/** A viewing that is no longer agreed leaves an answered lead. */
export async function noteViewingState(
  tx: Kysely<DB>,
  { inquiryId, isAgreed }: { inquiryId: number; isAgreed: boolean },
): Promise<void> {
  const state: LeadState = isAgreed ? 'viewing_agreed' : 'answered'
  await tx
    .updateTable('inquiry')
    .set({ status: state })
    .where('id', '=', inquiryId)
    .$if(!isAgreed, (query) => query.where('status', '=', 'viewing_agreed'))
    .execute()
}
