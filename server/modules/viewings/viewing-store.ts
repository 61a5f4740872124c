import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { SideId } from '@/server/modules/chat/chat-conditions.ts'
import { isSide } from '@/server/modules/chat/chat-conditions.ts'

export type Side = 'owner' | 'sender'

export type ViewingState = 'requested' | 'agreed' | 'declined' | 'canceled'

export type ViewingRow = {
  id: number
  inquiry_id: number
  owner_id: number | null
  uid: string
  sequence: number
  starts_at: Date
  ends_at: Date
  time_zone: string
  kind: 'place' | 'video'
  place: string
  status: ViewingState
  awaits: Side
  is_invited: boolean
  /** For declining or canceling. */
  reason: string
  updated_at: Date
  /** The inquiry's. */
  title: string
  name: string
  account_id: number | null
  sender_is_admin: boolean
  property_id: number | null
  project_id: number | null
}

const SOURCE = sql`
  v.id, v.inquiry_id, v.owner_id, v.uid, v.sequence, v.starts_at, v.ends_at, v.time_zone, v.kind, v.place, v.status, v.awaits,
  v.is_invited, v.reason, v.updated_at, i.title, i.name, i.account_id,
  coalesce(s.is_admin, false) as sender_is_admin, i.property_id, i.project_id
  from viewing v join inquiry i on i.id = v.inquiry_id left join account s on s.id = i.account_id`

async function viewings(db: Kysely<DB>, rest: RawBuilder<unknown>): Promise<ViewingRow[]> {
  const { rows } = await sql<ViewingRow>`select ${SOURCE} ${rest}`.execute(db)
  return rows
}

export async function findViewing(db: Kysely<DB>, id: number): Promise<ViewingRow | undefined> {
  return (await viewings(db, sql`where v.id = ${id}`))[0]
}

export function viewingsOfInquiry(db: Kysely<DB>, inquiryId: number): Promise<ViewingRow[]> {
  return viewings(
    db,
    sql`where v.inquiry_id = ${inquiryId} order by v.starts_at desc, v.id desc limit 50`,
  )
}

/** Viewings of an account on either side that end after a moment, the next first. */
export function listUpcomingViewings(
  db: Kysely<DB>,
  { sideId, accountId, after }: { sideId: SideId; accountId: number; after: Date },
): Promise<ViewingRow[]> {
  return viewings(
    db,
    sql`where (${isSide(sql`v.owner_id`, sideId)} or i.account_id = ${accountId}) and v.ends_at > ${after}
      order by v.starts_at, v.id limit 500`,
  )
}

/** Viewings of an account on either side that ended in a time, the latest first. */
export function listPastViewings(
  db: Kysely<DB>,
  {
    sideId,
    accountId,
    from,
    until,
  }: { sideId: SideId; accountId: number; from: Date; until: Date },
): Promise<ViewingRow[]> {
  return viewings(
    db,
    sql`where (${isSide(sql`v.owner_id`, sideId)} or i.account_id = ${accountId})
      and v.ends_at > ${from} and v.ends_at <= ${until} order by v.starts_at desc, v.id desc limit 200`,
  )
}

/** Only one at a time gives an owner's times until the transaction ends. */
export async function lockTimes(tx: Kysely<DB>, owner: SideId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`viewing ${owner ?? 0}`}, 0))`.execute(
    tx,
  )
}

/** Whether a viewing of the owner's, but this one, takes part of a time. */
export async function isTaken(
  tx: Kysely<DB>,
  { owner, startsAt, endsAt, but }: { owner: SideId; startsAt: Date; endsAt: Date; but: number },
): Promise<boolean> {
  const { rows } = await sql`
    select v.id from viewing v where ${isSide(sql`v.owner_id`, owner)} and v.id <> ${but}
      and v.status in ('requested', 'agreed') and v.starts_at < ${endsAt} and v.ends_at > ${startsAt} limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

/** Makes room for another viewing of an inquiry. */
export async function closePastViewings(
  tx: Kysely<DB>,
  { inquiryId, at }: { inquiryId: number; at: Date },
): Promise<void> {
  await tx
    .updateTable('viewing')
    .set({ is_over: true })
    .where('inquiry_id', '=', inquiryId)
    .where('ends_at', '<=', at)
    .execute()
}

export type NewViewing = Pick<
  ViewingRow,
  'inquiry_id' | 'owner_id' | 'starts_at' | 'ends_at' | 'time_zone' | 'kind' | 'place'
> & { at: Date }

/** Undefined if the time is taken, or the inquiry has a viewing. */
export async function insertViewing(
  tx: Kysely<DB>,
  { at, ...viewing }: NewViewing,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('viewing')
    .values({ ...viewing, status: 'requested', awaits: 'owner', created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export type ViewingChange = {
  status: ViewingState
  awaits: Side
  starts_at: Date
  ends_at: Date
  is_invited: boolean
  reason: string
}

/** Undefined if somebody changed it since `sequence`. */
export async function updateViewing(
  tx: Kysely<DB>,
  { id, sequence, at, ...change }: ViewingChange & { id: number; sequence: number; at: Date },
): Promise<ViewingRow | undefined> {
  const row = await tx
    .updateTable('viewing')
    .set({ ...change, sequence: sequence + 1, updated_at: at })
    .where('id', '=', id)
    .where('sequence', '=', sequence)
    .returning('id')
    .executeTakeFirst()
  return row && findViewing(tx, row.id)
}
