import { type Kysely, sql } from 'kysely'
import { LIKENESS_BITS, NEAR_DEGREES } from '@/domain/listing/listing-likeness.ts'
import type { DB } from '@/generated/database.ts'

export type Sketch = {
  /** 0 for a new listing. */
  id: number
  ownerId: number
  categoryId: number
  propertyType: number
  city: string
  address: string
  position: { latitude: number; longitude: number } | null
  priceMinor: number | null
  area: number | null
  uploads: readonly string[]
  at: Date
}

export type LikeRow = {
  id: number
  slug: string
  title: string
  title_image_key: string | null
  city: string
  price_minor: number
  currency: string
  property_type: number
  is_own: boolean
  is_near: boolean
  has_address: boolean
  has_size: boolean
  has_picture: boolean
}

/** Maximum relative difference between prices of one home. */
const PRICE_SHARE = 0.03
const MAX_OWN = 300
const MAX_OTHERS = 1500

/**
 * Likely duplicates, best first: the owner's listings, and public ones of the same city, category
 * and type. Uses only public data of other owners.
 */
export async function findLikely(
  db: Kysely<DB>,
  sketch: Sketch,
  limit: number,
): Promise<LikeRow[]> {
  const { id, ownerId, categoryId, propertyType, city, address, position, priceMinor, area } =
    sketch
  const { uploads, at } = sketch
  const { rows } = await sql<LikeRow>`
    with sent as materialized (
      select f.likeness from upload u join stored_file f on f.key = u.file_key
      where u.account_id = ${ownerId} and u.id = any(${[...uploads]}::text[]) and f.likeness is not null),
    near as materialized (
      (select p.id from property p where p.owner_id = ${ownerId} and p.deleted_at is null
        order by p.posted_at desc, p.id desc limit ${MAX_OWN})
      union
      (select s.property_id from property_search s
        where s.city_key = norm(${city}) and s.property_type = ${propertyType} and s.category_id = ${categoryId}
        order by s.posted_at desc, s.property_id desc limit ${MAX_OTHERS})),
    compared as (
      select p.id, p.slug, p.title, p.title_image_key, p.city, p.price_minor, p.currency, p.property_type,
        p.posted_at, o.is_own,
        coalesce(abs(o.latitude - ${position?.latitude ?? null}::float8) < ${NEAR_DEGREES}::float8
          and abs(o.longitude - ${position?.longitude ?? null}::float8) * cos(radians(o.latitude)) < ${NEAR_DEGREES}::float8, false)
          as is_near,
        coalesce(${address} <> '' and norm(p.city) = norm(${city}) and norm(o.address) = norm(${address}), false)
          as has_address,
        coalesce(norm(p.city) = norm(${city}) and p.category_id = ${categoryId}
          and abs(role_value(p.parameters, 'area') - ${area}::numeric) < 0.5
          and abs(p.price_minor - ${priceMinor}::float8) <= ${PRICE_SHARE}::float8 * p.price_minor, false) as has_size,
        exists (
          select 1 from sent, stored_file f
          where f.key in (select p.title_image_key union all select x.file_key from property_file x
              where x.property_id = p.id and x.kind = 'gallery')
            and bit_count(f.likeness # sent.likeness) < ${LIKENESS_BITS}) as has_picture
      from near n join property p on p.id = n.id
      cross join lateral (select own.is_own,
        case when own.is_own then p.latitude else p.public_latitude end as latitude,
        case when own.is_own then p.longitude else p.public_longitude end as longitude,
        case when own.is_own or not p.hides_exact_place then p.address end as address
        from (select coalesce(p.owner_id = ${ownerId}, false) as is_own) own) o
      where p.id <> ${id} and p.property_type = ${propertyType} and (o.is_own or is_public(p, ${at})))
    select * from compared
    where has_picture or (is_near and has_address) or (has_size and (is_near or has_address))
      or (is_near and price_minor = ${priceMinor}::bigint)
    order by has_picture::int * 3 + is_near::int * 2 + has_address::int * 2 + has_size::int desc, is_own desc,
      posted_at desc, id desc limit ${limit}`.execute(db)
  return rows
}
