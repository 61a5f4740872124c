import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connectDatabase } from '@/server/db/connect.ts'
import { Engine } from '@/server/db/embedded/engine.ts'
import { embeddedPool } from '@/server/db/embedded/pool.ts'
import { migrate, readMigrations } from '@/server/db/migrate.ts'
import { QUERY_SETTINGS } from '@/server/db/settings.ts'
import { silentLogger } from '@/server/log.ts'
import { startPostgres } from './postgres.ts'

/** From where each test file gets its own migrated database. */
export type TestDatabaseSource =
  | { kind: 'embedded'; snapshot: string }
  | { kind: 'postgres'; url: string }

const ROOT = new URL('../../', import.meta.url)
export const TEMPLATE_DATABASE = 'hearth_template'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestDatabaseSource
  }
}

/** Migrates once for all test files of the project: a snapshot, or a template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (project.config.env.HEARTH_TEST_DB === 'postgres') return preparePostgres(project)
  project.provide('testDatabase', { kind: 'embedded', snapshot: await prepareSnapshot() })
  return async () => {}
}

async function preparePostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? undefined : await startPostgres()
  const url = given ?? server?.url() ?? ''
  await administer(url, [
    `drop database if exists ${TEMPLATE_DATABASE}`,
    `create database ${TEMPLATE_DATABASE}`,
  ])
  const template = new URL(url)
  template.pathname = `/${TEMPLATE_DATABASE}`
  const database = await connectDatabase(
    { dataDir: '', databaseUrl: template.href },
    silentLogger(),
  )
  await migrate(database.pool, silentLogger())
  await database.close()
  project.provide('testDatabase', { kind: 'postgres', url })
  return async () => {
    await server?.stop()
  }
}

/** Runs statements that belong to no database, such as making one. */
export async function administer(url: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Kept between runs, as long as neither the migrations nor the engine change. */
async function prepareSnapshot(): Promise<string> {
  const folder = fileURLToPath(new URL('node_modules/.cache/hearth/', ROOT))
  const file = `${folder}test-database-${await snapshotKey()}.tar`
  if (existsSync(file)) return file
  const engine = await Engine.open({
    settings: QUERY_SETTINGS,
    onFailure: (failure) => {
      throw failure
    },
  })
  const pool = embeddedPool(engine)
  await migrate(pool, silentLogger())
  await pool.end()
  const dump = await engine.pglite.dumpDataDir('none')
  await engine.close()
  await mkdir(folder, { recursive: true })
  await writeFile(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
  await rename(`${file}.${process.pid}`, file)
  return file
}

async function snapshotKey(): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(new URL('package.json', ROOT), 'utf8'))
  const migrations = (await readMigrations()).map(({ checksum }) => checksum)
  return createHash('sha256')
    .update([dependencies['@electric-sql/pglite'], ...migrations].join())
    .digest('hex')
    .slice(0, 16)
}
