import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { AdvertEnd, AdvertKind, AdvertStatus, AdvertType } from './advert-words.ts'

export type AdvertRow = {
  id: number
  status: AdvertStatus
  type: AdvertType
  is_enabled: boolean
  starts_at: Date
  ends_at: Date
  created_at: Date
  reason: string
  end_cause: AdvertEnd | null
  property_id: number | null
  project_id: number | null
  view_count: number
  click_count: number
  may_feature: boolean
}

type Wanted = { kind: AdvertKind; ownerId: number; at: Date; offset: number; limit: number }

/** A page of an owner's adverts, newest first. */
export async function readAdverts(
  db: Kysely<DB>,
  { kind, ownerId, at, offset, limit }: Wanted,
): Promise<{ rows: AdvertRow[]; total: number }> {
  const isOwn =
    kind === 'property'
      ? sql`advertisement a join property p on p.id = a.property_id
          where a.owner_id = ${ownerId} and p.owner_id = ${ownerId} and p.deleted_at is null`
      : sql`advertisement a join project p on p.id = a.project_id
          where a.owner_id = ${ownerId} and p.owner_id = ${ownerId} and p.deleted_at is null`
  const isOpen =
    kind === 'property'
      ? sql`is_public(p, ${at}) and p.property_type in (0, 1) and not exists (
          select 1 from advertisement b where b.property_id = p.id and b.status in (0, 1))`
      : sql`p.is_active and p.request_status = 'approved' and not exists (
          select 1 from advertisement b where b.project_id = p.id and b.status in (0, 1))`
  const { rows } = await sql<AdvertRow>`
    select a.id, a.status, a.type, a.is_enabled, a.starts_at, a.ends_at, a.created_at, a.reason, a.end_cause, a.property_id,
      a.project_id, coalesce(s.view_count, 0) as view_count, coalesce(s.click_count, 0) as click_count, ${isOpen} as may_feature
    from (select a.id from ${isOwn} order by a.id desc limit ${limit} offset ${offset}) page
    join advertisement a on a.id = page.id left join advertisement_stats s on s.advertisement_id = a.id
    join ${sql.table(kind)} p on p.id = ${sql.ref(`a.${kind}_id`)} order by a.id desc`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from ${isOwn}`.execute(db)
  return { rows, total: counted[0]?.total ?? 0 }
}
