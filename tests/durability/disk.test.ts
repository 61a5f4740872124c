import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ensureCluster } from '@/server/db/embedded/create-cluster.ts'
import { DurableFileSystem } from '@/server/db/embedded/durable-file-system.ts'
import { Engine } from '@/server/db/embedded/engine.ts'
import { startMaintenance } from '@/server/db/embedded/maintenance.ts'
import { embeddedPool } from '@/server/db/embedded/pool.ts'
import { QUERY_SETTINGS, surviveLostConnections } from '@/server/db/settings.ts'
import { silentLogger } from '@/server/log.ts'

/** A disk that can be made to fail. */
class TestFiles extends DurableFileSystem {
  isFailing = false

  protected override sync(...parameters: Parameters<DurableFileSystem['sync']>): void {
    if (this.isFailing) throw new Error('the disk is gone')
    super.sync(...parameters)
  }
}

const folder = join(mkdtempSync(join(tmpdir(), 'hearth-disk-')), 'database')
const KILOBYTE = 1024
let faults: unknown[] = []
let failures: Error[] = []
let files: TestFiles
let engine: Engine
let pool: pg.Pool

beforeAll(async () => {
  await ensureCluster(folder, silentLogger())
  await open()
  await pool.query('create table entry (id int generated always as identity, text text)')
  await shut()
})

beforeEach(open)
afterEach(shut)
afterAll(() => rmSync(join(folder, '..'), { recursive: true }))

async function open(): Promise<void> {
  faults = []
  failures = []
  files = new TestFiles(folder, (fault) => faults.push(fault))
  engine = await Engine.open({
    files,
    settings: QUERY_SETTINGS,
    onFailure: (failure) => failures.push(failure),
  })
  pool = embeddedPool(engine)
  surviveLostConnections(pool, silentLogger())
}

async function shut(): Promise<void> {
  await pool.end()
  await engine.close()
}

test('writes each acknowledged commit to disk', async () => {
  const before = files.syncCount
  for (let entry = 0; entry < 10; entry += 1) {
    await pool.query("insert into entry (text) values ('kept')")
  }
  expect(files.syncCount - before).toBeGreaterThanOrEqual(10)
})

test('writes nothing to disk when it only reads', async () => {
  await pool.query('select count(*) from entry')
  const before = files.syncCount
  for (let turn = 0; turn < 10; turn += 1) await pool.query('select count(*) from entry')
  expect(files.syncCount - before).toBe(0)
})

test('acknowledges nothing after a disk failure and keeps what was stored', async () => {
  const kept = async () => (await pool.query('select count(*) as kept from entry')).rows[0]?.kept
  const before = await kept()
  files.isFailing = true
  for (let turn = 0; turn < 3; turn += 1) {
    await expect(pool.query("insert into entry (text) values ('lost')")).rejects.toThrow(
      'The embedded database has stopped',
    )
  }
  expect(faults).toEqual([new Error('the disk is gone')])
  expect(failures.map(({ name }) => name)).toEqual(['EngineStopped'])

  await shut()
  process.exitCode = undefined // The engine sets it when it ends by itself.
  await open()
  const after = await kept()
  expect(after - before).toBeLessThanOrEqual(1)
  await pool.query("insert into entry (text) values ('kept')")
  expect(await kept()).toBe(after + 1)
})

test('checkpoints the log and vacuums changed tables when idle', async () => {
  const said: string[] = []
  const log = pino({ level: 'debug' }, { write: (line) => void said.push(line) })
  const upkeep = startMaintenance(engine, log, {
    tickMillis: 20,
    quietMillis: 10,
    checkpointMillis: 60_000,
    logBytes: 256 * KILOBYTE,
  })
  await pool.query("insert into entry (text) select repeat('x', 200) from generate_series(1, 3000)")
  await pool.query('delete from entry')
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        `select vacuum_count > 0 as vacuumed, analyze_count > 0 as analysed,
           (select checkpoint_lsn > '0/0' and pg_wal_lsn_diff(pg_current_wal_lsn(), checkpoint_lsn) < 262144
            from pg_control_checkpoint()) as checkpointed
         from pg_stat_user_tables where relname = 'entry'`,
      )
      expect(rows).toEqual([{ vacuumed: true, analysed: true, checkpointed: true }])
    },
    { timeout: 60_000, interval: 200 },
  )
  upkeep.stop()
  expect(said.map((line) => JSON.parse(line).work)).toEqual(
    expect.arrayContaining(['checkpoint', 'vacuum']),
  )
})
