import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type RunKind = 'make' | 'check' | 'restore'
type RunCause = 'person' | 'schedule'
export type RunFailure = 'diskFull' | 'interrupted' | 'unreadable' | 'unexpected'

export type BackupRun = {
  id: number
  kind: RunKind
  cause: RunCause
  name: string
  state: 'running' | 'done' | 'failed'
  failure: RunFailure | ''
  done: number
  total: number
  host: string
  created_at: Date
  finished_at: Date | null
}

const COLUMNS = sql`id, kind, cause, name, state, failure, done, total, host, created_at, finished_at`

/** Number of the new run; undefined while another one is running. */
export async function startRun(
  db: Kysely<DB>,
  run: { kind: RunKind; cause: RunCause; name: string; host: string; at: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into backup_run (kind, cause, name, host, created_at, seen_at)
    values (${run.kind}, ${run.cause}, ${run.name}, ${run.host}, ${run.at}, ${run.at})
    on conflict do nothing returning id`.execute(db)
  return rows[0]?.id
}

export async function findRun(db: Kysely<DB>, id: number): Promise<BackupRun | undefined> {
  const { rows } = await sql<BackupRun>`
    select ${COLUMNS} from backup_run where id = ${id}`.execute(db)
  return rows[0]
}

/** False if the run was ended meanwhile. */
export async function updateProgress(
  db: Kysely<DB>,
  id: number,
  { done, total, at }: { done: number; total: number; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update backup_run set done = ${done}, total = ${total}, seen_at = ${at}
    where id = ${id} and state = 'running'`.execute(db)
  return numAffectedRows === 1n
}

export async function finishRun(
  db: Kysely<DB>,
  id: number,
  end: { state: 'done' | 'failed'; failure?: RunFailure; name: string; host: string; at: Date },
): Promise<void> {
  await sql`
    update backup_run set state = ${end.state}, failure = ${end.failure ?? ''}, name = ${end.name},
      host = ${end.host}, finished_at = ${end.at}
    where id = ${id} and state = 'running'`.execute(db)
}

/** Ends runs without a sign of life since `before`. */
export async function failStaleRuns(
  db: Kysely<DB>,
  { before, at }: { before: Date; at: Date },
): Promise<void> {
  await sql`
    update backup_run set state = 'failed', failure = 'interrupted', finished_at = ${at}
    where state = 'running' and seen_at < ${before}`.execute(db)
}

/** Records the restore in the database that it made. */
export async function insertRestoredRun(
  db: Kysely<DB>,
  { name, host, startedAt, at }: { name: string; host: string; startedAt: Date; at: Date },
): Promise<void> {
  await sql`
    insert into backup_run (kind, cause, name, state, host, created_at, seen_at, finished_at)
    values ('restore', 'person', ${name}, 'done', ${host}, ${startedAt}, ${at}, ${at})`.execute(db)
}

export type RunOverview = {
  running: BackupRun | null
  last: BackupRun | null
  /** The last backup that was made, wherever its file is. */
  made: BackupRun | null
  restored: BackupRun | null
}

export async function readRuns(db: Kysely<DB>): Promise<RunOverview> {
  const { rows } = await sql<BackupRun & { part: keyof RunOverview }>`
    (select 'running' as part, ${COLUMNS} from backup_run where state = 'running' limit 1)
    union all
    (select 'last', ${COLUMNS} from backup_run where state <> 'running'
      order by finished_at desc, id desc limit 1)
    union all
    (select 'made', ${COLUMNS} from backup_run where state = 'done' and kind = 'make'
      order by finished_at desc, id desc limit 1)
    union all
    (select 'restored', ${COLUMNS} from backup_run where state = 'done' and kind = 'restore'
      order by finished_at desc, id desc limit 1)`.execute(db)
  const runs = new Map(rows.map(({ part, ...run }) => [part, run]))
  const find = (part: keyof RunOverview) => runs.get(part) ?? null
  return {
    running: find('running'),
    last: find('last'),
    made: find('made'),
    restored: find('restored'),
  }
}

/** Scheduled runs since a moment, the last one first. */
export async function listScheduledRuns(db: Kysely<DB>, since: Date): Promise<BackupRun[]> {
  const { rows } = await sql<BackupRun>`
    select ${COLUMNS} from backup_run where cause = 'schedule' and created_at >= ${since}
    order by created_at desc, id desc limit 20`.execute(db)
  return rows
}

/** The file is gone, so that nobody looks for it on another machine. */
export async function clearRunName(db: Kysely<DB>, name: string): Promise<void> {
  await sql`update backup_run set name = '' where name = ${name} and state <> 'running'`.execute(db)
}

export async function deleteRuns(db: Kysely<DB>, before: Date): Promise<void> {
  await sql`delete from backup_run where finished_at < ${before}
    and id <> (select max(id) from backup_run where state = 'done')`.execute(db)
}

/** Bytes of the database, and of the files that rows name. */
export async function measureContent(db: Kysely<DB>): Promise<{ database: number; files: number }> {
  const { rows } = await sql<{ database: number; files: number }>`
    select pg_database_size(current_database())::float8 as database,
      (select coalesce(sum(bytes), 0)::float8 from stored_file) as files`.execute(db)
  return rows[0] ?? { database: 0, files: 0 }
}

export const COUNTED_TABLES = [
  'property',
  'project',
  'account',
  'inquiry',
  'chat_message',
  'payment_transaction',
  'stored_file',
] as const
export type CountedTable = (typeof COUNTED_TABLES)[number]

export async function countTables(db: Kysely<DB>): Promise<Record<CountedTable, number>> {
  const counts = COUNTED_TABLES.map(
    (name) => sql`(select count(*)::int from ${sql.table(name)}) as ${sql.ref(name)}`,
  )
  const { rows } = await sql<Record<CountedTable, number>>`select ${sql.join(counts)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database did not answer')
  return row
}

/** When an account was made, which tells it from one with the same number in another database. */
export async function findAccountTime(db: Kysely<DB>, id: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('account')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.created_at
}
