import { afterEach, expect, test } from 'vitest'
import { type Mail, MailRefused } from '@/server/gateways/mail/mailer.ts'
import { openTestDatabase } from '@/tests/support/database.ts'
import { createBossQueue } from './boss-queue.ts'
import { JOB_POLICIES, type JobData } from './job-list.ts'
import type { Queue } from './queue.ts'
import { sendQueuedMail } from './send-mail.ts'

const database = await openTestDatabase()
const mail: Mail = { to: 'ana@example.org', subject: 'Hello', text: 'Hello Ana' }
const RESTING = 7
let queue: Queue
let warnings: unknown[]

afterEach(async () => {
  await queue.stop()
  await database.pool.query('drop schema queue cascade')
})

/** A mailer that fails with each of these in turn, then accepts everything. */
async function startQueue(failures: Error[]): Promise<Mail[]> {
  warnings = []
  const log = {
    warn: (...words: unknown[]) => {
      warnings.push(words)
    },
    error: (...words: unknown[]) => {
      warnings.push(words)
    },
  }
  queue = createBossQueue<JobData>({
    database,
    policies: {
      ...JOB_POLICIES,
      'mail.send': { ...JOB_POLICIES['mail.send'], retryDelaySeconds: 1 },
    },
    log,
    pace: { workers: 0.5, clock: 45 },
  })
  const taken: Mail[] = []
  const carrier = {
    send: async (sent: Mail) => {
      const failure = failures.shift()
      if (failure) throw failure
      taken.push(sent)
    },
    close: async () => {},
  }
  sendQueuedMail(queue, { mail: carrier, isActive: async (id) => id !== RESTING, log })
  await queue.start()
  return taken
}

test('sends a mail after its change, and retries after an outage', async () => {
  const taken = await startQueue([new Error('connection refused')])
  await database.db
    .transaction()
    .execute((transaction) => queue.enqueue(transaction, 'mail.send', mail))
  await expect.poll(() => taken).toEqual([mail])
  expect(warnings).toHaveLength(1)
})

test('drops an undeliverable mail with a note that names nobody', async () => {
  const taken = await startQueue([new MailRefused('No such user')])
  await queue.enqueue(database.db, 'mail.send', mail)
  await expect.poll(() => warnings.length).toBe(1)
  await expect
    .poll(async () => (await database.pool.query('select state from queue.job')).rows)
    .toContainEqual({ state: 'completed' })
  expect(taken).toEqual([])
  expect(JSON.stringify(warnings)).not.toContain('ana@')
})

test('does not send the mail of an ended or paused search', async () => {
  const taken = await startQueue([])
  await queue.enqueue(database.db, 'mail.send', { ...mail, savedSearch: RESTING })
  await queue.enqueue(database.db, 'mail.send', { ...mail, savedSearch: 8 })
  await expect
    .poll(async () => (await database.pool.query('select state from queue.job')).rows)
    .toEqual([{ state: 'completed' }, { state: 'completed' }])
  expect(taken.map((sent) => sent.to)).toEqual(['ana@example.org'])
})
