import { afterEach, describe, expect, test } from 'vitest'
import { silentLogger } from '@/server/log.ts'
import { openTestDatabase } from '@/tests/support/database.ts'
import { type BossQueueOptions, createBossQueue } from './boss-queue.ts'
import type { JobPolicy } from './job-list.ts'
import type { Queue } from './queue.ts'

type TestJobs = { 'photo.shrink': { photo: number }; 'listing.expire': { until: string } }

const policy: JobPolicy = {
  retryLimit: 3,
  retryDelaySeconds: 1,
  retryDelayMaxSeconds: 2,
  expireInSeconds: 60,
  keepSeconds: 60,
  concurrency: 2,
  exclusive: false,
}

const database = await openTestDatabase()
const running: Queue<TestJobs>[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((queue) => queue.stop()))
  await database.pool.query('drop schema if exists queue cascade')
})

function openQueue(
  pace = { workers: 15, clock: 45 },
  reached: BossQueueOptions<TestJobs>['database'] = database,
): Queue<TestJobs> {
  const queue = createBossQueue<TestJobs>({
    database: reached,
    policies: { 'photo.shrink': policy, 'listing.expire': { ...policy, exclusive: true } },
    log: silentLogger(),
    pace,
  })
  running.push(queue)
  return queue
}

async function jobStates(name: keyof TestJobs): Promise<string[]> {
  const { rows } = await database.pool.query<{ state: string }>(
    'select state from queue.job where name = $1 order by created_on',
    [name],
  )
  return rows.map((row) => row.state)
}

/** Polls later than a test waits. */
const SELDOM = { workers: 600, clock: 20 }

describe('a job of a transaction', () => {
  test('runs after the commit without waiting for the next poll', async () => {
    const queue = openQueue(SELDOM)
    const done: number[] = []
    queue.work('photo.shrink', async ({ photo }) => {
      done.push(photo)
    })
    await queue.start()
    await database.db.transaction().execute(async (transaction) => {
      expect(await queue.enqueue(transaction, 'photo.shrink', { photo: 1 })).toBe(true)
    })
    await expect.poll(() => done).toEqual([1])
    await expect.poll(() => jobStates('photo.shrink')).toEqual(['completed'])
  })

  test('is found by a process without notifications', async () => {
    const { pool, kind } = database
    const queue = openQueue(SELDOM, { pool, kind })
    const done: number[] = []
    queue.work('photo.shrink', async ({ photo }) => {
      done.push(photo)
    })
    await queue.start()
    await expect.poll(() => jobStates('photo.shrink')).toEqual([])
    await queue.enqueue(database.db, 'photo.shrink', { photo: 8 })
    await expect.poll(() => done).toEqual([8])
  })

  test('does not exist after a rollback', async () => {
    const queue = openQueue()
    await queue.start()
    const transaction = database.db.transaction().execute(async (open) => {
      await queue.enqueue(open, 'photo.shrink', { photo: 2 })
      throw new Error('changed my mind')
    })
    await expect(transaction).rejects.toThrow('changed my mind')
    expect(await jobStates('photo.shrink')).toEqual([])
  })

  test('is written on the transaction’s connection, from the first job on', async () => {
    const queue = openQueue()
    await queue.start()
    const held = await Promise.all(
      Array.from({ length: database.pool.options.max - 1 }, () => database.pool.connect()),
    )
    await database.db.transaction().execute(async (open) => {
      await queue.enqueue(open, 'photo.shrink', { photo: 3 })
    })
    for (const client of held) client.release()
    expect(await jobStates('photo.shrink')).toEqual(['created'])
  })
})

describe('running jobs', () => {
  test('works off a backlog without pauses, each job once over two processes', async () => {
    const done: number[] = []
    const first = openQueue()
    const second = openQueue()
    await first.start()
    for (let photo = 0; photo < 40; photo += 1) {
      await first.enqueue(database.db, 'photo.shrink', { photo })
    }
    await first.stop()
    for (const queue of [openQueue(), second]) {
      queue.work('photo.shrink', async ({ photo }) => {
        done.push(photo)
      })
      await queue.start()
    }
    await expect.poll(() => done.length).toBe(40)
    expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n))
  })

  test('retries a failing job with growing pauses, then gives up', async () => {
    const queue = openQueue({ workers: 0.5, clock: 45 })
    const tries: number[] = []
    queue.work('photo.shrink', async () => {
      tries.push(performance.now())
      throw new Error('no room')
    })
    await queue.start()
    await queue.enqueue(database.db, 'photo.shrink', { photo: 4 })
    await expect.poll(() => jobStates('photo.shrink')).toEqual(['failed'])
    expect(tries).toHaveLength(4)
    const pauses = tries.slice(1).map((time, index) => time - (tries[index] ?? 0))
    for (const pause of pauses) expect(pause).toBeGreaterThan(450)
    // Seven days, though done jobs of the queue go after a minute.
    const { rows } = await database.pool.query('select deletion_seconds from queue.job')
    expect(rows).toEqual([{ deletion_seconds: 604_800 }])
  })

  test('runs a postponed job at its time', async () => {
    const queue = openQueue({ workers: 0.5, clock: 45 })
    const startAfter = new Date(Date.now() + 1500)
    const moments: number[] = []
    queue.work('photo.shrink', async () => {
      moments.push(Date.now())
    })
    await queue.start()
    await queue.enqueue(database.db, 'photo.shrink', { photo: 5 }, { startAfter })
    await expect.poll(() => moments.length).toBe(1)
    expect(moments[0]).toBeGreaterThanOrEqual(startAfter.getTime() - 50)
  })

  test('finishes the current job before stopping', async () => {
    const queue = openQueue()
    let finish = () => {}
    const inHand = new Promise<void>((resolve) => {
      finish = resolve
    })
    const events: string[] = []
    queue.work('photo.shrink', async () => {
      events.push('begun')
      await inHand
      events.push('done')
    })
    await queue.start()
    await queue.enqueue(database.db, 'photo.shrink', { photo: 6 })
    await expect.poll(() => events).toEqual(['begun'])
    const stopped = queue.stop().then(() => events.push('stopped'))
    finish()
    await stopped
    expect(events).toEqual(['begun', 'done', 'stopped'])
    expect(await jobStates('photo.shrink')).toEqual(['completed'])
  })

  test('leaves an overdue job for the next start', async () => {
    const queue = openQueue()
    const told = new Promise<void>((resolve) => {
      queue.work('photo.shrink', async (_, signal) => {
        await new Promise<void>((end) => signal.addEventListener('abort', () => end()))
        resolve()
      })
    })
    await queue.start()
    await queue.enqueue(database.db, 'photo.shrink', { photo: 7 })
    await expect.poll(() => jobStates('photo.shrink')).toEqual(['active'])
    await queue.stop(1000)
    await told
    expect(await jobStates('photo.shrink')).toEqual(['retry'])
  })
})

test('deletes jobs that contain a text with the transaction, in any case', async () => {
  const queue = openQueue()
  await queue.start()
  for (const until of ['Ana', 'ana', 'bob']) {
    await queue.enqueue(database.db, 'listing.expire', { until }, { key: until })
  }
  const forgotten = database.db.transaction().execute(async (transaction) => {
    await queue.forget(transaction, 'listing.expire', 'until', 'ANA')
    throw new Error('changed my mind')
  })
  await expect(forgotten).rejects.toThrow('changed my mind')
  expect(await jobStates('listing.expire')).toHaveLength(3)
  await queue.forget(database.db, 'photo.shrink', 'photo', 'ana')
  await queue.forget(database.db, 'listing.expire', 'until', 'ANA')
  expect(await jobStates('listing.expire')).toHaveLength(1)
})

describe('unique jobs', () => {
  test('are not created while the same one exists', async () => {
    const queue = openQueue()
    await queue.start()
    const enqueue = (key: string) =>
      queue.enqueue(database.db, 'listing.expire', { until: '2026-01-01' }, { key })
    expect([await enqueue('a'), await enqueue('a'), await enqueue('b')]).toEqual([
      true,
      false,
      true,
    ])
    expect(await jobStates('listing.expire')).toEqual(['created', 'created'])
  })

  test('are created once per schedule for all processes', async () => {
    const done: string[] = []
    const minute = () => Math.floor(Date.now() / 60_000)
    const firstMinute = minute()
    for (let process = 0; process < 2; process += 1) {
      const queue = openQueue({ workers: 0.5, clock: 1 })
      queue.schedule('listing.expire', '* * * * *', { until: 'now' })
      queue.work('listing.expire', async ({ until }) => {
        done.push(until)
      })
      await queue.start()
    }
    await expect.poll(() => done.length).toBeGreaterThan(0)
    await Promise.all(running.splice(0).map((queue) => queue.stop()))
    expect(done.length).toBeLessThanOrEqual(1 + minute() - firstMinute)
    expect(new Set(await jobStates('listing.expire'))).toEqual(new Set(['completed']))
  })

  test('end with their schedule’s removal from the code', async () => {
    const before = openQueue()
    before.schedule('listing.expire', '0 3 * * *', { until: 'now' })
    await before.start()
    await before.stop()
    await openQueue().start()
    expect((await database.pool.query('select name from queue.schedule')).rows).toEqual([])
  })
})

test('leave no transaction behind after a failed statement', async () => {
  const queue = openQueue()
  await database.pool.query('create schema queue; create table queue.queue (unexpected int)')
  await expect(queue.start()).rejects.toThrow()
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
