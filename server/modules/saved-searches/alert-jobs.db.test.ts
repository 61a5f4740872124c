import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createBossQueue } from '@/server/jobs/boss-queue.ts'
import { JOB_POLICIES, type JobData } from '@/server/jobs/job-list.ts'
import type { Queue } from '@/server/jobs/queue.ts'
import { silentLogger } from '@/server/log.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { scheduleAlerts, wakeAlerts } from './alert-jobs.ts'
import { confirmSavedSearch, insertSavedSearch } from './store.ts'

const database = await openTestDatabase()
const { db } = database
const queue = createBossQueue<JobData>({
  database,
  policies: JOB_POLICIES,
  log: silentLogger(),
  pace: { workers: 0.5, clock: 45 },
})
afterAll(() => queue.stop())

const search = (confirmHash: string, confirmUntil = new Date(Date.now() + 60_000)) =>
  insertSavedSearch(db, {
    email: 'ana@example.org',
    name: 'Homes',
    language: 'en',
    origin: 'http://localhost',
    query: '',
    namedQuery: null,
    key: '',
    events: ['new'],
    frequency: 'instant',
    confirmHash,
    confirmUntil,
    needs: {},
  })

test('sends due mails although matching events fails', async () => {
  const handlers = new Map<string, (signal: AbortSignal) => Promise<void>>()
  const deps = testDeps({ db, clock: () => new Date() })
  const catcher: Queue = {
    ...deps.queue,
    work: (name, handler) => {
      if (name === 'alerts.match') handlers.set(name, (signal) => handler(Object(), signal))
    },
  }
  const settings = { read: async () => Promise.reject(new Error('away')) }
  scheduleAlerts(catcher, { ...deps, settings })
  await search('kept')
  await search('late', new Date(0))
  await confirmSavedSearch(db, 1, new Date())
  await publishedListing(db)
  await sql`insert into saved_search_alert select 1, id from property_event`.execute(db)
  const run = handlers.get('alerts.match')?.(new AbortController().signal)
  await expect(run).rejects.toThrow('away')
  const left = await db.selectFrom('saved_search').select('confirm_hash').execute()
  expect(left).toEqual([{ confirm_hash: 'kept' }])
  expect(deps.enqueued.map(({ name }) => name)).toEqual(['alerts.deliver'])
  await truncate(db)
})

test('sends a mail for a published listing without waiting for the schedule', async () => {
  const deps = { ...testDeps({ db, clock: () => new Date() }), queue }
  const written: string[] = []
  queue.work('mail.send', async ({ to }) => {
    written.push(to)
  })
  scheduleAlerts({ ...queue, schedule: () => {} }, deps)
  await queue.start()
  const stop = await wakeAlerts(deps, database.listen)
  await search('x')
  await confirmSavedSearch(db, 1, new Date())
  await publishedListing(db)
  await expect.poll(() => written).toEqual(['ana@example.org'])
  await stop()
})
