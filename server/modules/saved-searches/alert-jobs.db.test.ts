import { afterAll, expect, test } from 'vitest'
import { createBossQueue } from '@/server/jobs/boss-queue.ts'
import { JOB_POLICIES, type JobData } from '@/server/jobs/job-list.ts'
import { silentLogger } from '@/server/log.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { openTestDatabase } from '@/tests/support/database.ts'
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

test('a listing that is published becomes a mail without waiting for the clock', async () => {
  const deps = { ...testDeps({ db, clock: () => new Date() }), queue }
  const written: string[] = []
  queue.work('mail.send', async ({ to }) => {
    written.push(to)
  })
  scheduleAlerts(queue, deps)
  await queue.start()
  const stop = await wakeAlerts(deps, database.listen)
  await insertSavedSearch(db, {
    email: 'ana@example.org',
    name: 'Homes',
    language: 'en',
    origin: 'http://localhost',
    query: '',
    events: ['new'],
    frequency: 'instant',
    confirmHash: 'x',
    confirmUntil: new Date(),
    needs: {},
  })
  await confirmSavedSearch(db, 1, new Date())
  await publishedListing(db)
  await expect.poll(() => written, { timeout: 10_000 }).toEqual(['ana@example.org'])
  await stop()
})
