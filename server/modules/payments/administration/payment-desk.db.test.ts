import { beforeEach, describe, expect, test } from 'vitest'
import { sandboxPayments } from '@/server/gateways/payments/settings.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { setting } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { openPayments, openPaymentsAt } from '@/tests/support/payment-fixture.ts'
import { GatewayDouble } from '@/tests/support/payment-gateway.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

/** A paid purchase and an administrator. */
async function paid() {
  const fixture = openPayments(db)
  const features = [{ id: 1, limit: 25 }]
  const packageId = await offeredPackage(db, { name: 'Agency', priceMinor: 4_900, features })
  const person = await signedIn(db, { name: 'Jonas Weber' })
  const { id, reference } = await fixture.start(person.token, packageId)
  fixture.gateway().pay(reference)
  await fixture.sendNotice(fixture.gateway().notice(reference))
  await fixture.runJobs()
  const { token } = await signedIn(db, { name: 'Ana', isAdmin: true })
  const refund = async (facts: object) => {
    const body = { payment_transaction_id: id, reason: 'Agreed.', ...facts }
    const { status } = await call(fixture.app, 'refundPayment', { token, body })
    await fixture.runJobs()
    return status
  }
  const detail = async () =>
    (await callOk(fixture.app, 'getAdminPayment', { token, path: { id } })).data
  const holds = async () =>
    (await callOk(fixture.app, 'getPackages', { token: person.token })).active_packages.length
  return { fixture, person, packageId, id, reference, token, refund, detail, holds }
}

describe('a refund', () => {
  test('in part is entered once the gateway made it, and the package stays', async () => {
    const { refund, detail, holds, reference, fixture } = await paid()
    expect(await refund({ amount: 9 })).toBe(200)
    const { entries, refunds, refundable, payment, audit } = await detail()
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['charge', 49],
      ['refund', -9],
    ])
    expect(refunds).toMatchObject([{ amount: 9, answer: 'made' }])
    expect([refundable, payment.payment_state, await holds()]).toEqual([40, 'partly_refunded', 1])
    expect(audit).toMatchObject([{ action: 'paymentRefunded', reason: '9 USD: Agreed.' }])
    expect(fixture.gateway().books().get(reference)).toBe(4_000n)
  })

  test('of all that is left ends the package', async () => {
    const { refund, detail, holds } = await paid()
    await refund({ amount: 9 })
    expect(await refund({})).toBe(200)
    const { refundable, payment } = await detail()
    expect([refundable, payment.payment_state, await holds()]).toEqual([0, 'refunded', 0])
    expect(await refund({})).toBe(409)
  })

  test.each([
    ['more than was paid', { amount: 49.01 }, 409],
    ['less than a cent', { amount: 0.001 }, 422],
    ['nothing', { amount: 0 }, 422],
    ['a negative amount', { amount: -5 }, 422],
    ['no reason', { reason: ' ' }, 422],
  ])('of %s is refused', async (_, facts, status) => {
    const { refund, detail } = await paid()
    expect(await refund(facts)).toBe(status)
    expect((await detail()).refunds).toEqual([])
  })

  test('that the gateway refuses is shown, and becomes a case', async () => {
    const { fixture, refund, detail } = await paid()
    fixture.gateway().refusesRefunds = true
    expect(await refund({})).toBe(200)
    const { refunds, mismatches, refundable } = await detail()
    expect(refunds).toMatchObject([{ answer: 'refused' }])
    expect(mismatches).toMatchObject([{ cause: 'refund-failed', amount: 49 }])
    expect(refundable).toBe(49)
  })

  test('that still waits for the gateway blocks another one', async () => {
    const { fixture, token, id, detail } = await paid()
    const body = { payment_transaction_id: id, amount: 9, reason: 'Agreed.' }
    expect((await call(fixture.app, 'refundPayment', { token, body })).status).toBe(200)
    const again = await call(fixture.app, 'refundPayment', { token, body })
    expect([again.status, again.body]).toMatchObject([409, { key: 'refundWaits' }])
    expect((await detail()).refundable).toBe(0)
  })

  test('of a bank transfer is recorded, and ends the package when whole', async () => {
    const details = [{ title: 'IBAN', value: 'DE02' }]
    await setting(db, { bank_transfer_status: true, bank_details: details })
    const { fixture, person, token } = await paid()
    const package_id = await offeredPackage(db, { name: 'Other', priceMinor: 1_000 })
    const form = new FormData()
    form.append('package_id', String(package_id))
    form.append(
      'file',
      new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'], 'a.pdf'),
    )
    const { data } = await callOk(fixture.app, 'initiateBankTransfer', {
      token: person.token,
      form,
    })
    const decided = { payment_transaction_id: data.id, decision: 'approve' }
    await callOk(fixture.app, 'decideBankTransfer', { token, body: decided })
    const refund = async (amount?: number) => {
      const body = { payment_transaction_id: data.id, reason: 'Back.', amount }
      return (await call(fixture.app, 'refundPayment', { token, body })).status
    }
    expect([await refund(4), await refund(7), await refund()]).toEqual([200, 409, 200])
    const asked = { token, path: { id: data.id } }
    const { data: detail } = await callOk(fixture.app, 'getAdminPayment', asked)
    expect(detail.entries.map(({ amount }) => amount)).toEqual([10, -4, -6])
    expect(detail.payment.payment_state).toBe('refunded')
    expect(detail.receipts).toHaveLength(1)
  })
})

test('shows a purchase with its attempts, notices and notes, and finds it', async () => {
  const { fixture, token, id, detail, reference } = await paid()
  const body = { payment_transaction_id: id, note: ' Called back. ' }
  await callOk(fixture.app, 'addPaymentNote', { token, body })
  expect(await detail()).toMatchObject({
    payment: { id, buyer: { name: 'Jonas Weber' }, payment_state: 'paid' },
    attempts: [{ gateway: 'stripe', reference, state: 'paid' }],
    events: [{ gateway: 'stripe', type: 'payment.changed' }],
    notes: [{ author_name: 'Ana', text: 'Called back.' }],
  })
  const find = async (query: object) =>
    (await callOk(fixture.app, 'getAdminPayments', { token, query })).total
  const words = ['weber', String(id), reference, 'agen', '2026-000001', '', 'no such']
  const found = await Promise.all(words.map((search) => find({ search })))
  expect(found).toEqual([1, 1, 1, 1, 1, 1, 0])
  expect([await find({ state: 'paid' }), await find({ state: 'held' })]).toEqual([1, 0])
})

describe('packages', () => {
  async function scene() {
    const paidScene = await paid()
    const { fixture, token } = paidScene
    const save = async (body: object) =>
      call(fixture.app, 'savePackage', { token, body: body as never })
    const list = async () => (await callOk(fixture.app, 'getAdminPackages', { token })).data
    return { ...paidScene, save, list }
  }
  const rights = [{ id: 3, limit: 5 }]

  test('are created and changed, and what was sold keeps its copy', async () => {
    const { fixture, person, packageId, save, list } = await scene()
    await save({
      id: packageId,
      name: 'Pro',
      price: 99,
      hours: 6,
      features: rights,
      translations: { de: 'Profi' },
    })
    await save({ name: 'Free', hours: 120, features: [{ id: 7, limit: 9 }] })
    expect(await list()).toMatchObject([
      {
        name: 'Pro',
        price: 99,
        hours: 6,
        sold: 1,
        running: 1,
        features: rights,
        translations: { de: 'Profi' },
      },
      { name: 'Free', price: null, currency: 'USD', sold: 0, features: [{ id: 7, limit: null }] },
    ])
    const { active_packages } = await callOk(fixture.app, 'getPackages', { token: person.token })
    expect(active_packages).toMatchObject([
      { name: 'Agency', price: 49, duration: 720, features: [{ id: 1, total_limit: 25 }] },
    ])
  })

  test.each([
    ['without a right', { features: [] }],
    ['with an unknown right', { features: [{ id: 99, limit: 1 }] }],
    ['with a right twice', { features: [...rights, ...rights] }],
    ['for a price below a cent', { price: 0.001 }],
    ['for a negative price', { price: -1 }],
    ['without a name', { name: ' ' }],
    ['for no time', { hours: 0 }],
    ['for a part of an hour', { hours: 1.5 }],
    ['for more than ten years', { hours: 87_601 }],
  ])('%s are refused', async (_, facts) => {
    const { save, list } = await scene()
    const { status } = await save({ name: 'New', price: 5, hours: 720, features: rights, ...facts })
    expect(status).toBe(422)
    expect(await list()).toHaveLength(1)
  })

  test('are retired and put in order', async () => {
    const { fixture, token, packageId, save, list } = await scene()
    await save({ name: 'Second', price: 5, hours: 720, features: rights })
    const [, second] = await list()
    const ids = [second?.id ?? 0, packageId]
    await callOk(fixture.app, 'orderPackages', { token, body: { ids } })
    expect((await list()).map(({ name }) => name)).toEqual(['Second', 'Agency'])
    await callOk(fixture.app, 'offerPackage', { token, body: { id: packageId, is_active: false } })
    const buyer = await signedIn(db)
    const { data } = await callOk(fixture.app, 'getPackages', { token: buyer.token })
    expect(data.map(({ name }) => name)).toEqual(['Second'])
    expect((await call(fixture.app, 'orderPackages', { token, body: { ids } })).status).toBe(409)
    const log = await db.selectFrom('audit_entry').select('action').orderBy('id').execute()
    expect(log.map(({ action }) => action)).toEqual([
      'packageSaved',
      'packagesOrdered',
      'packageRetired',
    ])
  })
})

describe('payment settings', () => {
  async function scene() {
    const payments = { ...sandboxPayments('http://127.0.0.1:1'), sandboxUrl: undefined }
    const gateway = new GatewayDouble('stripe')
    const fixture = openPaymentsAt(db, new Map([['stripe', gateway]]), TEST_NOW, {
      config: { payments },
    })
    const { token } = await signedIn(db, { isAdmin: true })
    const view = async () => (await callOk(fixture.app, 'getPaymentAdministration', { token })).data
    const change = async (body: object) =>
      (await call(fixture.app, 'changePaymentSettings', { token, body: body as never })).status
    return { fixture, token, view, change, payments, gateway }
  }

  test('tell secrets only as set or not set', async () => {
    const { view, payments } = await scene()
    const shown = await view()
    expect(shown.gateways[0]).toMatchObject({
      gateway: 'stripe',
      is_on: true,
      mode: 'test',
      public_key: null,
      variables: [
        { name: 'STRIPE_SECRET_KEY', is_set: true, is_optional: false },
        { name: 'STRIPE_WEBHOOK_SECRET', is_set: true, is_optional: false },
      ],
    })
    const { stripe, razorpay, paypal, paystack, flutterwave } = payments
    const secrets = [
      stripe.secretKey,
      stripe.webhookSecret,
      razorpay.keySecret,
      paypal.clientSecret,
      paystack.secretKey,
      flutterwave.secretKey,
    ]
    for (const secret of secrets) expect(JSON.stringify(shown)).not.toContain(secret)
  })

  test('are changed, logged, and take effect for buyers', async () => {
    const { fixture, token, view, change } = await scene()
    const details = [{ title: 'IBAN', value: 'DE02' }]
    const gateways = [{ gateway: 'stripe', is_on: false, public_key: ' pk_test_1 ' }]
    expect(await change({ gateways, bank_transfer: { is_on: true, details } })).toBe(200)
    const { gateways: shown, bank_transfer } = await view()
    expect(shown[0]).toMatchObject({ is_on: false, public_key: 'pk_test_1' })
    expect(bank_transfer).toEqual({ is_on: true, details })
    const { data } = await callOk(fixture.app, 'getPaymentSettings', { token })
    expect(data).toContainEqual({ type: 'stripe_gateway', data: '0' })
    expect(data).toContainEqual({ type: 'bank_transfer_status', data: '1' })
    const log = await db.selectFrom('audit_entry').select(['action', 'details']).execute()
    expect(log).toMatchObject([{ action: 'paymentSettingsChanged' }])
    expect(JSON.stringify(log)).not.toContain('pk_test_1')
  })

  test('keep the tax, for receipts and the checkout', async () => {
    const { fixture, token, view, change } = await scene()
    const tax = { rate: 8.875, is_inclusive: false, name: 'Sales tax', number: '12-3', address: '' }
    expect(await change({ tax: { ...tax, number: ' 12-3 ' } })).toBe(200)
    expect((await view()).tax).toEqual(tax)
    const { data } = await callOk(fixture.app, 'getPaymentSettings', { token })
    expect(data).toContainEqual({ type: 'tax_rate', data: '8.875' })
    expect(data).toContainEqual({ type: 'tax_name', data: 'Sales tax' })
    expect(await change({ tax: { ...tax, rate: 0, name: '', number: '' } })).toBe(200)
    expect((await view()).tax).toMatchObject({ rate: 0, name: '', number: '' })
  })

  test.each([
    ['a fourth decimal', { rate: 8.8755 }],
    ['more than everything', { rate: 100.1 }],
    ['less than nothing', { rate: -1 }],
    ['no number of the seller', { number: ' ' }],
  ])('refuse a tax with %s', async (_, facts) => {
    const { view, change } = await scene()
    const tax = { rate: 19, is_inclusive: true, name: 'VAT', number: 'DE1', address: '' }
    expect(await change({ tax: { ...tax, ...facts } })).toBe(422)
    expect((await view()).tax.rate).toBe(0)
  })

  test.each(['sk_live_1', 'rk_live_1', 'whsec_1', 'FLWSECK-1', 'two words'])(
    'refuse %s as a public key',
    async (public_key) => {
      const { view, change } = await scene()
      expect(await change({ gateways: [{ gateway: 'stripe', public_key }] })).toBe(422)
      expect((await view()).gateways[0]?.public_key).toBe(null)
    },
  )

  test('test the connection', async () => {
    const { fixture, token, gateway } = await scene()
    const test = async (name: string) => {
      const body = { gateway: name as 'stripe' }
      const { body: reply } = await call(fixture.app, 'testGateway', { token, body })
      return 'data' in reply ? reply.data : null
    }
    expect(await test('stripe')).toEqual({ is_working: true, cause: null })
    gateway.isDown = true
    expect(await test('stripe')).toEqual({ is_working: false, cause: 'down' })
    expect(await test('paypal')).toBe(null)
  })
})
