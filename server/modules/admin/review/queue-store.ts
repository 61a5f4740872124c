import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { toMicros, toMoment } from '../cursor-conditions.ts'
import { type QueuePlace, REVIEW_KINDS, type ReviewKind } from '../cursors.ts'
import { APPLICANT_NAME } from './status-store.ts'

export type QueueRow = QueuePlace & {
  title: string
  city: string
  state: string
  /** Null for listings of the marketplace. */
  owner_name: string | null
  picture_key: string | null
  submitted_at: Date
}

export type Waiting = Record<ReviewKind, number>

/** A page after the position `from`, or before it if `isBack`. */
export type QueuePart = {
  kind?: ReviewKind | undefined
  from?: QueuePlace | undefined
  isBack?: boolean
  limit: number
}

export async function readQueue(db: Kysely<DB>, part: QueuePart): Promise<QueueRow[]> {
  const kinds = part.kind ? [part.kind] : REVIEW_KINDS
  const parts = kinds.map((kind) => sql`(${selectWaiting(kind, part)})`)
  const { rows } = await sql<QueueRow>`
    select * from (${sql.join(parts, sql` union all `)}) q
    order by q.submitted_at ${direction(part)}, q.rank ${direction(part)}, q.id ${direction(part)}
    limit ${part.limit}`.execute(db)
  return rows
}

export async function countWaiting(
  db: Kysely<DB>,
): Promise<{ waiting: Waiting; oldestAt: Date | null }> {
  const { rows } = await sql<Waiting & { oldest_at: Date | null }>`
    select p.n as property, j.n as project, v.n as verification, least(p.oldest, j.oldest, v.oldest) as oldest_at
    from (select count(*)::int as n, min(submitted_at) as oldest from property
        where request_status = 'pending' and deleted_at is null and submitted_at is not null) p,
      (select count(*)::int as n, min(submitted_at) as oldest from project
        where request_status = 'pending' and deleted_at is null and submitted_at is not null) j,
      (select count(*)::int as n, min(submitted_at) as oldest from verification_application
        where status = 'pending') v`.execute(db)
  const [row] = rows
  return {
    waiting: {
      property: row?.property ?? 0,
      project: row?.project ?? 0,
      verification: row?.verification ?? 0,
    },
    oldestAt: row?.oldest_at ?? null,
  }
}

/** Up to `limit` items of a kind, from a partial index. */
function selectWaiting(kind: ReviewKind, part: QueuePart): RawBuilder<unknown> {
  const order = sql`order by p.submitted_at ${direction(part)}, p.id ${direction(part)} limit ${part.limit}`
  const facts = sql`${kind} as kind, ${REVIEW_KINDS.indexOf(kind)}::int as rank, p.id, p.submitted_at,
    ${toMicros(sql`p.submitted_at`)} as micros`
  if (kind === 'verification') {
    return sql`select ${facts}, ${APPLICANT_NAME} as title, a.city, a.state, a.name as owner_name, a.profile_key as picture_key
      from verification_application p join account a on a.id = p.account_id
      where p.status = 'pending' and ${beyond(kind, part)} ${order}`
  }
  const picture = kind === 'property' ? sql`p.title_image_key` : sql`p.image_key`
  return sql`select ${facts}, p.title, p.city, p.state, o.name as owner_name, ${picture} as picture_key
    from ${sql.table(kind)} p left join account o on o.id = p.owner_id
    where p.request_status = 'pending' and p.deleted_at is null and ${beyond(kind, part)} ${order}`
}

const MAX_ID = 2_147_483_647

/**
 * At equal times items are ordered by kind, so either all items of another kind follow the cursor
 * or none.
 */
function beyond(kind: ReviewKind, { from, isBack = false }: QueuePart): RawBuilder<unknown> {
  if (!from) return sql`p.submitted_at is not null`
  const [own, its] = [REVIEW_KINDS.indexOf(kind), REVIEW_KINDS.indexOf(from.kind)]
  const id = own === its ? from.id : own < its ? MAX_ID : 0
  return sql`(p.submitted_at, p.id) ${isBack ? sql`<` : sql`>`} (${toMoment(from.micros)}, ${id}::int)`
}

function direction({ isBack = false }: QueuePart): RawBuilder<unknown> {
  return isBack ? sql`desc` : sql`asc`
}
