import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { publishedListing } from './listings.ts'

type Crowd = {
  count: number
  /** The middle of a square of a hundred by a hundred places. */
  latitude: number
  longitude: number
  /** Degrees along a side of it. */
  spread?: number
  /** Each was posted so many seconds before the one before. */
  secondsApart?: number
}

/**
 * Search rows alone, as many as a test needs to reach the limits of bounded work, priced 10, 20 …, sales and rents
 * in turn. They have no listing behind them.
 */
export async function crowd(
  db: Kysely<DB>,
  { count, latitude, longitude, spread = 0.5, secondsApart = 0 }: Crowd,
): Promise<void> {
  const { id } = await publishedListing(db, { latitude, longitude })
  await db.connection().execute(async (own) => {
    await sql`set session_replication_role = replica`.execute(own)
    await sql`insert into property_search (property_id, posted_at, price_minor, latitude, longitude, category_id, property_type,
        promoted, is_premium, city_key, state_key, country_key, tokens, doc)
      select s.property_id + n, s.posted_at - n * ${secondsApart}::float8 * interval '1 second', 1000 * n,
        ${latitude} + ((n % 100) / 100.0 - 0.5) * ${spread}::float8,
        ${longitude} + ((n / 100 % 100) / 100.0 - 0.5) * ${spread}::float8,
        s.category_id, n % 2, false, false, s.city_key, s.state_key, s.country_key, array['type:' || n % 2], s.doc
      from property_search s, generate_series(1, ${count}::int - 1) n where s.property_id = ${id}`.execute(
      own,
    )
    await sql`select setval(pg_get_serial_sequence('property', 'id'), ${id + count}::bigint)`.execute(
      own,
    )
    await sql`set session_replication_role = origin`.execute(own)
  })
}
