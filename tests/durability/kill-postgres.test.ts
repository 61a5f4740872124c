import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { surviveLostConnections } from '@/server/db/settings.ts'
import { silentLogger } from '@/server/log.ts'
import { type PostgresServer, startPostgres } from '@/tests/support/postgres.ts'
import { CHECK_INDEXES, createReceipts, KILL_RUNS, losses, startWriter } from './killing.ts'
import { printSeedOfFailures, seededDice } from './seed.ts'

let server: PostgresServer
let acknowledged = 0
const dice = seededDice('postgres')
printSeedOfFailures()

beforeAll(async () => {
  server = await startPostgres({ durable: true })
  await withPool(createReceipts)
})

afterAll(() => server.stop())

async function withPool<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: server.url() })
  // A connection on its way out still hears the server's farewell.
  surviveLostConnections(pool, silentLogger())
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

async function startWriting() {
  const writer = await startWriter('', server.url())
  await sleep(dice.between(100, 600))
  return writer
}

async function expectNothingLost(kind: string, run: number, now: number): Promise<void> {
  expect(now).toBeGreaterThan(acknowledged)
  acknowledged = now
  expect(await withPool((pool) => losses(pool, acknowledged))).toEqual([])
  process.stdout.write(`postgres, ${kind} ${run}: ${acknowledged} acknowledged, 0 lost\n`)
}

test(`a process loses no acknowledged write when killed ${KILL_RUNS} times`, async () => {
  for (let run = 1; run <= KILL_RUNS; run += 1) {
    const writer = await startWriting()
    await writer.kill()
    await expectNothingLost('process killed', run, writer.acknowledged())
  }
})

test(`a server loses no acknowledged write when killed ${KILL_RUNS} times`, async () => {
  for (let run = 1; run <= KILL_RUNS; run += 1) {
    const writer = await startWriting()
    await server.kill()
    await writer.ended
    await server.start()
    await expectNothingLost('server killed', run, writer.acknowledged())
  }
})

test('every index agrees with its table', async () => {
  const checked = await withPool(async (pool) => {
    await pool.query('create extension if not exists amcheck')
    return (await pool.query(CHECK_INDEXES)).rowCount
  })
  expect(checked).toBeGreaterThan(100)
})
