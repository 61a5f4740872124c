import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from '@/generated/database.ts'
import { type CommandDatabase, connectDatabase } from '@/server/db/connect.ts'
import { migrate, readMigrations } from '@/server/db/migrate.ts'
import { silentLogger } from '@/server/log.ts'
import { type PostgresServer, startPostgres } from '@/tests/support/postgres.ts'
import { fillRegion } from './dataset.ts'

export const HOME = resolve('.bench')

/** PostgreSQL with production settings: commits are synced. */
export function startServer(): Promise<PostgresServer> {
  return startPostgres({
    folder: `${HOME}/postgres`,
    durable: true,
    settings: { shared_buffers: '1GB', max_wal_size: '4GB', effective_cache_size: '4GB' },
  })
}

/** Filled on first use. */
export async function postgresRegion(server: PostgresServer, listings: number): Promise<string> {
  const name = regionName(listings)
  const admin = new pg.Client(server.url())
  await admin.connect()
  try {
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where datname like $1',
      [`region_${listings}_%`],
    )
    const isKept = rows.some(({ datname }) => datname === name)
    if (isKept && (await withPool(server.url(name), fits))) return server.url(name)
    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`)
    await admin.query('drop database if exists filling with (force)')
    await admin.query('create database filling')
    await withPool(server.url('filling'), (pool) => fillPostgres(pool, listings))
    // Renamed only when complete.
    await admin.query(`alter database filling rename to ${name}`)
    return server.url(name)
  } finally {
    await admin.end()
  }
}

/** Filled on first use. */
export async function embeddedRegion(listings: number): Promise<string> {
  const dataDir = `${HOME}/embedded_${regionName(listings)}`
  if (existsSync(dataDir)) {
    if (await withEmbedded(dataDir, ({ pool }) => fits(pool))) return dataDir
  }
  for (const name of readdirSync(HOME)) {
    if (name.startsWith(`embedded_region_${listings}_`)) rmSync(`${HOME}/${name}`, ALL)
  }
  await withEmbedded(dataDir, async ({ db, pool }) => {
    await migrate(pool, silentLogger())
    await fillRegion(db, { listings, onProgress: say(listings) })
    await pool.query('create table bench.filled ()')
  })
  return dataDir
}

const ALL = { recursive: true, force: true }
const LANES = 2
const SOURCES = ['dataset.ts', 'words.ts'].map((file) => new URL(file, import.meta.url))

/** Contains a hash of the generating code. */
function regionName(listings: number): string {
  const hash = createHash('sha256')
  for (const file of SOURCES) hash.update(readFileSync(file))
  return `region_${listings}_${hash.digest('hex').slice(0, 8)}`
}

/** Newer migrations are applied when the provider starts. */
async function fits(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(`select to_regclass('bench.filled') as filled`)
  if (!rows[0]?.filled) return false
  const known = await readMigrations()
  const applied = await pool.query<{ version: number; checksum: string }>(
    'select version, checksum from schema_migrations',
  )
  return applied.rows.every(({ version, checksum }) => known[version - 1]?.checksum === checksum)
}

async function fillPostgres(pool: pg.Pool, listings: number): Promise<void> {
  await migrate(pool, silentLogger())
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  await fillRegion(db, { listings, lanes: LANES, onProgress: say(listings) })
  await pool.query('create table bench.filled ()')
}

async function withPool<T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const options = '-c jit=off -c maintenance_work_mem=512MB'
  const pool = new pg.Pool({ connectionString: url, max: LANES + 1, options })
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

async function withEmbedded<T>(
  dataDir: string,
  work: (database: CommandDatabase) => Promise<T>,
): Promise<T> {
  const database = await connectDatabase({ dataDir }, silentLogger())
  try {
    return await work(database)
  } finally {
    await database.close()
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
