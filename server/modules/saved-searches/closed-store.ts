import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

/**
 * Runs with sold and rented listings in the search as they were before, in a transaction that is
 * rolled back: nobody else sees them, and the same conditions match them.
 */
export async function asOffered<Value>(
  db: Kysely<DB>,
  { ids, at }: { ids: readonly number[]; at: Date },
  run: (transaction: Kysely<DB>) => Promise<Value>,
): Promise<Value> {
  const rollback = new Error('Rolled back on purpose')
  let found: { value: Value } | undefined
  try {
    await db.transaction().execute(async (tx) => {
      await sql`
        update property p set property_type = p.property_type - 2
        from (select id from property where id = any(${ids}::int[]) order by id for update) locked
        where p.id = locked.id and p.property_type in (2, 3)`.execute(tx)
      await sql`select write_search_rows(${ids}::int[], ${at})`.execute(tx)
      found = { value: await run(tx) }
      throw rollback
    })
  } catch (error) {
    if (error !== rollback) throw error
  }
  if (!found) throw rollback
  return found.value
}
