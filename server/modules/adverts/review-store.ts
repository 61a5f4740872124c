import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { type AdvertEnd, type AdvertStatus, type AdvertType, PENDING } from './advert-words.ts'

export type ReviewedAdvertRow = {
  id: number
  status: AdvertStatus
  type: AdvertType
  kind: 'property' | 'project'
  listing_id: number
  slug: string
  title: string
  city: string
  state: string
  price_minor: number | null
  currency: string | null
  property_type: number | null
  rent_duration: string | null
  picture_key: string | null
  owner_id: number | null
  owner_name: string | null
  package_name: string | null
  starts_at: Date
  ends_at: Date
  created_at: Date
  reason: string
  end_cause: AdvertEnd | null
  view_count: number
  click_count: number
}

/** A page of adverts: those that wait oldest first, others newest first. */
export async function readReviewed(
  db: Kysely<DB>,
  { status, offset, limit }: { status: AdvertStatus; offset: number; limit: number },
): Promise<{ rows: ReviewedAdvertRow[]; total: number; waiting: number }> {
  const order = status === PENDING ? sql`a.id` : sql`a.id desc`
  const { rows } = await sql<ReviewedAdvertRow>`
    select a.id, a.status, a.type, case when p.id is null then 'project' else 'property' end as kind,
      coalesce(p.id, j.id) as listing_id, coalesce(p.slug, j.slug) as slug, coalesce(p.title, j.title) as title,
      coalesce(p.city, j.city) as city, coalesce(p.state, j.state) as state, p.price_minor, p.currency, p.property_type,
      p.rent_duration, coalesce(p.title_image_key, j.image_key) as picture_key, a.owner_id,
      coalesce(nullif(o.name, ''), o.email, o.slug) as owner_name, t.package_name, a.starts_at, a.ends_at, a.created_at, a.reason,
      a.end_cause, coalesce(s.view_count, 0) as view_count, coalesce(s.click_count, 0) as click_count
    from advertisement a left join property p on p.id = a.property_id left join project j on j.id = a.project_id
    left join account o on o.id = a.owner_id left join advertisement_stats s on s.advertisement_id = a.id
    left join user_package h on h.id = a.user_package_id left join payment_transaction t on t.id = h.payment_transaction_id
    where a.status = ${status} order by ${order} limit ${limit} offset ${offset}`.execute(db)
  const { rows: counted } = await sql<{ total: number; waiting: number }>`
    select (select count(*)::int from advertisement where status = ${status}) as total,
      (select count(*)::int from advertisement where status = 1) as waiting`.execute(db)
  return { rows, total: counted[0]?.total ?? 0, waiting: counted[0]?.waiting ?? 0 }
}

/** Whether the listing may be shown, so that an advert of it can begin. */
export async function isListed(
  db: Kysely<DB>,
  {
    property_id,
    project_id,
    at,
  }: { property_id: number | null; project_id: number | null; at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ is_listed: boolean }>`
    select exists (select 1 from property p where p.id = ${property_id}::int and is_public(p, ${at}) and p.property_type in (0, 1))
      or exists (select 1 from public_project j where j.id = ${project_id}::int) as is_listed`.execute(
    db,
  )
  return rows[0]?.is_listed ?? false
}
