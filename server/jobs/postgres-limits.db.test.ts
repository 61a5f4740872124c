import { afterEach, expect, test } from 'vitest'
import { openTestDatabase } from '@/tests/support/database.ts'
import { LIMIT_RULES, LimitReached } from './limits.ts'
import { createPostgresLimits } from './postgres-limits.ts'

const { pool } = await openTestDatabase()

afterEach(async () => {
  await pool.query('drop schema if exists limits cascade')
})

test('refuses a sixth message per hour from one address, but not from another', async () => {
  const limits = await createPostgresLimits(pool)
  for (let message = 1; message <= LIMIT_RULES.contactByAddress.points; message += 1) {
    await limits.consume('contactByAddress', '203.0.113.7')
  }
  const sixth = limits.consume('contactByAddress', '203.0.113.7')
  await expect(sixth).rejects.toBeInstanceOf(LimitReached)
  const refusal: unknown = await limits.consume('contactByAddress', '203.0.113.7').catch((it) => it)
  expect(refusal).toMatchObject({ rule: 'contactByAddress', seconds: expect.any(Number) })
  const { seconds } = refusal instanceof LimitReached ? refusal : { seconds: 0 }
  expect(seconds).toBeGreaterThan(3590)
  expect(seconds).toBeLessThanOrEqual(3600)
  await limits.consume('contactByAddress', '203.0.113.8')
  await limits.consume('contactByEmail', '203.0.113.7')
})

test('does not count returned attempts', async () => {
  const limits = await createPostgresLimits(pool)
  for (let count = 0; count < LIMIT_RULES.signInsByAccount.points + 3; count += 1) {
    await limits.consume('signInsByAccount', 'ana@example.org')
    await limits.giveBack('signInsByAccount', 'ana@example.org')
  }
  for (let count = 0; count < LIMIT_RULES.signInsByAccount.points; count += 1) {
    await limits.consume('signInsByAccount', 'ana@example.org')
  }
  const next = limits.consume('signInsByAccount', 'ana@example.org')
  await expect(next).rejects.toBeInstanceOf(LimitReached)
})

test('shares one count between processes', async () => {
  const rules = { ...LIMIT_RULES, contactOverall: { points: 10, seconds: 60 } }
  const processes = await Promise.all([
    createPostgresLimits(pool, rules),
    createPostgresLimits(pool, rules),
  ])
  const outcomes = await Promise.allSettled(
    Array.from({ length: 16 }, (_, n) => processes[n % 2]?.consume('contactOverall', 'all')),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
})

test('starts a new count after the period', async () => {
  const rules = { ...LIMIT_RULES, contactByEmail: { points: 1, seconds: 60 } }
  const limits = await createPostgresLimits(pool, rules)
  await limits.consume('contactByEmail', 'ana@example.org')
  await expect(limits.consume('contactByEmail', 'ana@example.org')).rejects.toMatchObject({
    seconds: 60,
  })
  await pool.query('update limits.counter set expire = expire - 60000')
  await limits.consume('contactByEmail', 'ana@example.org')
})

test('stores no plain addresses, and counts keys of any length', async () => {
  const limits = await createPostgresLimits(pool)
  await limits.consume('contactByEmail', `${'a'.repeat(10_000)}@example.org`)
  await limits.consume('contactByAddress', '203.0.113.7')
  const { rows } = await pool.query<{ key: string }>('select key from limits.counter')
  expect(rows).toHaveLength(2)
  for (const { key } of rows) expect(key).toMatch(/^contactBy(Email|Address):[\w-]{43}$/)
})

test('reports an unreachable database as its own error', async () => {
  const limits = await createPostgresLimits(pool)
  await pool.query('drop schema limits cascade')
  const refusal: unknown = await limits.consume('contactOverall', 'all').catch((it) => it)
  expect(refusal).toMatchObject({ code: '42P01' })
})
