import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { DatabaseLog } from './settings.ts'

export type Migration = {
  version: number
  name: string
  checksum: string
  statements: string
  /** The file's first line is `-- outside a transaction`. */
  isOutsideTransaction: boolean
}

class MigrationError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.name = 'MigrationError'
  }
}

const FOLDER = new URL('./migrations/', import.meta.url)

/**
 * Applies the missing migrations up to version `until`, one transaction each; other processes wait.
 * Returns the names applied. Throws MigrationError.
 */
export async function migrate(
  pool: pg.Pool,
  log: DatabaseLog,
  folder: URL = FOLDER,
  until: number = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  const migrations = (await readMigrations(folder)).filter(({ version }) => version <= until)
  const client = await pool.connect()
  try {
    // Creating an index may exceed the usual timeouts.
    await client.query('set statement_timeout = 0')
    await client.query('set idle_in_transaction_session_timeout = 0')
    await takeLock(client)
    try {
      return await applyMissing(client, migrations, log)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK_KEY])
      await client.query('reset all')
    }
  } finally {
    client.release()
  }
}

/** Throws MigrationError for invalid names, gaps and duplicates. */
export async function readMigrations(folder: URL = FOLDER): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file, index) => {
      const version = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1])
      if (!version) throw new MigrationError(`${file} is not named like 0001-what-it-does.sql`)
      if (version !== index + 1) throw new MigrationError(misnumbered(file, index + 1))
      const statements = (await readFile(new URL(file, folder), 'utf8')).replaceAll('\r\n', '\n')
      return {
        version,
        name: file.slice(0, -'.sql'.length),
        checksum: createHash('sha256').update(statements).digest('hex'),
        statements,
        isOutsideTransaction: statements.startsWith('-- outside a transaction'),
      }
    }),
  )
}

/** Arbitrary, but the same in every version. */
const LOCK_KEY = 4_812_764_190_235
const LOCK_PAUSE_MILLIS = 200

function misnumbered(file: string, expected: number): string {
  return `${file} should have number ${String(expected).padStart(4, '0')}: numbers begin at 0001, without gaps or twins`
}

/** Polls instead of waiting: a waiting statement would block `create index concurrently`. */
async function takeLock(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [LOCK_KEY],
    )
    if (rows[0]?.taken) return
    await sleep(LOCK_PAUSE_MILLIS)
  }
}

async function applyMissing(
  client: pg.PoolClient,
  migrations: Migration[],
  log: DatabaseLog,
): Promise<string[]> {
  await client.query(`create table if not exists schema_migrations (
    version int primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
  const { rows: applied } = await client.query<Pick<Migration, 'version' | 'name' | 'checksum'>>(
    'select version, name, checksum from schema_migrations order by version',
  )
  for (const [index, known] of applied.entries()) compare(known, migrations[index])
  const missing = migrations.slice(applied.length)
  for (const migration of missing) {
    const began = performance.now()
    await apply(client, migration)
    const millis = Math.round(performance.now() - began)
    log.info({ millis }, `Applied migration ${migration.name}`)
  }
  return missing.map(({ name }) => name)
}

function compare(
  applied: Pick<Migration, 'version' | 'name' | 'checksum'>,
  migration: Migration | undefined,
): void {
  if (!migration) {
    throw new MigrationError(
      `The database has migration ${applied.name}, which this version of Hearth does not know: ` +
        'start the version that applied it, or a newer one',
    )
  }
  if (applied.name === migration.name && applied.checksum === migration.checksum) return
  throw new MigrationError(
    `Migration ${applied.name} was changed after it was applied. ` +
      'Put the file back as it was and write the change as a new migration',
  )
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  const record = () =>
    client.query('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [
      migration.version,
      migration.name,
      migration.checksum,
    ])
  try {
    if (migration.isOutsideTransaction) {
      await client.query(migration.statements)
      await record()
      return
    }
    await client.query('begin')
    await client.query(migration.statements)
    await record()
    await client.query('commit')
  } catch (error) {
    if (!migration.isOutsideTransaction) await client.query('rollback')
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationError(`Migration ${migration.name} failed: ${reason}`, error)
  }
}
