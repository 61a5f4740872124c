import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type KnownCity = { id: number; latitude: number | null; longitude: number | null }

/** The city of an address with its center, if known. */
export async function findKnownCity(
  db: Kysely<DB>,
  { city, state, country }: { city: string; state: string; country: string },
): Promise<KnownCity | undefined> {
  const { rows } = await sql<KnownCity>`
    select id, latitude, longitude from place
    where kind = 'city' and norm(name) = norm(${city}) and norm(state) = norm(${state}) and norm(country) = norm(${country})
    order by weight desc, id limit 1`.execute(db)
  return rows[0]
}
