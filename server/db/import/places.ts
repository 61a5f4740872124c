import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type City = { city: string; state: string; country: string }

/** Finds or creates places, with a cache. */
export type Places = {
  /** In the given order. */
  getIds(cities: readonly City[]): Promise<number[]>
}

export function openPlaces(db: Kysely<DB>): Places {
  const known = new Map<string, number>()
  return {
    async getIds(cities) {
      const missing = new Map(
        cities.filter((it) => !known.has(toKey(it))).map((it) => [toKey(it), it]),
      )
      if (missing.size > 0) {
        if (known.size > MAX_KNOWN) known.clear()
        const wanted = known.size === 0 ? cities : [...missing.values()]
        // A separate transaction: a failed batch must not roll back places that are cached.
        const found = await db.transaction().execute((tx) => findOrMake(tx, wanted))
        for (const [at, city] of wanted.entries()) known.set(toKey(city), found[at] ?? 0)
      }
      return cities.map((city) => known.get(toKey(city)) ?? 0)
    },
  }
}

/** An imported city without position gets its listings' average, and its weight their count. */
export async function placeNewCities(db: Kysely<DB>, source: string): Promise<void> {
  await sql`
    update place c set latitude = m.latitude, longitude = m.longitude, weight = greatest(c.weight, m.listings)
    from (select p.place_id, avg(p.public_latitude) as latitude, avg(p.public_longitude) as longitude, count(*)::int as listings
      from property p join place c on c.id = p.place_id and c.latitude is null where p.source = ${source} group by 1) m
    where c.id = m.place_id`.execute(db)
}

/** Bounds memory; more cities than most countries have. */
const MAX_KNOWN = 20_000

const toKey = ({ city, state, country }: City) => `${country}\n${state}\n${city}`

/** Names match regardless of case and accents, like the table's unique index. */
async function findOrMake(db: Kysely<DB>, cities: readonly City[]): Promise<number[]> {
  const countries = cities.map((it) => ({ kind: 'country', name: it.country, parent: null, ...it }))
  const countryIds = await level(
    db,
    countries.map((it) => ({ ...it, city: '', state: '' })),
  )
  const states = cities.map((it, at) => ({
    kind: 'state',
    name: it.state,
    parent: countryIds[at] ?? null,
    ...it,
    city: '',
  }))
  const stateIds = await level(db, states)
  return level(
    db,
    cities.map((it, at) => ({ kind: 'city', name: it.city, parent: stateIds[at] ?? null, ...it })),
  )
}

type NewPlace = City & { kind: string; name: string; parent: number | null }

async function level(db: Kysely<DB>, places: NewPlace[]): Promise<number[]> {
  const given = JSON.stringify(places)
  await sql`
    insert into place (kind, name, parent_id, city, state, country)
    select distinct on (kind, norm(name), parent) kind, name, parent, city, state, country
    from jsonb_to_recordset(${given}::jsonb) as r(kind text, name text, parent int, city text, state text, country text)
    on conflict do nothing`.execute(db)
  const { rows } = await sql<{ id: number }>`
    select p.id from jsonb_array_elements(${given}::jsonb) with ordinality r(v, n)
    join place p on p.kind = v ->> 'kind' and norm(p.name) = norm(v ->> 'name')
      and coalesce(p.parent_id, 0) = coalesce((v ->> 'parent')::int, 0)
    order by r.n`.execute(db)
  return rows.map((row) => row.id)
}
