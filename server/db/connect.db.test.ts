import { expect, test } from 'vitest'
import { silentLogger } from '@/server/log.ts'
import { openTestDatabase } from '@/tests/support/database.ts'
import { connectDatabase } from './connect.ts'

const { db, pool, kind } = await openTestDatabase()

test('runs queries with the settings of the search benchmarks', async () => {
  const { rows } = await pool.query(
    `select name, setting from pg_settings
     where name in ('jit', 'random_page_cost', 'work_mem') order by name`,
  )
  expect(rows).toEqual([
    { name: 'jit', setting: 'off' },
    { name: 'random_page_cost', setting: '1.1' },
    { name: 'work_mem', setting: '16384' },
  ])
})

test('reports a failing statement and keeps the connection usable', async () => {
  await expect(pool.query('select from nowhere')).rejects.toMatchObject({ code: '42P01' })
  await expect(
    db
      .transaction()
      .execute((transaction) =>
        transaction.insertInto('setting').values({ key: 'a', value: 'not json' }).execute(),
      ),
  ).rejects.toMatchObject({ code: '22P02' })
  expect(await db.selectFrom('setting').selectAll().execute()).toEqual([])
})

test('serves many callers, one by one on a single connection', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, caller) => pool.query('select $1::int as caller', [caller])),
  )
  expect(answers.map(({ rows }) => rows[0]?.caller)).toEqual(
    Array.from({ length: 50 }, (_, i) => i),
  )
})

test.runIf(kind === 'postgres')('cancels a statement that takes too long', async () => {
  const client = await pool.connect()
  await client.query("set statement_timeout = '50ms'")
  await expect(client.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' })
  client.release(true)
})

test.runIf(kind === 'postgres')('fails only the transaction of a lost connection', async () => {
  const client = await pool.connect()
  await client.query('begin')
  const { rows } = await client.query('select pg_backend_pid() as pid')
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await expect(client.query('commit')).rejects.toThrow()
  client.release(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('names an unreachable server without the password', async () => {
  const databaseUrl = 'postgres://hearth:secret@127.0.0.1:1/hearth'
  const opening = connectDatabase({ dataDir: '', databaseUrl }, silentLogger())
  await expect(opening).rejects.toThrow(
    'The database at 127.0.0.1:1/hearth cannot be reached: connect ECONNREFUSED 127.0.0.1:1',
  )
})
