import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** Empty or null matches any. */
export type FeedPreference = {
  category_ids: number[]
  facility_ids: number[]
  property_types: (0 | 1)[]
  min_price_minor: number | null
  max_price_minor: number | null
  city: string
}

export async function readPreference(
  db: Kysely<DB>,
  accountId: number,
): Promise<FeedPreference | undefined> {
  const { rows } = await sql<FeedPreference>`
    select category_ids, facility_ids, property_types, min_price_minor, max_price_minor, city
    from feed_preference where account_id = ${accountId}`.execute(db)
  return rows[0]
}

export async function writePreference(
  db: Kysely<DB>,
  { accountId, at, ...wanted }: FeedPreference & { accountId: number; at: Date },
): Promise<void> {
  await sql`
    insert into feed_preference (account_id, category_ids, facility_ids, property_types, min_price_minor, max_price_minor,
      city, updated_at)
    values (${accountId}, ${wanted.category_ids}::int[], ${wanted.facility_ids}::int[],
      ${wanted.property_types}::smallint[], ${wanted.min_price_minor}, ${wanted.max_price_minor}, ${wanted.city}, ${at})
    on conflict (account_id) do update set category_ids = excluded.category_ids, facility_ids = excluded.facility_ids,
      property_types = excluded.property_types, min_price_minor = excluded.min_price_minor,
      max_price_minor = excluded.max_price_minor, city = excluded.city, updated_at = excluded.updated_at`.execute(
    db,
  )
}

export async function deletePreference(db: Kysely<DB>, accountId: number): Promise<void> {
  await db.deleteFrom('feed_preference').where('account_id', '=', accountId).execute()
}
