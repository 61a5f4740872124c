import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  deletePerson,
  findAccountToDelete,
} from '@/server/modules/account/deletion/deletion-store.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { type SignedIn, signedIn } from '@/tests/support/members.ts'
import { openPayments } from '@/tests/support/payment-fixture.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const PRICE = 4_900
const HOUR = 60
const agency = () =>
  offeredPackage(db, { name: 'Agency', priceMinor: PRICE, features: [{ id: 1, limit: 25 }] })

type Fixture = ReturnType<typeof openPayments>

async function bought() {
  const fixture = openPayments(db)
  const person = await signedIn(db)
  const packageId = await agency()
  const payment = await fixture.start(person.token, packageId)
  return { fixture, person, packageId, payment }
}

async function held({ app }: Fixture, { token }: SignedIn) {
  const { active_packages } = await callOk(app, 'getPackages', { token })
  return active_packages
}

async function told({ app }: Fixture, { token }: SignedIn) {
  const { data } = await callOk(app, 'getNotifications', { token })
  return data.map(({ kind }) => kind)
}

async function payments({ app }: Fixture, { token }: SignedIn) {
  const { data } = await callOk(app, 'getPaymentDetails', { token })
  return data
}

async function entries() {
  const { rows } = await sql<{ kind: string; amount: number }>`
    select kind, amount_minor::int as amount from payment_entry order by id`.execute(db)
  return rows.map(({ kind, amount }) => `${kind} ${amount}`)
}

test('grants a paid package once, however often the gateway, the buyer and the clock say so', async () => {
  const { fixture, person, payment } = await bought()
  fixture.gateway().pay(payment.reference)
  const first = fixture.gateway().notice(payment.reference)
  const notices = [first, first, first, fixture.gateway().notice(payment.reference)]
  const replies = await Promise.all(notices.map((notice) => fixture.sendNotice(notice)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const body = { payment_transaction_id: payment.id }
  fixture.later(3)
  await Promise.all([
    fixture.runJobs(),
    fixture.reconcile(),
    ...[1, 2, 3].map(() => callOk(fixture.app, 'checkPayment', { token: person.token, body })),
  ])
  expect(await held(fixture, person)).toMatchObject([
    { name: 'Agency', features: [{ id: 1, total_limit: 25, used_limit: 0 }] },
  ])
  expect(await entries()).toEqual(['charge 4900'])
  expect(await payments(fixture, person)).toMatchObject([
    { payment_status: 'success', payment_state: 'paid', receipt_number: '2026-000001', amount: 49 },
  ])
  expect(await told(fixture, person)).toEqual(['payment-paid'])
})

test('grants what was bought, although the package changed meanwhile', async () => {
  const { fixture, person, packageId, payment } = await bought()
  await sql`update package set price_minor = 9900, duration_hours = 1, name = 'Dearer' where id = ${packageId}`.execute(
    db,
  )
  await sql`update package_feature set limit_count = 1 where package_id = ${packageId}`.execute(db)
  fixture.gateway().pay(payment.reference)
  await fixture.sendNotice(fixture.gateway().notice(payment.reference))
  await fixture.runJobs()
  expect(await held(fixture, person)).toMatchObject([
    { name: 'Agency', price: 49, duration: 720, features: [{ total_limit: 25 }] },
  ])
})

describe('a mismatch', () => {
  test.each([
    ['amount', { amount: 1n }],
    ['amount', { amount: 490_000n }],
    ['currency', { currency: 'JPY' }],
  ])('of the %s grants nothing and goes to the operator', async (cause, money) => {
    const { fixture, person, payment } = await bought()
    fixture.gateway().pay(payment.reference, money)
    await fixture.sendNotice(fixture.gateway().notice(payment.reference))
    await fixture.runJobs()
    expect(await held(fixture, person)).toEqual([])
    expect(await payments(fixture, person)).toMatchObject([
      { payment_status: 'pending', payment_state: 'held', receipt_number: null },
    ])
    const admin = await signedIn(db, { isAdmin: true })
    const { data } = await callOk(fixture.app, 'getPaymentMismatches', { token: admin.token })
    expect(data).toMatchObject([{ cause, payment_transaction_id: payment.id, due: 49 }])
  })

  test('of the account grants nothing, until an administrator grants it once', async () => {
    const { fixture, person, payment } = await bought()
    fixture.gateway().pay(payment.reference)
    fixture.gateway().of(payment.reference).account = 'acct_of_somebody'
    await fixture.sendNotice(fixture.gateway().notice(payment.reference))
    await fixture.runJobs()
    expect(await held(fixture, person)).toEqual([])
    const { token } = await signedIn(db, { isAdmin: true })
    const body = { id: 1, decision: 'grant', note: 'Our other account.' }
    await callOk(fixture.app, 'decidePaymentMismatch', { token, body })
    expect((await call(fixture.app, 'decidePaymentMismatch', { token, body })).status).toBe(409)
    const log = await db.selectFrom('audit_entry').select('action').execute()
    expect(log).toEqual([{ action: 'paymentGranted' }])
    await fixture.sendNotice(fixture.gateway().notice(payment.reference))
    await fixture.runJobs()
    expect(await held(fixture, person)).toHaveLength(1)
    expect(await entries()).toEqual(['charge 4900'])
  })

  test('is refunded by an administrator', async () => {
    const { fixture, person, payment } = await bought()
    fixture.gateway().pay(payment.reference, { amount: 100n })
    await fixture.sendNotice(fixture.gateway().notice(payment.reference))
    await fixture.runJobs()
    const { token } = await signedIn(db, { isAdmin: true })
    const body = { id: 1, decision: 'refund', note: 'Too little.' }
    await callOk(fixture.app, 'decidePaymentMismatch', { token, body })
    await fixture.runJobs()
    expect(await entries()).toEqual(['charge 100', 'refund -100'])
    expect(await payments(fixture, person)).toMatchObject([{ payment_status: 'failed' }])
    expect([...fixture.gateway().books().values()]).toEqual([0n])
  })
})

describe('a declined card', () => {
  async function declined() {
    const begun = await bought()
    const { fixture, person, payment } = begun
    const hear = async () => {
      await fixture.sendNotice(fixture.gateway().notice(payment.reference))
      await fixture.runJobs()
    }
    fixture.gateway().of(payment.reference).state = 'failed'
    await hear()
    expect(await payments(fixture, person)).toMatchObject([{ payment_state: 'failed' }])
    const body = { payment_transaction_id: payment.id }
    const check = async () =>
      (await callOk(fixture.app, 'checkPayment', { token: person.token, body })).data
    return { ...begun, hear, check }
  }

  test('is followed by another one, which counts as soon as the buyer asks', async () => {
    const { fixture, person, payment, check } = await declined()
    fixture.gateway().pay(payment.reference)
    expect(await check()).toMatchObject({ payment_status: 'success', payment_state: 'paid' })
    expect(await held(fixture, person)).toHaveLength(1)
  })

  test('leaves the purchase pending while another card is being processed', async () => {
    const { fixture, payment, check } = await declined()
    fixture.gateway().of(payment.reference).state = 'pending'
    expect(await check()).toMatchObject({ payment_status: 'pending', payment_state: 'pending' })
    fixture.gateway().of(payment.reference).state = 'failed'
    expect(await check()).toMatchObject({ payment_state: 'failed' })
  })

  test('stays failed when a newer purchase of the package is open', async () => {
    const { fixture, person, packageId, payment, hear } = await declined()
    const newer = await fixture.start(person.token, packageId, 'paypal')
    expect(newer.id).not.toBe(payment.id)
    fixture.gateway().of(payment.reference).state = 'pending'
    await hear()
    expect(await payments(fixture, person)).toMatchObject([
      { id: newer.id, payment_state: 'pending' },
      { id: payment.id, payment_state: 'failed' },
    ])
  })
})

test('grants a payment that arrives after the buyer broke it off', async () => {
  const { fixture, person, payment } = await bought()
  const { token } = person
  const body = { payment_transaction_id: payment.id }
  expect(await callOk(fixture.app, 'failPaymentTransaction', { token, body })).toMatchObject({
    message: 'Payment canceled. Please try again later.',
  })
  fixture.gateway().pay(payment.reference)
  await fixture.runJobs()
  expect(await held(fixture, person)).toHaveLength(1)
  expect((await call(fixture.app, 'failPaymentTransaction', { token, body })).status).toBe(409)
})

describe('a second payment', () => {
  test('of the same purchase at another gateway goes back, and the package stays', async () => {
    const { fixture, person, packageId, payment } = await bought()
    const other = await fixture.start(person.token, packageId, 'paypal')
    expect(other.id).toBe(payment.id)
    fixture.gateway().pay(payment.reference)
    fixture.gateway('paypal').pay(other.reference)
    await fixture.sendNotice(fixture.gateway('paypal').notice(other.reference), 'paypal')
    await fixture.sendNotice(fixture.gateway().notice(payment.reference))
    await fixture.runJobs()
    expect(await held(fixture, person)).toHaveLength(1)
    const books = [fixture.gateway(), fixture.gateway('paypal')].flatMap((it) => [
      ...it.books().values(),
    ])
    expect(books.sort()).toEqual([0n, 4900n])
    expect((await entries()).sort()).toEqual(['charge 4900', 'charge 4900', 'refund -4900'])
    expect((await told(fixture, person)).sort()).toEqual(['payment-paid', 'payment-surplus'])
  })

  test('that the gateway does not give back goes to the operator', async () => {
    const { fixture, person, packageId, payment } = await bought()
    const other = await fixture.start(person.token, packageId, 'paypal')
    fixture.gateway().pay(payment.reference)
    await fixture.sendNotice(fixture.gateway().notice(payment.reference))
    await fixture.runJobs()
    fixture.gateway('paypal').pay(other.reference)
    fixture.gateway('paypal').refusesRefunds = true
    await fixture.sendNotice(fixture.gateway('paypal').notice(other.reference), 'paypal')
    await fixture.runJobs()
    const { token } = await signedIn(db, { isAdmin: true })
    const { data } = await callOk(fixture.app, 'getPaymentMismatches', { token })
    expect(data).toMatchObject([{ cause: 'refund-failed', amount: 49 }])
  })
})

describe('money that goes back', () => {
  async function active() {
    const scene = await bought()
    const { fixture, payment } = scene
    const hear = async () => {
      await fixture.sendNotice(fixture.gateway().notice(payment.reference))
      await fixture.runJobs()
    }
    fixture.gateway().pay(payment.reference)
    await hear()
    return { ...scene, hear }
  }

  test('whole ends the package, and in part does not', async () => {
    const { fixture, person, payment, hear } = await active()
    fixture.gateway().giveBack(payment.reference, 900n)
    await hear()
    expect(await held(fixture, person)).toHaveLength(1)
    fixture.gateway().giveBack(payment.reference, 4_000n)
    await hear()
    await hear()
    expect(await held(fixture, person)).toEqual([])
    expect(await entries()).toEqual(['charge 4900', 'refund -900', 'refund -4000'])
    expect(await told(fixture, person)).toEqual([
      'payment-refunded',
      'payment-credited',
      'payment-paid',
    ])
    expect(await payments(fixture, person)).toMatchObject([{ payment_state: 'refunded' }])
  })

  test('by a dispute pauses the package, which resumes when it is won', async () => {
    const { fixture, person, payment, hear } = await active()
    const [before] = await held(fixture, person)
    fixture.gateway().of(payment.reference).state = 'disputed'
    await hear()
    expect(await held(fixture, person)).toEqual([])
    fixture.later(48 * HOUR)
    fixture.gateway().of(payment.reference).state = 'dispute_won'
    await hear()
    const [after] = await held(fixture, person)
    const days =
      (Date.parse(after?.end_date ?? '') - Date.parse(before?.end_date ?? '')) / 86_400_000
    expect(days).toBe(2)
    expect(await told(fixture, person)).toEqual(['payment-won', 'payment-disputed', 'payment-paid'])
  })

  test('by a lost dispute ends the package', async () => {
    const { fixture, person, payment, hear } = await active()
    fixture.gateway().of(payment.reference).state = 'disputed'
    await hear()
    fixture.gateway().of(payment.reference).state = 'dispute_lost'
    await hear()
    expect(await held(fixture, person)).toEqual([])
    expect(await entries()).toEqual(['charge 4900', 'chargeback -4900'])
    expect((await told(fixture, person))[0]).toBe('payment-refunded')
  })
})

describe('without a notice', () => {
  test('a payment is found by the reconciliation', async () => {
    const { fixture, person, payment } = await bought()
    fixture.gateway().pay(payment.reference)
    fixture.later(1)
    await fixture.reconcile()
    expect(await held(fixture, person)).toEqual([])
    fixture.later(1)
    await fixture.reconcile()
    expect(await held(fixture, person)).toHaveLength(1)
  })

  test('an unpaid one expires after three days, once the gateway answered', async () => {
    const { fixture, person, payment } = await bought()
    fixture.gateway().isDown = true
    fixture.later(73 * HOUR)
    await fixture.reconcile()
    expect(await payments(fixture, person)).toMatchObject([{ payment_state: 'pending' }])
    fixture.gateway().isDown = false
    fixture.later(HOUR)
    await fixture.reconcile()
    expect(await payments(fixture, person)).toMatchObject([
      { payment_status: 'failed', payment_state: 'canceled' },
    ])
    fixture.gateway().pay(payment.reference)
    await fixture.sendNotice(fixture.gateway().notice(payment.reference))
    await fixture.runJobs()
    expect(await held(fixture, person)).toHaveLength(1)
  })

  test('an expired payment is not asked about again', async () => {
    const { fixture } = await bought()
    fixture.later(72 * HOUR)
    await fixture.reconcile()
    const asked = fixture.gateway().asked
    expect(asked).toBe(2)
    fixture.later(HOUR)
    await fixture.reconcile()
    expect(fixture.gateway().asked).toBe(asked)
  })

  test('a gateway that is down after three days is asked once a run', async () => {
    const { fixture } = await bought()
    fixture.gateway().isDown = true
    const tries = vi.spyOn(fixture.gateway(), 'ask')
    fixture.later(73 * HOUR)
    await fixture.reconcile()
    await fixture.reconcile()
    expect(tries).toHaveBeenCalledTimes(1)
    fixture.later(10)
    await fixture.reconcile()
    expect(tries).toHaveBeenCalledTimes(2)
  })
})

test('keeps the purchase without the account, and gives late money to the operator', async () => {
  const { fixture, person, payment } = await bought()
  await db.transaction().execute(async (tx) => {
    const account = await findAccountToDelete(tx, person.id)
    if (account) await deletePerson(tx, account)
  })
  fixture.gateway().pay(payment.reference)
  await fixture.sendNotice(fixture.gateway().notice(payment.reference))
  await fixture.runJobs()
  const row = await db.selectFrom('payment_transaction').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ account_id: null, state: 'held', buyer: { id: person.id } })
  const { token } = await signedIn(db, { isAdmin: true })
  const { data } = await callOk(fixture.app, 'getPaymentMismatches', { token })
  expect(data).toMatchObject([{ cause: 'no-buyer', buyer_id: null }])
})

test('numbers receipts without gaps, whatever happens between', async () => {
  const fixture = openPayments(db)
  const packageId = await agency()
  const people = await Promise.all([1, 2, 3, 4, 5, 6].map(() => signedIn(db)))
  const started = await Promise.all(people.map(({ token }) => fixture.start(token, packageId)))
  for (const [at, { reference }] of started.entries()) {
    fixture.gateway().pay(reference, at % 3 === 0 ? { amount: 1n } : {})
    await fixture.sendNotice(fixture.gateway().notice(reference))
  }
  await Promise.all([fixture.runJobs(), fixture.runJobs(), fixture.runJobs()])
  const rows = await db
    .selectFrom('payment_transaction')
    .select('receipt_number')
    .where('receipt_number', 'is not', null)
    .execute()
  expect(rows.map(({ receipt_number }) => receipt_number).sort()).toEqual([1, 2, 3, 4])
})

describe('a notice', () => {
  test('that is forged is refused, and nothing of it is kept', async () => {
    const { fixture, payment } = await bought()
    const { body } = fixture.gateway().notice(payment.reference)
    const headers = new Headers({ 'x-signature': 'f'.repeat(64) })
    expect((await fixture.sendNotice({ body, headers })).status).toBe(400)
    expect(await db.selectFrom('gateway_event').selectAll().execute()).toEqual([])
    expect(fixture.gateway().asked).toBe(0)
  })

  test('of a gateway that is not configured finds nobody', async () => {
    const { fixture, payment } = await bought()
    const notice = fixture.gateway().notice(payment.reference)
    expect((await fixture.sendNotice(notice, 'razorpay')).status).toBe(404)
  })

  test('that is too large is refused', async () => {
    const { fixture } = await bought()
    const body = 'x'.repeat(300_000)
    expect((await fixture.sendNotice({ body, headers: new Headers() })).status).toBe(413)
  })

  test('about an unknown payment is tried again, then shown to the operator', async () => {
    const { fixture } = await bought()
    await fixture.sendNotice(fixture.gateway().notice('no-such-reference'))
    await fixture.runJobs()
    fixture.later(73 * HOUR)
    await fixture.reconcile()
    const { token } = await signedIn(db, { isAdmin: true, signedInAt: fixture.deps.clock() })
    const { data } = await callOk(fixture.app, 'getPaymentMismatches', { token })
    expect(data).toMatchObject([{ cause: 'unknown-reference', payment_transaction_id: null }])
    const body = { id: 1, decision: 'grant', note: 'Whose?' }
    expect((await call(fixture.app, 'decidePaymentMismatch', { token, body })).status).toBe(409)
  })
})
