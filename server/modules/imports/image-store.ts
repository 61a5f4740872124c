import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { CHANGED_COLUMNS } from '@/server/db/import/write-batch.ts'

/** Keeps listings as they were before the run; the first image counts. */
export async function saveBefore(
  tx: Kysely<DB>,
  runId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`
    insert into import_image (run_id, property_id, before, event_id)
    select ${runId}::int, p.id, to_jsonb(p), (select max(e.id) from property_event e where e.property_id = p.id)
    from property p where p.id = any(${ids}::int[])
    on conflict (run_id, property_id) do nothing`.execute(tx)
}

/** Keeps what the run made of listings, to recognize later changes. */
export async function saveAfter(
  tx: Kysely<DB>,
  runId: number,
  { added, changed }: { added: readonly number[]; changed: readonly number[] },
): Promise<void> {
  if (added.length > 0) {
    await sql`
      insert into import_image (run_id, property_id, fingerprint)
      select ${runId}::int, p.id, property_fingerprint(p) from property p where p.id = any(${added}::int[])`.execute(
      tx,
    )
  }
  if (changed.length > 0) {
    await sql`
      update import_image i set fingerprint = property_fingerprint(p) from property p
      where i.run_id = ${runId} and p.id = i.property_id and p.id = any(${changed}::int[])`.execute(
      tx,
    )
  }
}

/** Tables that show that somebody uses a listing; favorites go with it. */
const isUsed = sql`(
  exists (select from chat_thread t where t.property_id = p.id)
  or exists (select from inquiry q where q.property_id = p.id)
  or exists (select from report o where o.property_id = p.id)
  or exists (select from advertisement a where a.property_id = p.id)
  or exists (select from slider s where s.property_id = p.id))`

type Restored = { restored: number; retained: number }

/**
 * Takes back a batch of listings: removes added ones, and gives changed ones their former content and
 * price history. Leaves those that somebody changed or uses. Null at the end.
 */
export async function restoreBatch(
  tx: Kysely<DB>,
  runId: number,
  { limit, at }: { limit: number; at: Date },
): Promise<Restored | null> {
  const { rows } = await sql<{ id: number; isAdded: boolean; isSame: boolean }>`
    select p.id, i.before is null as "isAdded",
      i.fingerprint is not distinct from property_fingerprint(p) and not (i.before is null and ${isUsed}) as "isSame"
    from import_image i join property p on p.id = i.property_id
    where i.run_id = ${runId} and not i.is_retained order by p.id limit ${limit} for update of p`.execute(
    tx,
  )
  if (rows.length === 0) return null
  const toIds = (list: typeof rows) => list.map(({ id }) => id)
  const same = rows.filter(({ isSame }) => isSame)
  const retained = toIds(rows.filter(({ isSame }) => !isSame))
  await deleteListings(tx, toIds(same.filter(({ isAdded }) => isAdded)))
  await restoreListings(tx, runId, { ids: toIds(same.filter(({ isAdded }) => !isAdded)), at })
  await sql`
    update import_image set is_retained = true
    where run_id = ${runId} and property_id = any(${retained}::int[])`.execute(tx)
  await sql`
    update import_run set restored = restored + ${same.length}, retained = retained + ${retained.length}
    where id = ${runId}`.execute(tx)
  return { restored: same.length, retained: retained.length }
}

async function deleteListings(tx: Kysely<DB>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`delete from property where id = any(${ids}::int[])`.execute(tx)
}

async function restoreListings(
  tx: Kysely<DB>,
  runId: number,
  { ids, at }: { ids: readonly number[]; at: Date },
): Promise<void> {
  if (ids.length === 0) return
  const columns = CHANGED_COLUMNS.map((name) => sql`${sql.id(name)} = (b.old).${sql.id(name)}`)
  await sql`
    delete from property_event e using import_image i
    where i.run_id = ${runId} and i.property_id = e.property_id and e.property_id = any(${ids}::int[])
      and e.id > coalesce(i.event_id, 0)`.execute(tx)
  await sql`
    update property p set ${sql.join(columns)}
    from (select i.property_id, jsonb_populate_record(null::property, i.before) as old from import_image i
      where i.run_id = ${runId} and i.property_id = any(${ids}::int[])) b
    where p.id = b.property_id`.execute(tx)
  await sql`select refresh_search(${ids}::int[], ${at})`.execute(tx)
  await sql`
    delete from import_image where run_id = ${runId} and property_id = any(${ids}::int[])`.execute(
    tx,
  )
}

/** Images of runs that can no longer be taken back. */
export async function deleteOldImages(db: Kysely<DB>, before: Date): Promise<void> {
  await sql`
    delete from import_image i using import_run r where r.id = i.run_id and r.started_at < ${before}
      and r.state not in ('running', 'takingBack')`.execute(db)
  await sql`
    delete from import_cell c using import_run r where r.id = c.run_id and r.created_at < ${before}
      and r.state not in ('checking', 'running', 'takingBack')`.execute(db)
}
