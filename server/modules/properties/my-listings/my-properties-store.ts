import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { type DetailRow, readDetails } from '../detail-store.ts'

/** Owner-only columns, with the exact location and address. */
export type MyPropertyFacts = {
  id: number
  package_id: number | null
  revision: number
  address: string
  latitude: number
  longitude: number
  submitted_at: Date | null
  approved_at: Date | null
  expires_at: Date | null
  deleted_at: Date | null
  created_at: Date
  updated_at: Date
  interest_count: number
  interested: { id: number; name: string | null; profile_key: string | null }[]
  reject_id: number | null
  reject_reason: string | null
  rejected_at: Date | null
}

export type MyPropertyRow = DetailRow & MyPropertyFacts

export type MyPropertiesFilters = {
  propertyType?: number | undefined
  isActive?: boolean | undefined
  statuses?: readonly string[] | undefined
  /** Lists deleted properties instead, deleted after this time. */
  deletedSince?: Date | undefined
}

type Owned = { ownerId: number; at: Date }

/** Interested users per property; `readInterested` lists all. */
const NAMED = 20

/** A page of the owner's properties, newest first, with totals. */
export async function readMyProperties(
  db: Kysely<DB>,
  wanted: Owned & MyPropertiesFilters & { offset: number; limit: number },
): Promise<{ rows: MyPropertyRow[]; total: number; views: number }> {
  const where = conditions(wanted)
  const order = wanted.deletedSince ? sql`p.deleted_at` : sql`p.posted_at`
  const { rows: page } = await sql<{ id: number }>`
    select p.id from property p where ${where} order by ${order} desc, p.id desc
    limit ${wanted.limit} offset ${wanted.offset}`.execute(db)
  const { rows: counted } = await sql<{ total: number; views: number }>`
    select count(*)::int as total, coalesce(sum(t.view_count), 0)::float8 as views
    from property p left join property_stats t on t.property_id = p.id where ${where}`.execute(db)
  const ids = page.map(({ id }) => id)
  const { total = 0, views = 0 } = counted[0] ?? {}
  return { rows: await readOwn(db, ids, wanted), total, views }
}

/** Finds a property by id or current or former slug, unless deleted. */
export async function readMyProperty(
  db: Kysely<DB>,
  { id, slug, ...owned }: Owned & { id?: number | undefined; slug?: string | undefined },
): Promise<MyPropertyRow | undefined> {
  const named =
    id === undefined
      ? sql`p.id = coalesce((select id from property where slug = ${slug ?? ''}),
          (select target_id from slug_redirect where kind = 'property' and slug = ${slug ?? ''}))`
      : sql`p.id = ${id}`
  const { rows } = await sql<{ id: number }>`
    select p.id from property p where ${named} and ${conditions(owned)}`.execute(db)
  const [row] = await readOwn(
    db,
    rows.map((found) => found.id),
    owned,
  )
  return row
}

async function readOwn(
  db: Kysely<DB>,
  ids: number[],
  { ownerId, at }: Owned,
): Promise<MyPropertyRow[]> {
  if (ids.length === 0) return []
  const { rows: facts } = await sql<MyPropertyFacts>`
    select p.id, p.revision, p.address, p.latitude, p.longitude, p.submitted_at, p.approved_at,
      p.expires_at, p.deleted_at, p.created_at, p.updated_at, coalesce(t.interest_count, 0) as interest_count,
      (select h.package_id from quota_entry q join user_package h on h.id = q.user_package_id
        join feature f on f.id = q.feature_id
        where q.property_id = p.id and q.kind = 'use' and f.code = 'property_list' order by q.id limit 1) as package_id,
      (select coalesce(json_agg(json_build_object('id', i.id, 'name', i.name, 'profile_key', i.profile_key)
          order by i.created_at desc, i.id desc), '[]')
        from (select a.id, a.name, a.profile_key, i.created_at from interest i join account a on a.id = i.account_id
          where i.property_id = p.id and a.is_active order by i.created_at desc, a.id desc limit ${NAMED}) i) as interested,
      r.id as reject_id, r.reason as reject_reason, r.created_at as rejected_at
    from property p left join property_stats t on t.property_id = p.id
    left join lateral (
      select id, reason, created_at from review
      where property_id = p.id and decision = 'rejected' and p.request_status = 'rejected'
      order by id desc limit 1) r on true
    where p.id = any(${ids}::int[])`.execute(db)
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const details = await readDetails(db, { ids, viewerId: ownerId, at })
  return details.flatMap((detail) => {
    const own = byId.get(detail.id)
    return own ? [{ ...detail, ...own }] : []
  })
}

function conditions({
  ownerId,
  propertyType,
  isActive,
  statuses,
  deletedSince,
}: { ownerId: number } & MyPropertiesFilters): RawBuilder<unknown> {
  const found: RawBuilder<unknown>[] = [
    sql`p.owner_id = ${ownerId}`,
    deletedSince ? sql`p.deleted_at > ${deletedSince}` : sql`p.deleted_at is null`,
  ]
  if (propertyType !== undefined) found.push(sql`p.property_type = ${propertyType}`)
  if (isActive !== undefined) found.push(sql`p.is_active = ${isActive}`)
  if (statuses) found.push(sql`p.request_status = any(${[...statuses]}::text[])`)
  return sql.join(found, sql` and `)
}

export type FeaturedRow = {
  id: number
  slug: string
  property_type: number
  title: string
  city: string
  state: string
  country: string
  price_minor: number
  currency: string
  title_image_key: string | null
  category_id: number
  advertisement_id: number
  advertisement_status: 0 | 1 | 2 | 3
  advertisement_type: 'HomeScreen' | 'Slider' | 'ProductListing'
}

/** Lists promotions, one row per advertisement, newest first. */
export async function readMyFeatured(
  db: Kysely<DB>,
  { ownerId, offset, limit }: { ownerId: number; offset: number; limit: number },
): Promise<{ rows: FeaturedRow[]; total: number }> {
  const promoted = sql`property p join advertisement a on a.property_id = p.id
    where p.owner_id = ${ownerId} and p.deleted_at is null`
  const { rows } = await sql<FeaturedRow>`
    select p.id, p.slug, p.property_type, p.title, p.city, p.state, p.country, p.price_minor, p.currency, p.title_image_key,
      p.category_id, a.id as advertisement_id, a.status as advertisement_status, a.type as advertisement_type
    from ${promoted} order by a.id desc limit ${limit} offset ${offset}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from ${promoted}`.execute(db)
  return { rows, total: counted[0]?.total ?? 0 }
}

export type InterestedRow = {
  id: number
  name: string | null
  email: string | null
  mobile: string | null
  profile_key: string | null
}

export async function readInterested(
  db: Kysely<DB>,
  { propertyId, offset, limit }: { propertyId: number; offset: number; limit: number },
): Promise<{ rows: InterestedRow[]; total: number }> {
  const interested = sql`interest i join account a on a.id = i.account_id
    where i.property_id = ${propertyId} and a.is_active`
  const { rows } = await sql<InterestedRow>`
    select a.id, nullif(a.name, '') as name, a.email, a.mobile, a.profile_key
    from ${interested} order by i.created_at desc, a.id desc limit ${limit} offset ${offset}`.execute(
    db,
  )
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from ${interested}`.execute(db)
  return { rows, total: counted[0]?.total ?? 0 }
}
