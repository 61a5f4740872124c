import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { plannedOnce } from '@/server/db/planned-once.ts'
import { isRunning } from './advert-conditions.ts'

export type FileFacts = {
  id: number
  key: string
  name: string
  width: number | null
  height: number | null
  hash: string | null
  alt: string
}

export type AssignedNearbyPlaceRow = {
  id: number
  facility_id: number
  distance: number
  created_at: string
  updated_at: string
}

/** Coordinates and address are the public ones. */
export type ListingRow = {
  id: number
  slug: string
  owner_id: number | null
  category_id: number
  property_type: number
  title: string
  address: string
  city: string
  state: string
  country: string
  latitude: number
  longitude: number
  price_minor: number
  currency: string
  rent_duration: 'Daily' | 'Monthly' | 'Quarterly' | 'Yearly' | null
  is_premium: boolean
  promoted: boolean
  parameters: Record<string, string | number | string[]>
  title_image_key: string | null
  title_image_hash: string | null
  title_image_width: number | null
  title_image_height: number | null
  posted_at: Date
  view_count: number
  favourite_count: number
  gallery: FileFacts[]
  documents: FileFacts[]
  facilities: AssignedNearbyPlaceRow[]
  is_favourite: boolean
}

export type Reading = {
  ids: number[]
  viewerId: number | null
  at: Date
  /** Number of leading rows read with files and nearby places; all if absent. */
  inFull?: number
}

/** Reads listings in the order of the ids; missing ones are skipped. */
export async function readListings(db: Kysely<DB>, reading: Reading): Promise<ListingRow[]> {
  const { ids } = reading
  if (ids.length === 0) return []
  const { rows } = await sql<ListingRow>`${plannedOnce}select ${listingColumns(reading)}
    from unnest(${ids}::int[]) with ordinality wanted(id, n)
    join property p on p.id = wanted.id ${listingJoins} order by wanted.n`.execute(db)
  return rows
}

/** Columns of ListingRow over `wanted(id, n)`, `property p` and `listingJoins`. */
export function listingColumns({
  ids,
  viewerId,
  at,
  inFull = ids.length,
}: Reading): RawBuilder<unknown> {
  const ifFull = (list: RawBuilder<unknown>) =>
    sql`case when wanted.n <= ${inFull} then ${list} else '[]'::json end`
  return sql`p.id, p.slug, p.owner_id, p.category_id, p.property_type, p.title,
    case when p.hides_exact_place then concat_ws(', ', nullif(p.city, ''), nullif(p.state, '')) else p.address end as address,
    p.city, p.state, p.country, p.public_latitude as latitude, p.public_longitude as longitude, p.price_minor, p.currency,
    p.rent_duration, p.is_premium, p.parameters, p.title_image_key, p.posted_at,
    exists (select 1 from advertisement a where a.property_id = p.id and ${isRunning(at)}) as promoted,
    i.hash as title_image_hash, i.width as title_image_width, i.height as title_image_height,
    coalesce(t.view_count, 0) as view_count, coalesce(t.favourite_count, 0) as favourite_count,
    ${ifFull(selectFiles('gallery'))} as gallery, ${ifFull(selectFiles('document'))} as documents,
    ${ifFull(nearbyPlaces)} as facilities,
    ${viewerId === null ? sql`false` : sql`exists (select 1 from favourite v where v.account_id = ${viewerId} and v.property_id = p.id)`}
      as is_favourite`
}

const nearbyPlaces = sql`(select coalesce(json_agg(json_build_object('id', f.id, 'facility_id', f.facility_id,
      'distance', f.distance, 'created_at', f.created_at, 'updated_at', f.updated_at) order by f.id), '[]')
    from property_facility f where f.property_id = p.id)`

export const listingJoins = sql`
  left join stored_file i on i.key = p.title_image_key
  left join property_stats t on t.property_id = p.id`

function selectFiles(kind: 'gallery' | 'document'): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(json_build_object('id', f.id, 'key', s.key, 'name', s.name, 'width', s.width,
      'height', s.height, 'hash', s.hash, 'alt', f.alt) order by f.position, f.id), '[]')
    from property_file f join stored_file s on s.key = f.file_key
    where f.property_id = p.id and f.kind = ${kind})`
}
