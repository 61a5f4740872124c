import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { hasBlocked, isLeft, isSide, type SideId } from './chat-conditions.ts'

export type ThreadKey = { me: SideId; peer: SideId; propertyId: number }

export type ThreadRow = {
  id: number
  property_id: number
  /** Null when the property is purged. */
  title: string | null
  slug: string | null
  image_key: string | null
  peer_id: number | null
  name: string | null
  profile_key: string | null
  is_active: boolean
  last_seq: number
  last_at: Date
  unread_count: number
  is_blocked_by_me: boolean
  is_blocked_by_user: boolean
  last_text: string | null
  last_has_file: boolean | null
  last_has_audio: boolean | null
}

/** Longer texts are cut in lists. */
const EXCERPT = 200

const COLUMNS = sql`
  t.id, t.property_id, p.title, case when p.deleted_at is null then p.slug end as slug, p.title_image_key as image_key,
  o.account_id as peer_id, a.name, a.profile_key, coalesce(a.is_active, true) as is_active, t.last_seq, t.last_at,
  (select count(*)::int from chat_message m where m.thread_id = t.id and m.seq > s.read_seq and ${isLeft(sql`s`)}
    and m.sender_id is distinct from s.account_id) as unread_count,
  ${hasBlocked(sql`s.account_id`, sql`o.account_id`)} as is_blocked_by_me,
  ${hasBlocked(sql`o.account_id`, sql`s.account_id`)} as is_blocked_by_user,
  l.text as last_text, l.has_file as last_has_file, l.has_audio as last_has_audio`

const SOURCES = sql`
  chat_side s join chat_thread t on t.id = s.thread_id
  join chat_side o on o.thread_id = t.id and o.account_id is distinct from s.account_id
  left join account a on a.id = o.account_id left join property p on p.id = t.property_id
  left join lateral (
    select left(m.text, ${sql.lit(EXCERPT)}) as text, m.file_key is not null as has_file, m.audio_key is not null as has_audio
    from chat_message m where m.thread_id = t.id and ${isLeft(sql`s`)} order by m.seq desc limit 1) l on true`

/** A page of a side's conversations, newest first, without those it deleted. */
export async function threadPage(
  db: Kysely<DB>,
  { me, offset, limit }: { me: SideId; offset: number; limit: number },
): Promise<ThreadRow[]> {
  const { rows } = await sql<ThreadRow>`
    select ${COLUMNS} from ${SOURCES} where ${isSide(sql`s.account_id`, me)} and t.last_seq > s.cleared_seq
    order by t.last_at desc, t.id desc offset ${offset} limit ${limit}`.execute(db)
  return rows
}

export async function countThreads(
  db: Kysely<DB>,
  me: SideId,
): Promise<{ total: number; unread: number }> {
  const { rows } = await sql<{ total: number; unread: number }>`
    select count(*)::int as total, coalesce(sum((
      select count(*) from chat_message m where m.thread_id = t.id and m.seq > s.read_seq and ${isLeft(sql`s`)}
        and m.sender_id is distinct from s.account_id)), 0)::int as unread
    from chat_side s join chat_thread t on t.id = s.thread_id
    where ${isSide(sql`s.account_id`, me)} and t.last_seq > s.cleared_seq`.execute(db)
  return rows[0] ?? { total: 0, unread: 0 }
}

/** The conversation as its side sees it, also when nothing in it is left. */
export async function readThread(
  db: Kysely<DB>,
  { id, me }: { id: number; me: SideId },
): Promise<ThreadRow | undefined> {
  const { rows } = await sql<ThreadRow>`
    select ${COLUMNS} from ${SOURCES} where t.id = ${id} and ${isSide(sql`s.account_id`, me)}`.execute(
    db,
  )
  return rows[0]
}

export async function findThread(db: Kysely<DB>, key: ThreadKey): Promise<number | undefined> {
  const { first, second } = toSides(key)
  const { rows } = await sql<{ id: number }>`
    select id from chat_thread where property_id = ${key.propertyId} and member_id = ${first}
      and coalesce(other_id, 0) = ${second ?? 0}`.execute(db)
  return rows[0]?.id
}

/** Begins the conversation unless it is there; returns its id. */
export async function ensureThread(tx: Kysely<DB>, key: ThreadKey & { at: Date }): Promise<number> {
  const { first, second } = toSides(key)
  await sql`
    with begun as (
      insert into chat_thread (property_id, member_id, other_id, last_at, created_at)
      values (${key.propertyId}, ${first}, ${second}, ${key.at}, ${key.at}) on conflict do nothing returning id)
    insert into chat_side (thread_id, account_id)
    select begun.id, side from begun, unnest(${[first, second]}::int[]) side`.execute(tx)
  const id = await findThread(tx, key)
  if (id === undefined) throw new Error('A conversation that was begun is not there')
  return id
}

export type SideRow = {
  account_id: number | null
  read_seq: number
  cleared_seq: number
  noticed_seq: number
}

/** Locks the conversation until the transaction ends. */
export async function lockThread(
  tx: Kysely<DB>,
  id: number,
): Promise<{ lastSeq: number; sides: SideRow[] } | undefined> {
  const { rows } = await sql<{ last_seq: number }>`
    select last_seq from chat_thread where id = ${id} for no key update`.execute(tx)
  const [thread] = rows
  if (!thread) return undefined
  const sides = await sql<SideRow>`
    select account_id, read_seq, cleared_seq, noticed_seq from chat_side where thread_id = ${id}`.execute(
    tx,
  )
  return { lastSeq: thread.last_seq, sides: sides.rows }
}

/** Moves marks of a side forward; true if any moved. */
export async function markSide(
  tx: Kysely<DB>,
  {
    id,
    sideId,
    read = 0,
    cleared = 0,
    noticed = 0,
  }: { id: number; sideId: SideId; read?: number; cleared?: number; noticed?: number },
): Promise<boolean> {
  const { rows } = await sql`
    update chat_side set read_seq = greatest(read_seq, ${read}), cleared_seq = greatest(cleared_seq, ${cleared}),
      noticed_seq = greatest(noticed_seq, ${noticed})
    where thread_id = ${id} and ${isSide(sql`account_id`, sideId)}
      and (read_seq < ${read} or cleared_seq < ${cleared} or noticed_seq < ${noticed}) returning thread_id`.execute(
    tx,
  )
  return rows.length > 0
}

export async function findBlocks(
  db: Kysely<DB>,
  { me, peer }: { me: SideId; peer: SideId },
): Promise<{ byMe: boolean; byPeer: boolean }> {
  const [mine, theirs] = [sql`${me}::int`, sql`${peer}::int`]
  const { rows } = await sql<{ byMe: boolean; byPeer: boolean }>`
    select ${hasBlocked(mine, theirs)} as "byMe", ${hasBlocked(theirs, mine)} as "byPeer"`.execute(
    db,
  )
  return rows[0] ?? { byMe: false, byPeer: false }
}

/** The administrator is always the second. */
function toSides({ me, peer }: ThreadKey): { first: number; second: number | null } {
  if (me === null || peer === null) return { first: me ?? peer ?? 0, second: null }
  return { first: Math.min(me, peer), second: Math.max(me, peer) }
}

export type TalkedOf = {
  owner: SideId
  is_public: boolean
  /** Whether the account showed interest in it. */
  is_wanted: boolean
}

/** The property that a conversation would be about; undefined if deleted. */
export async function findChatProperty(
  db: Kysely<DB>,
  { propertyId, wanter, at }: { propertyId: number; wanter: SideId; at: Date },
): Promise<TalkedOf | undefined> {
  const { rows } = await sql<TalkedOf>`
    select case when o.is_admin then null else p.owner_id end as owner, is_public(p, ${at}) as is_public,
      exists (select 1 from interest i where i.property_id = p.id and i.account_id = ${wanter}::int) as is_wanted
    from property p left join account o on o.id = p.owner_id
    where p.id = ${propertyId} and p.deleted_at is null`.execute(db)
  return rows[0]
}

export async function isProperty(db: Kysely<DB>, id: number): Promise<boolean> {
  const row = await db.selectFrom('property').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export type SideAccount = {
  is_admin: boolean
  is_active: boolean
  created_at: Date
  profile_key: string | null
}

export async function findAccount(db: Kysely<DB>, id: number): Promise<SideAccount | undefined> {
  return db
    .selectFrom('account')
    .select(['is_admin', 'is_active', 'created_at', 'profile_key'])
    .where('id', '=', id)
    .executeTakeFirst()
}
