import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { setting } from '@/tests/support/builders/settings.ts'
import { call } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { openPayments } from '@/tests/support/payment-fixture.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const MONTH = TEST_NOW.toISOString().slice(0, 7)

async function exported({ app, deps }: ReturnType<typeof openPayments>, month = MONTH) {
  const { token } = await signedIn(db, { isAdmin: true, signedInAt: deps.clock() })
  const reply = await app.request(`http://localhost/api/ext/admin/payments/export?month=${month}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(reply.headers.get('content-disposition')).toContain(`payments-${month}.csv`)
  const text = await reply.text()
  return parse(text, { columns: true, bom: true }) as Record<string, string>[]
}

async function paid(name = 'Mira') {
  const fixture = openPayments(db)
  const { id, token } = await signedIn(db)
  await db.updateTable('account').set({ name }).where('id', '=', id).execute()
  const packageId = await offeredPackage(db, { name: 'Agency', priceMinor: 4_900 })
  const { reference } = await fixture.start(token, packageId)
  fixture.gateway().pay(reference)
  await fixture.sendNotice(fixture.gateway().notice(reference))
  await fixture.runJobs()
  return { fixture, reference }
}

describe('the export of payments', () => {
  test('has a line with its document for each sum that came or went in the month', async () => {
    await setting(db, { tax_rate: 19 })
    const { fixture, reference } = await paid('=HYPERLINK("http://evil.example")')
    fixture.later(1)
    fixture.gateway().giveBack(reference, 1_000n)
    await fixture.sendNotice(fixture.gateway().notice(reference))
    await fixture.runJobs()
    fixture.later(1)
    expect(await exported(fixture)).toMatchObject([
      {
        kind: 'charge',
        document: '2026-000001',
        amount: '49.00',
        currency: 'USD',
        tax_rate: '19',
        tax: '7.82',
        net: '41.18',
        method: 'stripe',
        package: 'Agency',
        buyer: '\'=HYPERLINK("http://evil.example")',
      },
      { kind: 'refund', document: 'CN-2026-000001', amount: '-10.00', tax: '-1.60', net: '-8.40' },
    ])
    expect(await exported(fixture, '2026-01')).toEqual([])
  })

  test('reads all pages of a large month, each entry once', async () => {
    const { fixture } = await paid()
    await sql`
      insert into payment_entry (payment_transaction_id, payment_attempt_id, kind, amount_minor, currency, created_at)
      select payment_transaction_id, payment_attempt_id, 'refund', -1, currency, created_at + (i % 3) * interval '1 second'
      from payment_entry, generate_series(1, 1200) i`.execute(db)
    fixture.later(1)
    const rows = await exported(fixture)
    expect(rows).toHaveLength(1_201)
    const sum = rows.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0)
    expect(sum).toBe(4_900 - 1_200)
  })

  test('is refused for a month that is none', async () => {
    const { app } = openPayments(db)
    const { token } = await signedIn(db, { isAdmin: true })
    const query = { month: '2026-13' }
    expect((await call(app, 'exportPayments', { token, query })).status).toBe(422)
  })
})
