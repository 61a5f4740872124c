import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { DB } from '@/generated/database.ts'
import { connectDatabase } from '@/server/db/connect.ts'
import { migrate } from '@/server/db/migrate.ts'
import { silentLogger } from '@/server/log.ts'
import { type PostgresServer, startPostgres } from '@/tests/support/postgres.ts'
import { fillRegion } from './dataset.ts'

/** What the bench makes is kept here between runs. */
export const HOME = resolve('.bench')

/** A server with the settings of one in production: what it acknowledges is synced. */
export function startServer(): Promise<PostgresServer> {
  return startPostgres({
    folder: `${HOME}/postgres`,
    durable: true,
    settings: { shared_buffers: '1GB', max_wal_size: '4GB', effective_cache_size: '4GB' },
  })
}

/** Address of a database that holds a region of this size; filled on first use. */
export async function postgresRegion(server: PostgresServer, listings: number): Promise<string> {
  const name = regionName(listings)
  const admin = new pg.Client(server.url())
  await admin.connect()
  try {
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where datname like $1',
      [`region_${listings}_%`],
    )
    if (rows.some(({ datname }) => datname === name)) return server.url(name)
    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`)
    await admin.query('drop database if exists filling with (force)')
    await admin.query('create database filling')
    await fillPostgres(server.url('filling'), listings)
    // Under its name only when it is whole.
    await admin.query(`alter database filling rename to ${name}`)
    return server.url(name)
  } finally {
    await admin.end()
  }
}

/** Data folder of an embedded database that holds a region of this size; filled on first use. */
export async function embeddedRegion(listings: number): Promise<string> {
  const dataDir = `${HOME}/embedded-${regionName(listings)}`
  const database = await connectDatabase({ dataDir }, silentLogger())
  try {
    if (await isFilled(database.db)) return dataDir
    await migrate(database.pool, silentLogger())
    await fillRegion(database.db, { listings, onProgress: say(listings) })
    await markFilled(database.db)
    removeOthers(listings, dataDir)
    return dataDir
  } finally {
    await database.close()
  }
}

async function fillPostgres(url: string, listings: number): Promise<void> {
  const options = '-c jit=off -c maintenance_work_mem=512MB'
  const pool = new pg.Pool({ connectionString: url, max: LANES + 1, options })
  try {
    await migrate(pool, silentLogger())
    const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
    await fillRegion(db, { listings, lanes: LANES, onProgress: say(listings) })
  } finally {
    await pool.end()
  }
}

const LANES = 2
const MIGRATIONS = 'server/db/migrations'
const SOURCES = ['bench/dataset.ts', 'bench/words.ts']

/** Changes with whatever the contents of a region follow from. */
function regionName(listings: number): string {
  const migrations = readdirSync(MIGRATIONS).map((file) => `${MIGRATIONS}/${file}`)
  const hash = createHash('sha256')
  for (const file of [...migrations.sort(), ...SOURCES]) hash.update(readFileSync(file))
  return `region_${listings}_${hash.digest('hex').slice(0, 8)}`
}

async function isFilled(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{
    at: string | null
  }>`select to_regclass('bench.filled') as at`.execute(db)
  return Boolean(rows[0]?.at)
}

async function markFilled(db: Kysely<DB>): Promise<void> {
  await sql`create table bench.filled ()`.execute(db)
}

function removeOthers(listings: number, kept: string): void {
  for (const name of readdirSync(HOME)) {
    const folder = `${HOME}/${name}`
    if (name.startsWith(`embedded-region_${listings}_`) && folder !== kept) {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

function say(listings: number): (done: number) => void {
  const began = performance.now()
  return (done) => {
    const rate = Math.round(done / ((performance.now() - began) / 1000))
    process.stderr.write(`\r  filling ${done} of ${listings}, ${rate}/s `)
    if (done === listings) process.stderr.write('\n')
  }
}
