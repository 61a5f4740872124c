import { type Kysely, sql } from 'kysely'
import type { Bounds, Position } from '@/domain/place/distance.ts'
import type { DB } from '@/generated/database.ts'

/** A city of the gazetteer, or of a listing, with weight 0. */
export type KnownPlace = {
  city: string
  state: string
  country: string
  latitude: number
  longitude: number
  weight: number
}

const MAX_CITIES = 100

/** Cities within the box, which must not cross the 180th meridian. */
export async function listCitiesInside(
  db: Kysely<DB>,
  { south, west, north, east }: Bounds,
): Promise<KnownPlace[]> {
  const { rows } = await sql<KnownPlace>`
    select name as city, state, country, latitude, longitude, weight from place
    where kind = 'city' and latitude between ${south} and ${north} and longitude between ${west} and ${east}
    order by weight desc, id limit ${MAX_CITIES}`.execute(db)
  return rows
}

/** The nearest public listing, by degrees and public location. */
export async function findNearestListing(
  db: Kysely<DB>,
  { latitude, longitude }: Position,
): Promise<KnownPlace | undefined> {
  const { rows } = await sql<KnownPlace>`
    with nearest as materialized (
      select property_id, latitude, longitude from property_search
      order by point(longitude, latitude) <-> point(${longitude}, ${latitude}) limit 1)
    select p.city, p.state, p.country, n.latitude, n.longitude, 0 as weight
    from nearest n join property p on p.id = n.property_id where p.city <> ''`.execute(db)
  return rows[0]
}
