import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sandboxPayments } from '@/server/gateways/payments/settings.ts'
import { LIVE_CHANNEL } from '@/server/modules/notifications/live-store.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { language, setting } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { openPayments, openPaymentsAt } from '@/tests/support/payment-fixture.ts'
import { GatewayDouble } from '@/tests/support/payment-gateway.ts'

const { db, listen } = await openTestDatabase()
beforeEach(() => truncate(db))

const agency = (name = 'Agency') => offeredPackage(db, { name, priceMinor: 4_900 })
const DETAILS = [{ title: 'IBAN', value: 'DE02 1203 0000 0000 2020 51' }]

test('tells which ways to pay are open, with public keys and no others', async () => {
  await setting(db, {
    bank_transfer_status: true,
    bank_details: DETAILS,
    paypal_gateway: false,
    stripe_publishable_key: 'pk_test_1',
    paystack_public_key: 'pk_2',
    stripe_secret_key: 'sk',
  })
  const { token } = await signedIn(db)
  const { data } = await callOk(openPayments(db).app, 'getPaymentSettings', { token })
  expect(Object.fromEntries(data.map(({ type, data: value }) => [type, value]))).toEqual({
    stripe_gateway: '1',
    razorpay_gateway: '0',
    paystack_gateway: '0',
    paypal_gateway: '0',
    flutterwave_status: '0',
    bank_transfer_status: '1',
    stripe_publishable_key: 'pk_test_1',
    stripe_currency: 'USD',
  })
})

test('hides a gateway that takes the currency of no package on offer', async () => {
  const { token } = await signedIn(db)
  const fixture = openPayments(db)
  const open = async () => {
    const { data } = await callOk(fixture.app, 'getPaymentSettings', { token })
    return data.find(({ type }) => type === 'paypal_gateway')?.data
  }
  await agency()
  expect(await open()).toBe('1')
  await db.updateTable('package').set({ currency: 'XXX' }).execute()
  expect(await open()).toBe('0')
  await agency('In dollars')
  expect(await open()).toBe('1')
})

test('hides Stripe’s form until its public key is entered', async () => {
  const { token } = await signedIn(db)
  const stripe = new GatewayDouble('stripe')
  stripe.hasPage = false
  const { app } = openPaymentsAt(db, new Map([['stripe', stripe] as const]), TEST_NOW)
  const open = async () => {
    const { data } = await callOk(app, 'getPaymentSettings', { token })
    return data.find(({ type }) => type === 'stripe_gateway')?.data
  }
  expect(await open()).toBe('0')
  await setting(db, { stripe_publishable_key: 'pk_live_1' })
  expect(await open()).toBe('1')
})

test('says that no money moves while the sandbox stands in', async () => {
  const { token } = await signedIn(db)
  const fixture = openPayments(db)
  const ask = async () => (await callOk(fixture.app, 'getPaymentSettings', { token })).data
  expect((await ask()).some(({ type }) => type === 'sandbox_mode')).toBe(false)
  fixture.deps.config.payments.sandboxUrl = 'http://127.0.0.1:4100'
  expect(await ask()).toContainEqual({ type: 'sandbox_mode', data: '1' })
  fixture.deps.config.payments.sandboxUrl = undefined
})

test('tells Razorpay’s key id of the environment, unless the settings have one', async () => {
  const { token } = await signedIn(db)
  const config = { payments: sandboxPayments('http://127.0.0.1:1') }
  const names = new Map([['razorpay', new GatewayDouble('razorpay')] as const])
  const { app } = openPaymentsAt(db, names, TEST_NOW, { config })
  const key = async () => {
    const { data } = await callOk(app, 'getPaymentSettings', { token })
    return data.find(({ type }) => type === 'razor_key')?.data
  }
  expect(await key()).toBe('rzp_test_sandbox')
  await setting(db, { razor_key: 'rzp_live_1' })
  expect(await key()).toBe('rzp_live_1')
})

describe('beginning a payment', () => {
  test('takes an email address for the gateway from a buyer without one', async () => {
    const fixture = openPayments(db)
    const buyer = await signedIn(db)
    const packageId = await agency()
    const start = async (token: string, email: string) => {
      const body = { package_id: packageId, platform_type: 'web', email }
      const { data } = await callOk(fixture.app, 'createPaymentIntent', { token, body })
      return data.payment_intent.metadata.email
    }
    await fixture.start(buyer.token, packageId)
    expect(await start(buyer.token, 'ada@example.org')).toBe('ada@example.org')
    expect(await start(buyer.token, 'eve@example.org')).toBe('ada@example.org')
    const named = await signedIn(db)
    await db
      .updateTable('account')
      .set({ email: 'bob@example.org' })
      .where('id', '=', named.id)
      .execute()
    expect(await start(named.token, 'eve@example.org')).toBe('bob@example.org')
  })

  test('gives a double click the same attempt, and a changed price another', async () => {
    const fixture = openPayments(db)
    const { token } = await signedIn(db)
    const packageId = await agency()
    const [one, two] = await Promise.all([1, 2].map(() => fixture.start(token, packageId)))
    expect(two?.payment_intent).toEqual(one?.payment_intent)
    expect(one?.payment_intent).toMatchObject({
      amount: 4900,
      currency: 'USD',
      status: 'pending',
      payment_gateway_response: { client_secret: `stripe_${one?.reference}_secret` },
    })
    await db.updateTable('package').set({ price_minor: 5_900 }).execute()
    const three = await fixture.start(token, packageId)
    expect(three.payment_intent.amount).toBe(5900)
    expect(three.id).not.toBe(one?.id)
    await fixture.runJobs()
    expect(fixture.gateway().of(one?.reference ?? '').state).toBe('canceled')
  })

  test('is refused for free, unknown and held packages, and without a gateway', async () => {
    const fixture = openPayments(db)
    const { token } = await signedIn(db)
    const ask = async (package_id: number, at = fixture) => {
      const body = { package_id, platform_type: 'web' }
      const reply = await call(at.app, 'createPaymentIntent', { token, body })
      return [reply.status, 'message' in reply.body ? reply.body.message : '']
    }
    expect((await ask(await offeredPackage(db, { name: 'Starter' })))[0]).toBe(422)
    expect((await ask(99))[0]).toBe(404)
    const packageId = await agency()
    expect(await ask(packageId, openPayments(db, []))).toEqual([
      409,
      'No payment method is enabled. Please contact the admin.',
    ])
    const { reference } = await fixture.start(token, packageId)
    fixture.gateway().pay(reference)
    await fixture.sendNotice(fixture.gateway().notice(reference))
    await fixture.runJobs()
    expect(await ask(packageId)).toEqual([409, 'You already have this package.'])
  })

  test('is refused once an administrator switched the method off, and begins nothing', async () => {
    const fixture = openPayments(db)
    const { token } = await signedIn(db)
    const packageId = await agency()
    await setting(db, { stripe_gateway: false })
    const ask = async (payment_method: string | undefined) => {
      const body = { package_id: packageId, platform_type: 'web', payment_method }
      const { status, body: reply } = await call(fixture.app, 'createPaymentIntent', {
        token,
        body,
      })
      return { status, ...('key' in reply ? { key: reply.key, message: reply.message } : {}) }
    }
    const refused = {
      status: 409,
      key: 'noPaymentMethod',
      message: 'No payment method is enabled. Please contact the admin.',
    }
    expect(await ask('stripe')).toEqual(refused)
    expect(await db.selectFrom('payment_transaction').select('id').execute()).toEqual([])
    // Another one is still open.
    expect((await ask(undefined)).status).toBe(200)
    await setting(db, { paypal_gateway: false })
    expect(await ask('paypal')).toEqual(refused)
    const query = { package_id: packageId, amount: 49 }
    expect((await call(fixture.app, 'startPaypalPayment', { token, query })).status).toBe(409)
    const form = new FormData()
    form.append('package_id', String(packageId))
    expect((await call(fixture.app, 'initiateBankTransfer', { token, form })).status).toBe(409)
  })

  test('at PayPal charges the package’s price, whatever amount is sent', async () => {
    const fixture = openPayments(db)
    const { token } = await signedIn(db)
    const query = { package_id: await agency(), amount: 0.01 }
    const { body } = await call(fixture.app, 'startPaypalPayment', { token, query })
    const html = Buffer.from(body as Uint8Array).toString()
    expect(html).toContain('<form method="get" action="https://pay.example/checkout"')
    expect(html).toMatch(/name="token" value="([\w-]+)"/)
    const [, reference = ''] = /name="token" value="([\w-]+)"/.exec(html) ?? []
    expect(fixture.gateway('paypal').of(reference).order.money).toEqual({
      amount: 4_900n,
      currency: 'USD',
    })
  })
})

test('prints a receipt escaped, and from right to left in Arabic', async () => {
  await language(db, { code: 'en' })
  await language(db, { code: 'ar', isRightToLeft: true })
  const fixture = openPayments(db)
  const { token } = await signedIn(db, { name: '<script>alert(1)</script>' })
  const { id, reference } = await fixture.start(token, await agency('Agency & Sons'))
  const query = { payment_transaction_id: id }
  expect((await call(fixture.app, 'getPaymentReceipt', { token, query })).status).toBe(409)
  fixture.gateway().pay(reference)
  await fixture.sendNotice(fixture.gateway().notice(reference))
  await fixture.runJobs()
  const read = async (code: string) => {
    const { body } = await call(fixture.app, 'getPaymentReceipt', { token, query, language: code })
    return Buffer.from(body as Uint8Array).toString()
  }
  const html = await read('en')
  expect(html).not.toContain('<script')
  for (const words of ['2026-000001', 'Agency &amp; Sons', 'USD\u00a049.00', '@media print']) {
    expect(html).toContain(words)
  }
  expect(await read('ar')).toContain('<html lang="ar" dir="rtl">')
  const stranger = await signedIn(db)
  const asked = { token: stranger.token, query }
  expect((await call(fixture.app, 'getPaymentReceipt', asked)).status).toBe(404)
})

describe('a bank transfer', () => {
  async function begun() {
    await setting(db, { bank_transfer_status: true, bank_details: DETAILS })
    const fixture = openPayments(db)
    const { token } = await signedIn(db)
    const packageId = await agency()
    const form = new FormData()
    form.append('package_id', String(packageId))
    const reply = await callOk(fixture.app, 'initiateBankTransfer', { token, form })
    const send = async (bytes: Uint8Array<ArrayBuffer>, name: string) => {
      const sent = new FormData()
      sent.append('payment_transaction_id', String(reply.data.id))
      sent.append('file', new File([bytes], name))
      return call(fixture.app, 'uploadBankReceipt', { token, form: sent })
    }
    const decide = async (decision: string, reason = '') => {
      const admin = await signedIn(db, { isAdmin: true })
      const body = { payment_transaction_id: reply.data.id, decision, reason }
      return (await call(fixture.app, 'decideBankTransfer', { token: admin.token, body })).status
    }
    return { fixture, token, packageId, form, reply, send, decide }
  }
  const picture = async () => {
    const create = { width: 40, height: 40, channels: 3 as const, background: '#884422' }
    return new Uint8Array(await sharp({ create }).png().toBuffer())
  }
  const pdf = new Uint8Array(Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'))

  test('is rejected with a reason, sent again and activated once', async () => {
    const { fixture, token, form, reply, send, decide } = await begun()
    const events: string[] = []
    const stop = await listen(LIVE_CHANNEL, (event) => events.push(event))
    expect(reply).toMatchObject({ bank_details: DETAILS, data: { payment_status: 'pending' } })
    expect(reply.data.order_id).toMatch(/^H[2-9A-Z]{12}$/)
    expect((await call(fixture.app, 'initiateBankTransfer', { token, form })).status).toBe(409)
    expect(await decide('approve')).toBe(409)
    expect((await send(await picture(), 'receipt.png')).status).toBe(200)
    expect(await decide('reject')).toBe(422)
    expect(await decide('reject', 'It cannot be read.')).toBe(200)
    const { data } = await callOk(fixture.app, 'getPackages', { token })
    expect(data).toMatchObject([{ package_status: 'rejected', payment_transaction_id: 1 }])
    expect((await send(pdf, 'receipt.pdf')).status).toBe(200)
    const admin = await signedIn(db, { isAdmin: true })
    const listed = await callOk(fixture.app, 'getBankTransfers', { token: admin.token })
    expect(listed.data[0]?.receipts).toHaveLength(2)
    expect(
      await Promise.all([decide('approve'), decide('approve')]).then((it) => it.sort()),
    ).toEqual([200, 409])
    const log = await db.selectFrom('audit_entry').select('action').orderBy('id').execute()
    expect(log.map(({ action }) => action)).toEqual(['transferRejected', 'transferApproved'])
    const { active_packages } = await callOk(fixture.app, 'getPackages', { token })
    expect(active_packages).toMatchObject([{ name: 'Agency' }])
    expect((await send(pdf, 'late.pdf')).status).toBe(409)
    // The buyer's open page is told of both decisions.
    const changed = () => events.filter((event) => event.startsWith('payment '))
    await vi.waitFor(() => expect(changed()).toHaveLength(2))
    expect(new Set(changed())).toEqual(new Set([`payment ${reply.data.user_id} ${reply.data.id}`]))
    await stop()
  })

  test('takes no program, text or too much as its receipt', async () => {
    const { send } = await begun()
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
    const tries = [
      await send(bytes('MZ\x90\x00 this program %PDF-1.4'), 'receipt.pdf'),
      await send(bytes('Paid.'), 'receipt.txt'),
      await send(bytes(''), 'receipt.png'),
    ]
    expect(tries.map(({ status }) => status)).toEqual([422, 422, 422])
    expect(await db.selectFrom('bank_receipt').selectAll().execute()).toEqual([])
  })
})
