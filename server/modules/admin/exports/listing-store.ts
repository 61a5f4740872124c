import { type Kysely, sql } from 'kysely'
import type { ListingStatus } from '@/domain/listing/listing-status.ts'
import type { DB } from '@/generated/database.ts'
import {
  allOf,
  type ExportFilter,
  type ExportRange,
  type ExportSize,
  isWithin,
  measure,
} from './export-conditions.ts'

export type ExportedListing = {
  id: number
  external_id: string | null
  source: string | null
  slug: string
  title: string
  description: string
  category: string
  property_type: number
  price_minor: number
  currency: string
  rent_duration: string | null
  address: string
  city: string
  state: string
  country: string
  latitude: number
  longitude: number
  posted_at: Date
  is_premium: boolean
  hides_exact_place: boolean
  video_link: string
  meta_title: string | null
  meta_description: string | null
  meta_keywords: string | null
  language_code: string
  /** By id. */
  parameters: Record<string, string | number | string[]>
  status: ListingStatus
  owner_id: number | null
  owner_name: string | null
  owner_email: string | null
  created_at: Date
  updated_at: Date
  expires_at: Date | null
}

/** As `toListingStatus` decides. */
const status = (at: Date) => sql`
  case when p.request_status <> 'approved' then p.request_status when p.property_type = 2 then 'sold'
    when p.property_type = 3 then 'rented' when p.expires_at <= ${at} then 'expired'
    when p.is_active then 'public' else 'hidden' end`

function matching(filter: ExportFilter) {
  const { city, categoryId, state, source, at } = filter
  return allOf([
    sql`p.deleted_at is null`,
    isWithin(sql`p.posted_at`, filter),
    city === undefined ? undefined : sql`norm(p.city) = ${city}`,
    categoryId === undefined ? undefined : sql`p.category_id = ${categoryId}`,
    source === undefined ? undefined : sql`p.source = ${source}`,
    state === undefined ? undefined : sql`${status(at)} = ${state}`,
  ])
}

export function measureListings(db: Kysely<DB>, filter: ExportFilter): Promise<ExportSize> {
  return measure(db, sql`select p.id from property p where ${matching(filter)}`)
}

export async function readListings(
  db: Kysely<DB>,
  { after, last, limit, ...filter }: ExportRange,
): Promise<ExportedListing[]> {
  const { rows } = await sql<ExportedListing>`
    select p.id, p.external_id, p.source, p.slug, p.title, p.description, c.slug as category, p.property_type,
      p.price_minor::float8 as price_minor, p.currency, p.rent_duration, p.address, p.city, p.state, p.country, p.latitude,
      p.longitude, p.posted_at, p.is_premium, p.hides_exact_place, p.video_link, p.meta_title, p.meta_description,
      p.meta_keywords, p.language_code, p.parameters, ${status(filter.at)} as status, p.owner_id, o.name as owner_name,
      o.email as owner_email, p.created_at, p.updated_at, p.expires_at
    from property p join category c on c.id = p.category_id left join account o on o.id = p.owner_id
    where p.id > ${after} and p.id <= ${last} and ${matching(filter)} order by p.id limit ${limit}`.execute(
    db,
  )
  return rows
}

export type ExportedParameter = { id: number; name: string; kind: string }

/** Details in the order of forms; retired ones last. */
export async function listExportedParameters(db: Kysely<DB>): Promise<ExportedParameter[]> {
  const { rows } = await sql<ExportedParameter>`
    select id, name, kind from parameter where kind <> 'file' order by is_active desc, position, id`.execute(
    db,
  )
  return rows
}

/** Where imported listings come from. Reads one index entry for each source. */
export async function listSources(db: Kysely<DB>, limit: number): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    with recursive s (source) as (
      (select source from property where source is not null order by source limit 1)
      union all
      select (select p.source from property p where p.source > s.source order by p.source limit 1)
      from s where s.source is not null
    )
    select source from s where source is not null limit ${limit}`.execute(db)
  return rows.map(({ source }) => source)
}
