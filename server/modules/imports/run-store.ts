import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ImportCounts } from '@/server/db/import/run-recorder.ts'

export type ImportState =
  | 'uploaded'
  | 'checking'
  | 'checked'
  | 'running'
  | 'stopped'
  | 'done'
  | 'failed'
  | 'takingBack'
  | 'takenBack'

/** States in which a job works on a run. */
export const BUSY_STATES = ['checking', 'running', 'takingBack'] as const
export type BusyState = (typeof BUSY_STATES)[number]

export type RunCounts = ImportCounts & {
  missing?: number
  withdrawn?: number
  /** Why missing homes were not withdrawn. */
  refusal?: string
}

export type ImportRun = {
  id: number
  source: string
  file_name: string
  file_bytes: number
  file_key: string | null
  owner_id: number | null
  owner_email: string
  state: ImportState
  map: string
  counts: Partial<RunCounts>
  row_done: number
  bytes_done: number
  failure: string
  restored: number
  retained: number
  creator_name: string | null
  created_at: Date
  started_at: Date | null
  finished_at: Date | null
  /** What a taking back would concern. */
  images: number
}

const run = sql`
  select r.id, r.source, r.file_name, r.file_bytes::float8 as file_bytes, r.file_key, r.owner_id, coalesce(o.email, '') as owner_email,
    r.state, r.map, r.counts, r.row_done, r.bytes_done::float8 as bytes_done, r.failure, r.restored, r.retained,
    c.name as creator_name, r.created_at, r.started_at, r.finished_at,
    (select count(*)::int from import_image i where i.run_id = r.id) as images
  from import_run r left join account o on o.id = r.owner_id left join account c on c.id = r.created_by`

export async function listRuns(
  db: Kysely<DB>,
  { after, limit }: { after: number | undefined; limit: number },
): Promise<ImportRun[]> {
  const { rows } = await sql<ImportRun>`
    ${run} where ${after ?? null}::int is null or r.id < ${after ?? null}::int
    order by r.id desc limit ${limit}`.execute(db)
  return rows
}

export async function findRun(db: Kysely<DB>, id: number): Promise<ImportRun | undefined> {
  const { rows } = await sql<ImportRun>`${run} where r.id = ${id}`.execute(db)
  return rows[0]
}

/** Locks a run against other changes until the end of the transaction. */
export async function lockRun(tx: Kysely<DB>, id: number): Promise<ImportRun | undefined> {
  await sql`select id from import_run where id = ${id} for update`.execute(tx)
  return await findRun(tx, id)
}

export async function createRun(
  tx: Kysely<DB>,
  entry: { name: string; bytes: number; key: string; creatorId: number; at: Date },
): Promise<number> {
  const { name, bytes, key, creatorId, at } = entry
  const { id } = await tx
    .insertInto('import_run')
    .values({
      file_name: name,
      file_bytes: bytes,
      file_key: key,
      created_by: creatorId,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Begins the check of a map; the run starts from the first row. */
export async function startChecking(
  tx: Kysely<DB>,
  entry: { id: number; map: string; source: string; ownerId: number | null },
): Promise<void> {
  const { id, map, source, ownerId } = entry
  await sql`
    update import_run set state = 'checking', map = ${map}, source = ${source}, owner_id = ${ownerId}::int, counts = '{}',
      row_done = 0, bytes_done = 0, failure = '', worker = null, worked_at = null where id = ${id}`.execute(
    tx,
  )
}

/** A run that continues keeps its counts. */
export async function startRunning(
  tx: Kysely<DB>,
  { id, isContinued, at }: { id: number; isContinued: boolean; at: Date },
): Promise<void> {
  await sql`
    update import_run set state = 'running', failure = '', worker = null, worked_at = null, finished_at = null,
      started_at = coalesce(started_at, ${at}), bytes_done = case when ${isContinued} then bytes_done else 0 end,
      counts = case when ${isContinued} then counts else '{}'::jsonb end where id = ${id}`.execute(
    tx,
  )
}

export async function updateState(
  tx: Kysely<DB>,
  { id, state, at }: { id: number; state: ImportState; at?: Date | undefined },
): Promise<void> {
  await sql`
    update import_run set state = ${state}, worker = null, worked_at = null, failure = '',
      finished_at = ${at ?? null}::timestamptz where id = ${id}`.execute(tx)
}

export type Claim = { id: number; worker: string }

/** Makes a process the only one that works on a run. Undefined if another one does. */
export async function claimRun(
  db: Kysely<DB>,
  { id, worker, at, staleBefore }: Claim & { at: Date; staleBefore: Date },
): Promise<ImportRun | undefined> {
  const { rows } = await sql<{ id: number }>`
    update import_run set worker = ${worker}, worked_at = ${at}
    where id = ${id} and state in ('checking', 'running', 'takingBack')
      and (worker is null or worked_at < ${staleBefore}) returning id`.execute(db)
  return rows[0] ? await findRun(db, id) : undefined
}

/** Runs that no living process works on. */
export async function listAbandonedRuns(db: Kysely<DB>, staleBefore: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from import_run where state in ('checking', 'running', 'takingBack')
      and (worker is null or worked_at < ${staleBefore}) order by id`.execute(db)
  return rows.map(({ id }) => id)
}

export type Progress = { counts?: Partial<RunCounts>; row?: number; bytes?: number }

/** False if the run was stopped, or another process took it over. */
export async function saveProgress(
  db: Kysely<DB>,
  { id, worker }: Claim,
  { state, at, ...done }: Progress & { state: BusyState; at: Date },
): Promise<boolean> {
  const { counts, row, bytes } = done
  const { numAffectedRows } = await sql`
    update import_run set worked_at = ${at},
      counts = coalesce(${counts ? JSON.stringify(counts) : null}::jsonb, counts),
      row_done = coalesce(${row ?? null}::int, row_done), bytes_done = coalesce(${bytes ?? null}::bigint, bytes_done)
    where id = ${id} and worker = ${worker} and state = ${state}`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** Ends the work of a process on a run. False as above. */
export async function finishWork(
  db: Kysely<DB>,
  { id, worker }: Claim,
  end: { state: ImportState; failure?: string; counts?: Partial<RunCounts>; at: Date },
): Promise<boolean> {
  const { state, failure = '', counts, at } = end
  const { numAffectedRows } = await sql`
    update import_run set state = ${state}, failure = ${failure}, worker = null, finished_at = ${at},
      counts = coalesce(${counts ? JSON.stringify(counts) : null}::jsonb, counts)
    where id = ${id} and worker = ${worker}`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** Lets another process continue at once. */
export async function releaseRun(db: Kysely<DB>, { id, worker }: Claim): Promise<void> {
  await sql`update import_run set worker = null where id = ${id} and worker = ${worker}`.execute(db)
}

/** The member with an e-mail address. */
export async function findOwner(
  db: Kysely<DB>,
  email: string,
): Promise<{ id: number } | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from account where lower(email) = lower(${email}) and is_active and role is null`.execute(
    db,
  )
  return rows[0]
}

/** Detaches the files of old runs, and returns them for deletion. */
export async function detachOldFiles(db: Kysely<DB>, before: Date): Promise<string[]> {
  const { rows } = await sql<{ file_key: string }>`
    with old as (select id, file_key from import_run where created_at < ${before} and file_key is not null
      and state not in ('checking', 'running', 'takingBack') for update)
    update import_run r set file_key = null from old where r.id = old.id returning old.file_key`.execute(
    db,
  )
  return rows.map(({ file_key }) => file_key)
}

export type CatalogNames = {
  categories: { slug: string; names: string[] }[]
  parameters: {
    name: string
    role: string | null
    kind: string
    names: string[]
    options: string[]
  }[]
}

/** Names of categories and parameters in all languages. */
export async function listCatalogNames(db: Kysely<DB>): Promise<CatalogNames> {
  const names = sql`array(select t.value ->> 'name' from jsonb_each(translations) t where t.value ->> 'name' is not null)`
  const categories = await sql<CatalogNames['categories'][number]>`
    select slug, array[slug, name] || ${names} as names from category where is_active order by position, id`.execute(
    db,
  )
  const parameters = await sql<CatalogNames['parameters'][number]>`
    select name, role, kind, array[name] || ${names} as names, array(select o.value from parameter_option o
      where o.parameter_id = parameter.id and o.is_active order by o.position, o.id) as options from parameter
    where is_active and kind <> 'file' order by position, id`.execute(db)
  return { categories: categories.rows, parameters: parameters.rows }
}
