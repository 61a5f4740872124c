import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type NamedPlaceRow = {
  kind: 'state' | 'city' | 'district'
  name: string
  /** In other languages. */
  also: string[]
  latitude: number | null
  longitude: number | null
}

/** The heaviest of a large gazetteer. */
const MAX_PLACES = 20_000

/** States, cities and districts of the gazetteer and of listings: states first, then by weight. */
export async function listNamedPlaces(db: Kysely<DB>): Promise<NamedPlaceRow[]> {
  const { rows } = await sql<NamedPlaceRow>`
    with named as (
      select kind, name, latitude, longitude, weight, id,
        array(select t.value ->> 'name' from jsonb_each(translations) t where t.value ->> 'name' <> '') as also
      from place where kind in ('state', 'city', 'district')
      union all
      select 'city', city, null, null, 0, 0, array[]::text[] from search_count where city <> ''
      union all
      select 'state', state, null, null, 0, 0, array[]::text[] from search_count where state <> '')
    select kind, name, also, latitude, longitude from named
    order by array_position(array['state', 'city', 'district'], kind), weight desc, id desc limit ${MAX_PLACES}`.execute(
    db,
  )
  return rows
}
