import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { amcheck } from '@electric-sql/pglite/contrib/amcheck'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectDatabase } from '@/server/db/connect.ts'
import { silentLogger } from '@/server/log.ts'
import {
  CHECK_INDEXES,
  createReceipts,
  KILL_RUNS,
  losses,
  startProgram,
  startWriter,
} from './killing.ts'
import { printSeedOfFailures, seededDice } from './seed.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hearth-kill-'))
const dice = seededDice('embedded')
printSeedOfFailures()

beforeAll(async () => {
  const { pool, close } = await connectDatabase({ dataDir }, silentLogger())
  await createReceipts(pool)
  await close()
})

afterAll(() => rmSync(dataDir, { recursive: true }))

test(`a process loses no acknowledged write when killed ${KILL_RUNS} times`, async () => {
  let acknowledged = 0
  for (let run = 1; run <= KILL_RUNS; run += 1) {
    const writer = await startWriter(dataDir, undefined)
    await sleep(dice.between(100, 600))
    await writer.kill()
    expect(writer.acknowledged()).toBeGreaterThan(acknowledged)
    acknowledged = writer.acknowledged()

    const began = performance.now()
    const { pool, close } = await connectDatabase({ dataDir }, silentLogger())
    const restartMillis = performance.now() - began
    expect(await losses(pool, acknowledged)).toEqual([])
    await close()
    report(run, { acknowledged, restartMillis })
  }
})

test('an interrupted first start is repeated by the next', async () => {
  const fresh = join(dataDir, 'fresh')
  const owner = startProgram('owner.ts', [fresh])
  const draft = join(fresh, `database.new-${owner.pid}`)
  await vi.waitFor(() => expect(existsSync(join(draft, 'base'))).toBe(true), { timeout: 60_000 })
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  expect(existsSync(join(fresh, 'database'))).toBe(false)

  const { pool, close } = await connectDatabase({ dataDir: fresh }, silentLogger())
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await close()
})

test('every index agrees with its table', async () => {
  const files = new NodeFS(join(dataDir, 'database'))
  const engine = await PGlite.create({ fs: files, extensions: { amcheck } })
  await engine.query('create extension if not exists amcheck')
  const { rows } = await engine.query(CHECK_INDEXES)
  expect(rows.length).toBeGreaterThan(100)
  await engine.close()
})

function report(run: number, facts: { acknowledged: number; restartMillis: number }): void {
  const { acknowledged, restartMillis } = facts
  process.stdout.write(
    `embedded, kill ${run}: ${acknowledged} acknowledged, 0 lost, open again in ${Math.round(restartMillis)} ms\n`,
  )
}
