import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { forgetOldAccountRecords } from './pruning.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const HOUR_MS = 3_600_000
const hoursAgo = (hours: number) => new Date(TEST_NOW.getTime() - hours * HOUR_MS)

const countOf = async (table: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}`.execute(db)
  return rows[0]?.count
}

test('deletes codes, registrations and links a day after they expire', async () => {
  for (const hours of [23, 25]) {
    const expired = hoursAgo(hours)
    await sql`
      insert into one_time_code (purpose, target, seed, created_at, expires_at)
      values ('email', 'ana@example.org', 'seed', ${expired}, ${expired})`.execute(db)
    await sql`
      insert into registration (email, name, password_hash, language_code, created_at, expires_at)
      values ('ana@example.org', 'Ana', 'hash', 'en', ${expired}, ${expired})`.execute(db)
    await sql`
      insert into password_reset (seed, created_at, expires_at) values ('seed', ${expired}, ${expired})`.execute(
      db,
    )
  }
  await forgetOldAccountRecords(db, TEST_NOW)
  for (const table of ['one_time_code', 'registration', 'password_reset']) {
    expect(await countOf(table), table).toBe(1)
  }
})

test('deletes expired sign-ins only', async () => {
  const { id } = await signedIn(db)
  await signedIn(db, { tokenExpiresAt: hoursAgo(0) })
  await forgetOldAccountRecords(db, TEST_NOW)
  const left = await db.selectFrom('access_token').select('account_id').execute()
  expect(left).toEqual([{ account_id: id }])
})

test('deletes pending second-factor sign-ins when they expire and unconfirmed setups after a day', async () => {
  for (const hours of [23, 25]) {
    const { id } = await signedIn(db)
    const at = hoursAgo(hours)
    await sql`insert into second_factor (account_id, sealed_secret, created_at) values (${id}, 'x', ${at})`.execute(
      db,
    )
  }
  const { id } = await signedIn(db)
  await sql`
    insert into second_factor (account_id, sealed_secret, confirmed_at, created_at)
    values (${id}, 'x', ${hoursAgo(99)}, ${hoursAgo(99)})`.execute(db)
  for (const hours of [-1, 0]) {
    const expiresAt = hoursAgo(hours)
    await sql`
      insert into sign_in_challenge (account_id, token_hash, created_at, expires_at)
      values (${id}, 'x', ${hoursAgo(1)}, ${expiresAt})`.execute(db)
  }
  await forgetOldAccountRecords(db, TEST_NOW)
  expect([await countOf('second_factor'), await countOf('sign_in_challenge')]).toEqual([2, 1])
})

test('deletes withheld messages after thirty days', async () => {
  for (const days of [29, 31]) {
    const at = hoursAgo(days * 24)
    await sql`
      insert into mail_outbox (recipient, subject, text, created_at) values ('ana@example.org', 'Hello', 'Hello', ${at})`.execute(
      db,
    )
    await sql`insert into sms_outbox (recipient, text, created_at) values ('+15035550100', 'Hello', ${at})`.execute(
      db,
    )
  }
  await forgetOldAccountRecords(db, TEST_NOW)
  expect([await countOf('mail_outbox'), await countOf('sms_outbox')]).toEqual([1, 1])
})
