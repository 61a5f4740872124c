import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { silentLogger } from '@/server/log.ts'
import { openTestDatabase } from '@/tests/support/database.ts'
import { migrate, readMigrations } from './migrate.ts'

const { pool } = await openTestDatabase()
const log = silentLogger()
const shipped = await readMigrations()
const folders: string[] = []

afterEach(async () => {
  await pool.query('drop table if exists novelty, late_novelty')
  await pool.query('delete from schema_migrations where version > $1', [shipped.length])
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** The shipped migrations plus those of a later release. */
function release(...additions: string[]): URL {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-migrations-'))
  folders.push(folder)
  cpSync(new URL('./migrations/', import.meta.url), folder, { recursive: true })
  for (const [index, statements] of additions.entries()) {
    writeFileSync(join(folder, `${number(index + 1)}-novelty.sql`), statements)
  }
  return pathToFileURL(`${folder}/`)
}

function number(ahead: number): string {
  return String(shipped.length + ahead).padStart(4, '0')
}

async function columnsOfNovelty(): Promise<string[]> {
  const { rows } = await pool.query(
    `select column_name from information_schema.columns where table_name = 'novelty' order by 1`,
  )
  return rows.map(({ column_name }) => column_name)
}

test('applies the migrations of a new release once, in order', async () => {
  const next = release(
    'create table novelty (a int); insert into novelty values (1);',
    'alter table novelty add b int; update novelty set b = a + 1;',
  )
  expect(await migrate(pool, log, next)).toEqual([`${number(1)}-novelty`, `${number(2)}-novelty`])
  expect(await migrate(pool, log, next)).toEqual([])
  expect((await pool.query('select * from novelty')).rows).toEqual([{ a: 1, b: 2 }])
})

test('applies a release once when several processes start together', async () => {
  const next = release('create table novelty (a int)')
  const applied = await Promise.all([1, 2, 3].map(() => migrate(pool, log, next)))
  expect(applied.flat()).toEqual([`${number(1)}-novelty`])
})

test('rolls back a failing migration, names it, and can be retried', async () => {
  const broken = release('create table novelty (a int)', 'alter table novelty add b int; oops')
  await expect(migrate(pool, log, broken)).rejects.toThrow(
    `Migration ${number(2)}-novelty failed: syntax error at or near "oops"`,
  )
  expect(await columnsOfNovelty()).toEqual(['a'])
  const mended = release('create table novelty (a int)', 'alter table novelty add b int')
  expect(await migrate(pool, log, mended)).toEqual([`${number(2)}-novelty`])
})

test('rejects a migration that was changed after it was applied', async () => {
  await migrate(pool, log, release('create table novelty (a int)'))
  await expect(migrate(pool, log, release('create table novelty (b int)'))).rejects.toThrow(
    `Migration ${number(1)}-novelty was changed after it was applied`,
  )
  expect(await columnsOfNovelty()).toEqual(['a'])
})

test('ignores line endings of other systems', async () => {
  await migrate(pool, log, release('create table novelty (a int);\n-- done\n'))
  expect(await migrate(pool, log, release('create table novelty (a int);\r\n-- done\r\n'))).toEqual(
    [],
  )
})

test('refuses an older release on a newer database', async () => {
  await migrate(pool, log, release('create table novelty (a int)'))
  await expect(migrate(pool, log)).rejects.toThrow('which this version of Hearth does not know')
})

test('builds an index outside a transaction without blocking writers', async () => {
  const next = release(
    'create table novelty (a int)',
    '-- outside a transaction\ncreate index concurrently if not exists novelty_a on novelty (a)',
  )
  expect(await migrate(pool, log, next)).toHaveLength(2)
  const { rows } = await pool.query(`select indexname from pg_indexes where tablename = 'novelty'`)
  expect(rows).toEqual([{ indexname: 'novelty_a' }])
})

test('has consecutive, unique numbers and names of one pattern', async () => {
  const gap = release()
  writeFileSync(new URL(`${number(2)}-late.sql`, gap), 'select 1')
  await expect(readMigrations(gap)).rejects.toThrow(
    `${number(2)}-late.sql should have number ${number(1)}`,
  )
  const twin = release('select 1')
  writeFileSync(new URL(`${number(1)}-zwilling.sql`, twin), 'select 1')
  await expect(readMigrations(twin)).rejects.toThrow('without gaps or twins')
  const misnamed = release()
  writeFileSync(new URL('next_one.sql', misnamed), 'select 1')
  await expect(readMigrations(misnamed)).rejects.toThrow('is not named like 0001-what-it-does.sql')
})
