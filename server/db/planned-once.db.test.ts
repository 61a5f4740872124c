import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openTestDatabase } from '@/tests/support/database.ts'
import { plannedOnce } from './planned-once.ts'

const isEmbedded = inject('testDatabase').kind === 'embedded'
const { db } = await openTestDatabase()

const kept = async () => {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement like '%marked%'`.execute(db)
  return rows.length
}

test('marked statements work with every parameter, and the embedded database keeps their plans', async () => {
  const ask = (value: number) =>
    sql<{ marked: number }>`${plannedOnce}select ${value}::int + 1 as marked`.execute(db)
  expect((await ask(1)).rows).toEqual([{ marked: 2 }])
  expect((await ask(41)).rows).toEqual([{ marked: 42 }])
  expect(await kept()).toBe(isEmbedded ? 1 : 0)
})

test('a kept plan survives a change of its table', async () => {
  await sql`create temp table marked_note (text text)`.execute(db)
  const read = () => sql<{ text: string }>`${plannedOnce}select text from marked_note`.execute(db)
  await read()
  await sql`create index on marked_note (text)`.execute(db)
  await sql`insert into marked_note values ('kept')`.execute(db)
  expect((await read()).rows).toEqual([{ text: 'kept' }])
})
