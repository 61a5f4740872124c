import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

type Page = { offset: number; limit: number }

/**
 * Adds favorites, the first id as the newest, and updates counts; existing ones stay. Returns those
 * added.
 */
export async function addFavourites(
  db: Kysely<DB>,
  { accountId, ids, at }: { accountId: number; ids: readonly number[]; at: Date },
): Promise<number[]> {
  const { rows } = await sql<{ property_id: number }>`
    with added as (
      insert into favourite (account_id, property_id, created_at)
      select ${accountId}, wanted.id, ${at}::timestamptz - min(wanted.n) * interval '1 millisecond'
      from unnest(${ids}::int[]) with ordinality wanted(id, n) group by wanted.id order by wanted.id
      on conflict do nothing returning property_id)
    insert into property_stats (property_id, favourite_count) select property_id, 1 from added order by property_id
    on conflict (property_id) do update set favourite_count = property_stats.favourite_count + 1
    returning property_id`.execute(db)
  return rows.map(({ property_id }) => property_id)
}

/** Removes a favorite and updates the count; returns whether it existed. */
export async function removeFavourite(
  db: Kysely<DB>,
  { accountId, propertyId }: { accountId: number; propertyId: number },
): Promise<boolean> {
  const { rows } = await sql`
    with removed as (
      delete from favourite where account_id = ${accountId} and property_id = ${propertyId} returning property_id)
    update property_stats t set favourite_count = greatest(t.favourite_count - 1, 0)
    from removed where t.property_id = removed.property_id returning t.property_id`.execute(db)
  return rows.length > 0
}

/** A page of public favorites, latest first. */
export async function favouritePage(
  db: Kysely<DB>,
  { accountId, at, offset, limit }: { accountId: number; at: Date } & Page,
): Promise<{ ids: number[]; total: number }> {
  const visible = sql`from favourite f join property p on p.id = f.property_id
    where f.account_id = ${accountId} and is_public(p, ${at})`
  const { rows } = await sql<{ ids: number[]; total: number }>`
    select array(select f.property_id ${visible} order by f.created_at desc, f.property_id desc
        offset ${offset} limit ${limit}) as ids,
      (select count(*)::int ${visible}) as total`.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}

const MAX_IDS = 10_000

/** All public favorites, latest first. */
export function favouriteIds(
  db: Kysely<DB>,
  viewer: { accountId: number; at: Date },
): Promise<{ ids: number[]; total: number }> {
  return favouritePage(db, { ...viewer, offset: 0, limit: MAX_IDS })
}
