import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { setting } from '@/tests/support/builders/settings.ts'
import { callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { signedIn } from '@/tests/support/members.ts'
import { openPayments } from '@/tests/support/payment-fixture.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const DAY = 24 * 60
const VAT = {
  tax_rate: 19,
  tax_inclusive: true,
  tax_name: 'VAT',
  tax_number: 'DE811907980',
  company_name: 'Hearth GmbH',
  tax_address: 'Marktplatz 1, Bremen',
}

async function paid(priceMinor = 4_900) {
  const fixture = openPayments(db)
  const person = await signedIn(db)
  const packageId = await offeredPackage(db, { name: 'Agency', priceMinor })
  const payment = await fixture.start(person.token, packageId)
  const hear = async (reference = payment.reference) => {
    await fixture.sendNotice(fixture.gateway().notice(reference))
    await fixture.runJobs()
  }
  fixture.gateway().pay(payment.reference)
  await hear()
  return { fixture, person, packageId, payment, hear }
}

const purchases = () => db.selectFrom('payment_transaction').selectAll().orderBy('id').execute()
const creditNotes = async () => {
  const rows = await db.selectFrom('credit_note').selectAll().orderBy('id').execute()
  return rows.map((row) => [row.number, Number(row.amount_minor), Number(row.tax_minor)])
}

describe('tax', () => {
  test('is none unless the operator sets a rate', async () => {
    await paid()
    expect(await purchases()).toMatchObject([
      { tax_rate: null, receipt: { total_minor: 4_900, tax_minor: 0 } },
    ])
  })

  test('within the price is a part of it, with the seller and the number of the buyer', async () => {
    await setting(db, VAT)
    const fixture = openPayments(db)
    const { token, id } = await signedIn(db)
    await db
      .updateTable('account')
      .set({ tax_number: 'ATU12345678' })
      .where('id', '=', id)
      .execute()
    const packageId = await offeredPackage(db, { name: 'Agency', priceMinor: 4_900 })
    const { reference } = await fixture.start(token, packageId)
    fixture.gateway().pay(reference)
    await fixture.sendNotice(fixture.gateway().notice(reference))
    await fixture.runJobs()
    expect(await purchases()).toMatchObject([
      {
        amount_minor: 4_900,
        tax_rate: 19_000,
        tax_is_inclusive: true,
        receipt: {
          total_minor: 4_900,
          tax_minor: 782,
          buyer_tax_number: 'ATU12345678',
          seller: {
            name: 'Hearth GmbH',
            address: 'Marktplatz 1, Bremen',
            tax_name: 'VAT',
            tax_number: 'DE811907980',
          },
        },
      },
    ])
  })

  test('on top of the price is shown, charged and receipted', async () => {
    await setting(db, { ...VAT, tax_inclusive: false })
    const { fixture, payment } = await paid()
    expect(payment.payment_intent.amount).toBe(5_831)
    const visitor = await callOk(fixture.app, 'getPackages', {})
    expect(visitor.data).toMatchObject([{ name: 'Agency', price: 58.31 }])
    expect(await purchases()).toMatchObject([
      { amount_minor: 5_831, receipt: { total_minor: 5_831, tax_minor: 931 } },
    ])
  })

  test('that changes begins another purchase, and leaves issued receipts alone', async () => {
    await setting(db, VAT)
    const { fixture, person } = await paid()
    const other = await offeredPackage(db, { name: 'Other', priceMinor: 1_000 })
    const one = await fixture.start(person.token, other)
    await db.deleteFrom('setting').execute()
    await setting(db, { ...VAT, tax_rate: 7, tax_number: 'DE000000000' })
    const two = await fixture.start(person.token, other)
    expect(two.id).not.toBe(one.id)
    const [first, , third] = await purchases()
    expect(first).toMatchObject({
      receipt: { tax_minor: 782, seller: { tax_number: 'DE811907980' } },
    })
    expect(third).toMatchObject({ tax_rate: 7_000, receipt: null })
  })
})

describe('the tax number of a buyer', () => {
  async function scene() {
    await setting(db, VAT)
    const fixture = openPayments(db)
    const person = await signedIn(db)
    const packageId = await offeredPackage(db, { name: 'Agency', priceMinor: 4_900 })
    const change = async (tax_number: string) =>
      (await callOk(fixture.app, 'updateProfile', { token: person.token, body: { tax_number } }))
        .data
    const pay = async (reference: string) => {
      fixture.gateway().pay(reference)
      await fixture.sendNotice(fixture.gateway().notice(reference))
      await fixture.runJobs()
    }
    return { fixture, person, packageId, change, pay }
  }
  const printed = async () => (await purchases()).map(({ receipt }) => receipt)

  test('counts until the receipt is issued, and stays on it', async () => {
    const { fixture, person, packageId, change, pay } = await scene()
    expect(await change(' ATU11111111 ')).toMatchObject({ tax_number: 'ATU11111111' })
    const { reference } = await fixture.start(person.token, packageId)
    await change('ATU22222222')
    await pay(reference)
    await change('')
    expect(await printed()).toMatchObject([{ buyer_tax_number: 'ATU22222222' }])
  })

  test('is printed for a buyer whose account is gone', async () => {
    const { fixture, person, packageId, change, pay } = await scene()
    await change('ATU11111111')
    const { reference } = await fixture.start(person.token, packageId)
    await pay(reference)
    await db.deleteFrom('account').where('id', '=', person.id).execute()
    expect(await purchases()).toMatchObject([
      { account_id: null, receipt: { buyer_tax_number: 'ATU11111111' } },
    ])
  })

  test('of another buyer stays as it is', async () => {
    const { fixture, packageId, change, pay } = await scene()
    const other = await signedIn(db)
    const { reference } = await fixture.start(other.token, packageId)
    await change('ATU11111111')
    await pay(reference)
    expect(await printed()).toMatchObject([{ buyer_tax_number: '' }])
  })
})

describe('a credit note', () => {
  test('is issued for each refund, in a series of its own, and leaves no tax', async () => {
    await setting(db, VAT)
    const { fixture, person, payment, hear } = await paid()
    for (const part of [1_000n, 1_000n, 2_900n]) {
      fixture.gateway().giveBack(payment.reference, part)
      await hear()
      await hear()
    }
    expect(await creditNotes()).toEqual([
      [1, 1_000, 160],
      [2, 1_000, 159],
      [3, 2_900, 463],
    ])
    const { data } = await callOk(fixture.app, 'getNotifications', { token: person.token })
    expect(data.map(({ kind }) => kind)).toEqual([
      'payment-refunded',
      'payment-credited',
      'payment-credited',
      'payment-paid',
    ])
  })

  test('is issued for a lost dispute, and none for money that was never receipted', async () => {
    const { fixture, person, packageId, payment, hear } = await paid()
    fixture.gateway().of(payment.reference).state = 'dispute_lost'
    await hear()
    expect(await creditNotes()).toEqual([[1, 4_900, 0]])
    const again = await fixture.start(person.token, packageId)
    fixture.gateway().pay(again.reference, { amount: 1n })
    await hear(again.reference)
    fixture.gateway().giveBack(again.reference, 1n)
    await hear(again.reference)
    expect(await creditNotes()).toHaveLength(1)
  })

  test('is never changed', async () => {
    const { fixture, payment, hear } = await paid()
    fixture.gateway().giveBack(payment.reference, 100n)
    await hear()
    await expect(db.updateTable('credit_note').set({ amount_minor: 1 }).execute()).rejects.toThrow(
      'credit notes are not changed',
    )
  })
})

test('receipts less credit notes are the ledger, whatever was refunded', async () => {
  await setting(db, VAT)
  const fixture = openPayments(db)
  const parts = fc.array(fc.integer({ min: 1, max: 3_000 }), { maxLength: 4 })
  const scripts = fc.sample(fc.record({ price: fc.integer({ min: 1, max: 9_000 }), parts }), {
    numRuns: 12,
    seed: 18,
  })
  for (const { price, parts: back } of scripts) {
    const { token } = await signedIn(db)
    const packageId = await offeredPackage(db, { name: `At ${price}`, priceMinor: price })
    const { reference } = await fixture.start(token, packageId)
    fixture.gateway().pay(reference)
    let left = price
    for (const part of [0, ...back]) {
      const sum = Math.min(part, left)
      if (sum > 0) fixture.gateway().giveBack(reference, BigInt(sum))
      left -= sum
      await fixture.sendNotice(fixture.gateway().notice(reference))
      await fixture.runJobs()
    }
  }
  const { rows } = await sql<Record<string, number>>`
    select (select sum(amount_minor)::int from payment_entry) as ledger,
      (select sum((receipt->>'total_minor')::int)::int from payment_transaction) as receipts,
      (select sum(amount_minor)::int from credit_note) as notes,
      (select count(*)::int from payment_transaction t where receipt is not null and state = 'refunded'
        and (receipt->>'tax_minor')::int <> (select sum(n.tax_minor) from credit_note n where n.payment_transaction_id = t.id)) as untaxed,
      (select count(*)::int from credit_note) - (select last from receipt_counter where series = 'credit-note') as gaps`.execute(
    db,
  )
  const [sums] = rows
  expect(Number(sums?.receipts) - Number(sums?.notes)).toBe(Number(sums?.ledger))
  expect(sums).toMatchObject({ untaxed: 0, gaps: 0 })
  expect(Number(sums?.notes)).toBeGreaterThan(0)
})

describe('a renewal', () => {
  test('is refused until a week before the end, then begins when the package ends', async () => {
    const { fixture, person, packageId } = await paid()
    await expect(fixture.start(person.token, packageId)).rejects.toThrow('409')
    const mine = async () => {
      const { active_packages } = await callOk(fixture.app, 'getPackages', { token: person.token })
      return active_packages
    }
    expect(await mine()).toMatchObject([
      { can_renew: false, is_offered: true, renewed_until: null },
    ])
    fixture.later(23 * DAY + 1)
    expect(await mine()).toMatchObject([{ can_renew: true, renewal_transaction_id: null }])
    const renewed = await fixture.start(person.token, packageId)
    fixture.gateway().pay(renewed.reference)
    await fixture.sendNotice(fixture.gateway().notice(renewed.reference))
    await fixture.runJobs()
    const rows = await db.selectFrom('user_package').selectAll().orderBy('id').execute()
    expect(rows).toHaveLength(2)
    expect(rows[1]?.starts_at).toEqual(rows[0]?.ends_at)
    const [held, ...others] = await mine()
    expect(others).toEqual([])
    expect(held).toMatchObject({ can_renew: false, renewal_transaction_id: renewed.id })
    expect(Date.parse(held?.renewed_until ?? '')).toBe(rows[1]?.ends_at.getTime())
    await expect(fixture.start(person.token, packageId)).rejects.toThrow('409')
  })
})
