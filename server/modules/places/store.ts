import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Translations } from '@/server/contract/wire-values.ts'

export type CityRow = {
  city: string
  state: string
  country: string
  listings: number
  image_key: string | null
}

export type PlaceRow = {
  id: number
  name: string
  kind: 'country' | 'state' | 'city' | 'district'
  city: string
  state: string
  country: string
  latitude: number | null
  longitude: number | null
  translations: Translations
  /** Public listings; null for districts. */
  listings: number | null
}

/** A page of cities, most listings first. */
export async function readCities(
  db: Kysely<DB>,
  { offset, limit }: { offset: number; limit: number },
): Promise<CityRow[]> {
  const { rows } = await sql<CityRow>`
    with counted as (${listingsByCity}),
    page as (select * from counted order by listings desc, city_key, state_key, country_key offset ${offset} limit ${limit})
    select c.city, c.state, c.country, c.listings, (
      select p.image_key from place p where p.kind = 'city' and norm(p.name) = c.city_key and norm(p.state) = c.state_key
        and norm(p.country) = c.country_key and p.image_key is not null order by p.id limit 1) as image_key
    from page c order by c.listings desc, c.city_key, c.state_key, c.country_key`.execute(db)
  return rows
}

export async function countCities(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select distinct city_key, state_key, country_key from search_count) c`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

/** Places by name prefix: cities with listings first, then by weight. */
export async function placesByName(
  db: Kysely<DB>,
  { text, limit }: { text: string; limit: number },
): Promise<PlaceRow[]> {
  return readPlaces(db, {
    limit,
    found: sql`
      (select n.place_id, 0 as slips from place_name n where n.path_key like place_key(${text}) || '%'
        order by n.weight desc, n.place_id limit ${MAX_CANDIDATES})
      union
      (select n.place_id, 0 from place_name n
        where length(place_key(${text})) > 2 and n.name_key like '% ' || place_key(${text}) || '%'
        order by n.weight desc, n.place_id limit ${MAX_CANDIDATES})
      union
      (select p.id, 0 from (select distinct city_key from search_count where city_key like place_key(${text}) || '%') c
        join place p on p.kind = 'city' and norm(p.name) = c.city_key)`,
  })
}

/** Places with a similarly spelled name. */
export async function placesSpeltLike(
  db: Kysely<DB>,
  { text, limit }: { text: string; limit: number },
): Promise<PlaceRow[]> {
  return readPlaces(db, {
    limit,
    found: sql`select place_id, slips from near_places(place_key(${text}), ${MAX_CANDIDATES})`,
  })
}

/** Enough to include the heaviest and those with listings. */
const MAX_CANDIDATES = 100

const listingsByCity = sql`
  select city_key, state_key, country_key, min(city) as city, min(state) as state, min(country) as country,
    sum(listings)::int as listings
  from search_count group by city_key, state_key, country_key`

async function readPlaces(
  db: Kysely<DB>,
  { found, limit }: { found: RawBuilder<unknown>; limit: number },
): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    with found as materialized (${found}),
    cities as materialized (
      select f.place_id, f.slips, p.weight, (
        select sum(c.listings)::int from search_count c where p.kind = 'city' and c.city_key = norm(p.name)
          and c.state_key = norm(p.state) and c.country_key = norm(p.country)) as listings
      from found f join place p on p.id = f.place_id),
    best as (select * from cities order by slips, coalesce(listings, 0) > 0 desc, listings desc nulls last, weight desc, place_id
      limit ${limit})
    select p.id, p.name, p.kind, p.city, p.state, p.country, p.latitude, p.longitude, p.translations,
      case p.kind
        when 'city' then coalesce(b.listings, 0)
        when 'state' then (select coalesce(sum(c.listings), 0)::int from search_count c
          where c.state_key = norm(p.name) and c.country_key = norm(p.country))
        when 'country' then (select coalesce(sum(c.listings), 0)::int from search_count c where c.country_key = norm(p.name))
      end as listings
    from best b join place p on p.id = b.place_id
    order by b.slips, coalesce(b.listings, 0) > 0 desc, b.listings desc nulls last, b.weight desc, b.place_id`.execute(
    db,
  )
  return rows
}
