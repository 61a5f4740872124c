import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

type Batch = { after: number; limit: number; at: Date }

/**
 * Gives the next listings after `after` that have a former name of an option the present one, and
 * updates the search. Returns the number of the last one; null at the end.
 */
export async function rewriteOptions(
  tx: Kysely<DB>,
  parameterId: number,
  { after, limit, at }: Batch,
): Promise<number | null> {
  const key = String(parameterId)
  const { rows } = await sql<{ id: number }>`
    with renamed as materialized (
      select array_agg(f.name) as names from parameter_option o, unnest(o.earlier_values) f(name) where o.parameter_id = ${parameterId}),
    batch as materialized (
      select p.id from property p, renamed where p.id > ${after} and p.parameters -> ${key} ?| renamed.names
      order by p.id limit ${limit}),
    changed as (
      update property p set parameters =
        jsonb_set(p.parameters, array[${key}], current_options(${parameterId}, p.parameters -> ${key}))
      from batch where p.id = batch.id returning p.id)
    select id from changed order by id`.execute(tx)
  return await refresh(tx, rows, at)
}

/** Updates the search of the next listings of a category. Returns as above. */
export async function refreshCategory(
  tx: Kysely<DB>,
  categoryId: number,
  { after, limit, at }: Batch,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from property where id > ${after} and category_id = ${categoryId} order by id limit ${limit}`.execute(
    tx,
  )
  return await refresh(tx, rows, at)
}

/** A trigger makes the words of a project when its category is written. */
export async function refreshCategoryProjects(tx: Kysely<DB>, categoryId: number): Promise<void> {
  await sql`update project set category_id = category_id where category_id = ${categoryId}`.execute(
    tx,
  )
}

async function refresh(
  tx: Kysely<DB>,
  rows: readonly { id: number }[],
  at: Date,
): Promise<number | null> {
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await sql`select refresh_search(${ids}::int[], ${at})`.execute(tx)
  return ids.at(-1) ?? null
}
