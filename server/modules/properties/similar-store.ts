import { type Kysely, sql } from 'kysely'
import type { ComparedHome } from '@/domain/listing/similar-homes.ts'
import type { DB } from '@/generated/database.ts'
import { plannedOnce } from '@/server/db/planned-once.ts'

export type Compared = ComparedHome & {
  categoryId: number
  /** 0 for sales, 1 for rentals, also after the deal. */
  offer: number
  cityKey: string
}

/** Facts of a listing that need not be in the search. */
export async function findCompared(db: Kysely<DB>, id: number): Promise<Compared | undefined> {
  const { rows } = await sql<Compared>`${plannedOnce}
    select p.category_id as "categoryId", p.property_type % 2 as offer, norm(p.city) as "cityKey",
      p.public_latitude as latitude, p.public_longitude as longitude,
      monthly_price(p.price_minor, case when p.property_type in (1, 3) then p.rent_duration end)::float8 as price,
      role_value(p.parameters, 'area')::float8 as area, role_value(p.parameters, 'bedrooms')::int as bedrooms
    from property p where p.id = ${id}`.execute(db)
  return rows[0]
}

/**
 * Homes of the same category and offer, newest first: from the nearest listings, those of a similar
 * price in the city, and the newest of the category. Each source is bounded, whatever the number of
 * listings.
 */
export async function listComparable(
  db: Kysely<DB>,
  { categoryId, offer, cityKey, latitude, longitude, price }: Compared,
): Promise<(ComparedHome & { id: number })[]> {
  const { rows } = await sql<ComparedHome & { id: number }>`${plannedOnce}
    with source as (
      (select property_id from property_search s
        order by point(s.longitude, s.latitude) <-> point(${longitude}::float8, ${latitude}::float8) limit ${NEAREST})
      union
      (select property_id from property_search s
        where s.city_key = ${cityKey} and nullif(s.price_minor, 0) >= ${price}::bigint
        order by nullif(s.price_minor, 0) limit ${PRICED})
      union
      (select property_id from property_search s
        where s.city_key = ${cityKey} and nullif(s.price_minor, 0) < ${price}::bigint
        order by nullif(s.price_minor, 0) desc limit ${PRICED})
      union
      (select property_id from property_search s where s.category_id = ${categoryId}
        order by s.posted_at desc, s.property_id desc limit ${NEWEST}))
    select s.property_id as id, s.latitude, s.longitude, s.price_minor::float8 as price,
      s.area::float8 as area, s.bedrooms
    from source join property_search s using (property_id)
    where s.category_id = ${categoryId} and s.property_type = ${offer}
    order by s.posted_at desc, s.property_id desc`.execute(db)
  return rows
}

const NEAREST = 600
const PRICED = 200
const NEWEST = 200
