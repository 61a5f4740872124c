import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

type Batch = { after: number; limit: number; at: Date }

/**
 * Gives the next listings after `after` the present names of a parameter's options, and updates the
 * search. Returns the number of the last one looked at; null at the end.
 */
export async function rewriteOptions(
  tx: Kysely<DB>,
  parameterId: number,
  { after, limit, at }: Batch,
): Promise<number | null> {
  const key = String(parameterId)
  const { rows } = await sql<{ last: number | null; ids: number[] }>`
    with batch as (
      select id from property where id > ${after} and parameters ? ${key} order by id limit ${limit}),
    changed as (
      update property p set parameters = jsonb_set(p.parameters, array[${key}], current_options(${parameterId}, p.parameters -> ${key}))
      from batch where p.id = batch.id
        and p.parameters -> ${key} is distinct from current_options(${parameterId}, p.parameters -> ${key})
      returning p.id)
    select (select max(id) from batch) as last, array(select id from changed order by id) as ids`.execute(
    tx,
  )
  const { last = null, ids = [] } = rows[0] ?? {}
  await refresh(tx, ids, at)
  return last
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
  await refresh(
    tx,
    rows.map(({ id }) => id),
    at,
  )
  return rows.at(-1)?.id ?? null
}

/** A trigger makes the words of a project when its category is written. */
export async function refreshCategoryProjects(tx: Kysely<DB>, categoryId: number): Promise<void> {
  await sql`update project set category_id = category_id where category_id = ${categoryId}`.execute(
    tx,
  )
}

async function refresh(tx: Kysely<DB>, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length > 0) await sql`select refresh_search(${ids}::int[], ${at})`.execute(tx)
}
