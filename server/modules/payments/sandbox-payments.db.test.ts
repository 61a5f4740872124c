import { FORGERIES } from '@hearth/payment-sandbox/notice'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PAYMENT_GATEWAYS, type PaymentGatewayName } from '@/server/gateways/payments/gateway.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { signedIn } from '@/tests/support/members.ts'
import { openSandboxProvider, type SandboxProvider } from '@/tests/support/sandbox-provider.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const opened: SandboxProvider[] = []
afterEach(async () => {
  for (const { fixture } of opened.splice(0)) await fixture.close()
})

async function openProvider() {
  const provider = await openSandboxProvider(db)
  opened.push(provider)
  const features = [{ id: 1, limit: 25 }]
  const packageId = await offeredPackage(db, { name: 'Agency', priceMinor: 4_900, features })
  return { ...provider, packageId }
}

type Provider = Awaited<ReturnType<typeof openProvider>>

/** A buyer who has begun to pay; the id is the gateway's. */
async function begun({ shop, packageId }: Provider, name: PaymentGatewayName) {
  const signedInAt = shop.deps.clock()
  const tokenExpiresAt = new Date(signedInAt.getTime() + 86_400_000)
  const person = await signedIn(db, { signedInAt, tokenExpiresAt })
  const email = `${name}@example.org`
  await db.updateTable('account').set({ email }).where('id', '=', person.id).execute()
  const { id, reference } = await shop.start(person.token, packageId, name)
  const { gateway_id } = await attempt(reference)
  return { ...person, paymentId: id, reference, gatewayId: gateway_id ?? '' }
}

const attempt = (reference: string) =>
  db
    .selectFrom('payment_attempt')
    .select(['state', 'gateway_id', 'paid_at'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()

/** What came of a payment: packages held, entries of money, and what the sandbox took. */
async function outcome({ shop, fixture }: Provider, name: PaymentGatewayName, token: string) {
  const { active_packages } = await callOk(shop.app, 'getPackages', { token })
  const { rows } = await sql<{ entry: string }>`
    select kind || ' ' || amount_minor || ' ' || currency as entry from payment_entry order by id`.execute(
    db,
  )
  const [{ payment_state } = { payment_state: '' }] = (
    await callOk(shop.app, 'getPaymentDetails', { token })
  ).data
  return {
    held: active_packages.length,
    entries: rows.map(({ entry }) => entry),
    state: payment_state,
    isTaken: fixture.sandbox.books.of(name)[0]?.state === 'paid',
  }
}

const GRANTED = { held: 1, entries: ['charge 4900 USD'], state: 'paid', isTaken: true }
const OPEN = { held: 0, entries: [], state: 'pending', isTaken: false }

describe.each(PAYMENT_GATEWAYS)('a payment at the sandbox of %s', (name) => {
  test('is granted once by its notices, though each comes three times', async () => {
    const provider = await openProvider()
    const { fixture } = provider
    const { deliveries } = fixture.sandbox
    deliveries.plan = { ...deliveries.plan, copies: 3, shuffle: true }
    const { token, gatewayId, reference } = await begun(provider, name)
    expect(await outcome(provider, name, token)).toEqual(OPEN)
    expect(await fixture.act(name, gatewayId, 'pay')).toBe(200)
    await provider.settled()
    expect(await outcome(provider, name, token)).toEqual(GRANTED)
    expect(fixture.received.length).toBeGreaterThanOrEqual(3)
    expect(deliveries.counts).toMatchObject({ taken: fixture.received.length, givenUp: 0 })
    expect((await attempt(reference)).gateway_id).toBe(gatewayId)
  })

  test('is granted by the clock alone if every notice is lost', async () => {
    const provider = await openProvider()
    const { fixture, shop } = provider
    const { deliveries } = fixture.sandbox
    deliveries.plan = { ...deliveries.plan, drop: 1 }
    const { token, gatewayId } = await begun(provider, name)
    await fixture.act(name, gatewayId, 'pay')
    await provider.settled()
    expect((await outcome(provider, name, token)).held).toBe(0)
    shop.later(2)
    await shop.reconcile()
    shop.later(10)
    await shop.reconcile()
    expect(fixture.received).toEqual([])
    expect(await outcome(provider, name, token)).toEqual(GRANTED)
  })

  test('is not granted by forged notices, even those that are signed rightly', async () => {
    const provider = await openProvider()
    const { fixture, shop } = provider
    const { token, gatewayId } = await begun(provider, name)
    for (const cause of FORGERIES) await fixture.forge(name, gatewayId, cause)
    await provider.settled()
    expect(fixture.received).toHaveLength(FORGERIES.length)
    expect(await outcome(provider, name, token)).toEqual(OPEN)
    shop.later(2)
    await shop.reconcile()
    expect(await outcome(provider, name, token)).toEqual(OPEN)
  })

  test('of another amount is held for the operator', async () => {
    const provider = await openProvider()
    const { fixture } = provider
    const { token, gatewayId } = await begun(provider, name)
    await fixture.act(name, gatewayId, 'pay', { paidAmount: 1 })
    await provider.settled()
    expect(await outcome(provider, name, token)).toMatchObject({ held: 0, state: 'held' })
    const mismatches = await db.selectFrom('payment_mismatch').select('cause').execute()
    expect(mismatches).toEqual([{ cause: 'amount' }])
  })

  test('that goes back ends the package', async () => {
    const provider = await openProvider()
    const { fixture } = provider
    const { token, gatewayId } = await begun(provider, name)
    await fixture.act(name, gatewayId, 'pay')
    await provider.settled()
    await fixture.act(name, gatewayId, 'refund')
    await provider.settled()
    expect(await outcome(provider, name, token)).toMatchObject({
      held: 0,
      entries: ['charge 4900 USD', 'refund -4900 USD'],
      state: 'refunded',
    })
  })
})

describe('a payment at Paystack, whose page is told once only,', () => {
  test('is begun anew if the answer was lost, and the lost one expires', async () => {
    const provider = await openProvider()
    const { shop, packageId } = provider
    const { token, reference, paymentId } = await begun(provider, 'paystack')
    const lost = { gateway_id: null, payment_url: null }
    await db.updateTable('payment_attempt').set(lost).execute()
    const again = await shop.start(token, packageId, 'paystack')
    expect(again.id).toBe(paymentId)
    expect(again.reference).not.toBe(reference)
    expect(again.payment_intent.payment_url).toContain(`/pay/paystack/${again.reference}`)
    shop.later(73 * 60)
    await shop.reconcile()
    expect((await attempt(reference)).state).toBe('expired')
  })

  test('is begun once by a double click', async () => {
    const provider = await openProvider()
    const { shop, packageId } = provider
    const { token } = await begun(provider, 'paystack')
    await db.deleteFrom('payment_attempt').execute()
    const twins = await Promise.all([1, 2].map(() => shop.start(token, packageId, 'paystack')))
    const [one, two] = twins.map(({ payment_intent }) => payment_intent.payment_url)
    expect(one).toContain('/pay/paystack/')
    expect(two).toBe(one)
  })
})
