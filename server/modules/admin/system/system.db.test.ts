import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { adminHandlers } from '@/server/modules/admin/handlers.ts'
import { queuedJob } from '@/tests/support/builders/jobs.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { systemHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await sql`drop schema if exists queue cascade`.execute(db)
})

async function setUp() {
  const app = createServer(testDeps({ db }), { ...adminHandlers, ...systemHandlers })
  const { token } = await signedIn(db, { isAdmin: true, name: 'Ada Keller' })
  const view = async () => (await callOk(app, 'getSystem', { token })).data
  const retry = (id: string) => call(app, 'retryJob', { token, body: { id } })
  return { app, token, view, retry }
}

test('shows versions, sizes and where messages go', async () => {
  const { view } = await setUp()
  await queuedJob(db, { state: 'completed' })
  await publishedListing(db)
  const system = await view()
  expect(system).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    node: process.versions.node,
    database: { properties: 1, should_move: false, schema: expect.any(String) },
    channels: { mail: { is_kept: true }, sms: { is_kept: true }, push: { devices: 0 } },
    queues: [],
    troubled: [],
  })
  const sizes = system.database.tables.map(({ bytes }) => bytes)
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(system.database.bytes).toBeGreaterThan(sizes[0] ?? Number.POSITIVE_INFINITY)
  expect(system.storage.free_bytes).toBeGreaterThan(0)
})

test('shows failed jobs, and tries one again at once', async () => {
  const { app, token, view, retry } = await setUp()
  const failed = await queuedJob(db, { state: 'failed' })
  const later = await queuedJob(db, { state: 'retry' })
  await queuedJob(db, { name: 'push.send', state: 'created' })
  const { queues, troubled } = await view()
  expect(queues).toEqual([
    { name: 'mail.send', waiting: 0, running: 0, retrying: 1, failed: 1 },
    { name: 'push.send', waiting: 1, running: 0, retrying: 0, failed: 0 },
  ])
  expect(troubled).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        id: failed,
        tries: 3,
        next_at: null,
        error: expect.stringContaining('refused'),
      }),
      expect.objectContaining({ id: later, tries: 2, next_at: expect.any(String) }),
    ]),
  )
  for (const id of [failed, later]) expect((await retry(id)).status).toBe(200)
  const { rows } = await sql<{ is_due: boolean }>`
    select state = 'retry' and start_after <= now() and retry_count < retry_limit as is_due
    from queue.job where name = 'mail.send'`.execute(db)
  expect(rows).toEqual([{ is_due: true }, { is_due: true }])
  const log = (await callOk(app, 'getAuditLog', { token })).data
  expect(log).toHaveLength(2)
  expect(log[0]).toMatchObject({
    action: 'jobRetried',
    subject_kind: 'system',
    subject_name: 'mail.send',
  })
})

test('refuses jobs that are done or gone', async () => {
  const { retry } = await setUp()
  const done = await queuedJob(db, { state: 'completed' })
  for (const id of [done, randomUUID()]) expect((await retry(id)).status).toBe(404)
  expect((await retry('7')).status).toBe(422)
})

test('keeps a queue of one job at a time', async () => {
  const { view, retry } = await setUp()
  const failed = await queuedJob(db, { name: 'valuation.train', state: 'failed' }, 'exclusive')
  await queuedJob(db, { name: 'valuation.train', state: 'active' }, 'exclusive')
  expect(await retry(failed)).toMatchObject({ status: 409, body: { key: 'jobWaits' } })
  expect((await view()).queues).toMatchObject([{ running: 1, failed: 1 }])
})
