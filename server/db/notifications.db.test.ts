import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openTestDatabase } from '@/tests/support/database.ts'
import { publish } from './notifications.ts'

const { db, pool, kind, listen } = await openTestDatabase()

test('delivers notifications to others in order, with the id', async () => {
  const heard: string[] = []
  const stop = await listen('chat', (id) => heard.push(id))
  await publish(db, 'chat', 7)
  await publish(db, 'chat', 'room-8')
  await vi.waitFor(() => expect(heard).toEqual(['7', 'room-8']))
  await stop()
})

test('delivers only the listener’s channel, and nothing after it stopped', async () => {
  const heard: string[] = []
  const stopFirst = await listen('first', (id) => heard.push(`first ${id}`))
  const stopSecond = await listen('second', (id) => heard.push(`second ${id}`))
  await publish(db, 'first', 1)
  await vi.waitFor(() => expect(heard).toEqual(['first 1']))
  await stopFirst()
  await publish(db, 'first', 2)
  await publish(db, 'second', 3)
  await vi.waitFor(() => expect(heard).toEqual(['first 1', 'second 3']))
  await stopSecond()
})

test('delivers a transaction’s notifications at commit, and never after a rollback', async () => {
  const heard: string[] = []
  const stop = await listen('orders', (id) => heard.push(id))
  await db
    .transaction()
    .execute(async (transaction) => {
      await publish(transaction, 'orders', 1)
      throw new Error('changed my mind')
    })
    .catch(() => {})
  await db.transaction().execute((transaction) => publish(transaction, 'orders', 2))
  await vi.waitFor(() => expect(heard).toEqual(['2']))
  await stop()
})

test('allows only plain channel names, which become part of a statement', async () => {
  await expect(publish(db, 'chat; drop table account', 1)).rejects.toThrow('No channel name')
  await expect(listen('Chat', () => {})).rejects.toThrow('No channel name')
})

test.runIf(kind === 'postgres')('reconnects after a lost connection and continues', async () => {
  const heard: string[] = []
  const stop = await listen('persistent', (id) => heard.push(id))
  const { rowCount } = await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query = 'listen persistent'`,
  )
  expect(rowCount).toBe(1)
  await vi.waitFor(async () => {
    await publish(db, 'persistent', 1)
    expect(heard).toContain('1')
  })
  await stop()
})

test('converts columns to the promised types', async () => {
  const { rows } = await sql`
    select 9007199254740991::int8 as whole, 12.50::numeric as exact, '{1,null,3}'::int8[] as wholes,
      '{{1.5},{2}}'::numeric[] as exacts, '2026-02-28'::date as day, null::int8 as nothing,
      '2026-02-28 12:00:00+02'::timestamptz as moment`.execute(db)
  expect(rows).toEqual([
    {
      whole: Number.MAX_SAFE_INTEGER,
      exact: 12.5,
      wholes: [1, null, 3],
      exacts: [[1.5], [2]],
      day: '2026-02-28',
      nothing: null,
      moment: new Date('2026-02-28T10:00:00Z'),
    },
  ])
})

test('reports a whole number too large for a number as an error', async () => {
  await expect(sql`select 9007199254740993::int8`.execute(db)).rejects.toThrow('too large')
  await expect(sql`select 1 as one`.execute(db)).resolves.toMatchObject({ rows: [{ one: 1 }] })
})
