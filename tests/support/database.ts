import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterAll, inject } from 'vitest'
import type { DB } from '@/generated/database.ts'
import { connectDatabase, type Database, embeddedDatabase } from '@/server/db/connect.ts'
import { embeddedPool } from '@/server/db/embedded/pool.ts'
import { silentLogger } from '@/server/log.ts'
import { administer, TEMPLATE_DATABASE } from './database-setup.ts'
import { borrowEngine, handOn, REFERENCE_TABLES } from './reused-engine.ts'

/**
 * A migrated, empty database for this test file alone, on the engine that the test project names;
 * closed, or made as new for the next file, after this one. Call it at the top of a file named
 * `*.db.test.ts`:
 *
 *     const { db } = await openTestDatabase()
 *     beforeEach(() => truncate(db))
 */
export async function openTestDatabase(): Promise<Database> {
  const source = inject('testDatabase')
  const database =
    source.kind === 'embedded'
      ? await fromSnapshot(source.snapshot)
      : await fromTemplate(source.url)
  afterAll(() => database.close())
  return database
}

/**
 * Empties every table and restarts all numbering; reference rows stay. Deleting a test's few rows with foreign keys
 * off takes milliseconds; TRUNCATE rebuilds every index of every referring table, which takes a tenth of a second and
 * more.
 */
export async function truncate(db: Kysely<DB>): Promise<void> {
  const kept = sql.join(REFERENCE_TABLES.map((name) => sql.lit(name)))
  await sql`do $$
    declare
      candidate record;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for candidate in
        select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname = 'public' and tablename not in (${kept})
      loop
        execute 'delete from ' || candidate.name;
      end loop;
      perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null;
    end $$`.execute(db)
}

async function fromSnapshot(snapshot: string): Promise<Database> {
  const engine = await borrowEngine(snapshot)
  const pool = embeddedPool(engine)
  return embeddedDatabase({
    pool,
    engine,
    close: async () => {
      await pool.end()
      await handOn(engine)
    },
  })
}

async function fromTemplate(url: string): Promise<Database> {
  const name = `hearth_test_${randomBytes(6).toString('hex')}`
  await administer(url, [`create database ${name} template ${TEMPLATE_DATABASE}`])
  const own = new URL(url)
  own.pathname = `/${name}`
  const database = await connectDatabase({ dataDir: '', databaseUrl: own.href }, silentLogger())
  return {
    ...database,
    close: async () => {
      await database.close()
      await administer(url, [`drop database ${name} with (force)`])
    },
  }
}
