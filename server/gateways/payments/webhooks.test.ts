import { createHmac } from 'node:crypto'
import { FORGERIES } from '@hearth/payment-sandbox/notice'
import Stripe from 'stripe'
import { afterAll, describe, expect, test } from 'vitest'
import { openSandbox, paymentOrder, type Received } from '@/tests/support/payment-sandbox.ts'
import { ForgedWebhook, PAYMENT_GATEWAYS, type PaymentGatewayName } from './gateway.ts'
import { openPaymentGateways } from './open-gateways.ts'

const fixture = await openSandbox()
afterAll(() => fixture.close())

async function start(name: PaymentGatewayName) {
  const order = paymentOrder()
  const { gatewayId } = await fixture.gateway(name).create(order)
  return { gatewayId, reference: order.reference }
}

/** Notices that arrive while `act` is under way. */
async function during(act: () => Promise<unknown>): Promise<Received[]> {
  const before = fixture.received.length
  await act()
  await fixture.delivered()
  return fixture.received.slice(before)
}

const read = ({ gateway, headers, body }: Received, now = new Date()) =>
  fixture.gateway(gateway as PaymentGatewayName).readWebhook(headers, body, now)

async function causeOf(reading: Promise<unknown>): Promise<string> {
  const error = await reading.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (error instanceof ForgedWebhook) return error.cause
  if (error) throw error
  return 'taken'
}

const PAID_TYPE: Record<PaymentGatewayName, string> = {
  stripe: 'payment_intent.succeeded',
  razorpay: 'order.paid',
  paypal: 'CHECKOUT.ORDER.APPROVED',
  paystack: 'charge.success',
  flutterwave: 'charge.completed',
}

/** Amounts and currencies of notices are never used, so notices that lie about them are taken. */
const CAUSES: Record<(typeof FORGERIES)[number], string> = {
  secret: 'signature',
  body: 'signature',
  age: 'age',
  future: 'age',
  amount: 'taken',
  currency: 'taken',
  account: 'account',
}

describe.each(PAYMENT_GATEWAYS)('%s', (name) => {
  test('tells of a payment under its names', async () => {
    const payment = await start(name)
    const [notice] = await during(() => fixture.act(name, payment.gatewayId, 'pay'))
    if (!notice) throw new Error('nothing was sent')
    const { eventId, ...told } = await read(notice)
    expect(eventId).not.toBe('')
    expect(told).toEqual({
      type: PAID_TYPE[name],
      gatewayId: payment.gatewayId,
      reference: payment.reference,
    })
  })

  test('names every change by another event, and copies by the same', async () => {
    const payment = await start(name)
    fixture.sandbox.deliveries.plan = { ...fixture.sandbox.deliveries.plan, copies: 2 }
    const acts = ['pay', 'refund-half', 'refund', 'dispute', 'lose'] as const
    const notices = await during(async () => {
      for (const act of acts) {
        await fixture.act(name, payment.gatewayId, act)
        // PayPal takes the money when it is asked.
        await fixture.gateway(name).ask(payment)
      }
    })
    fixture.sandbox.deliveries.plan = { ...fixture.sandbox.deliveries.plan, copies: 1 }
    const ids = await Promise.all(notices.map(async (notice) => (await read(notice)).eventId))
    const changes = name === 'paypal' ? acts.length + 1 : acts.length
    expect(ids).toHaveLength(2 * changes)
    expect(new Set(ids).size).toBe(changes)
  })

  test('names the payment in notices of refunds and disputes', async () => {
    const payment = await start(name)
    await fixture.act(name, payment.gatewayId, 'pay')
    await fixture.gateway(name).ask(payment)
    await fixture.delivered()
    for (const act of ['refund-half', 'dispute'] as const) {
      const [notice] = await during(() => fixture.act(name, payment.gatewayId, act))
      if (!notice) throw new Error('nothing was sent')
      const { gatewayId, reference } = await read(notice)
      expect([gatewayId === payment.gatewayId, reference === payment.reference]).toContain(true)
    }
  })

  test.each(FORGERIES.map((cause) => [cause, CAUSES[cause]] as const))(
    'a notice forged by its %s: %s',
    async (cause, wanted) => {
      const payment = await start(name)
      const [notice] = await during(() => fixture.forge(name, payment.gatewayId, cause))
      if (!notice) throw new Error('nothing was sent')
      expect(await causeOf(read(notice))).toBe(wanted)
      expect(await fixture.gateway(name).ask(payment)).toMatchObject({
        state: 'pending',
        paid: null,
      })
    },
  )

  test.each([
    ['no headers', () => new Headers()],
    ['an empty signature', (headers: Headers) => signed(headers, '')],
    ['a signature that is no signature', (headers: Headers) => signed(headers, 't=x,v1=')],
  ])('refuses a notice with %s', async (_, change) => {
    const payment = await start(name)
    const [notice] = await during(() => fixture.act(name, payment.gatewayId, 'pay'))
    if (!notice) throw new Error('nothing was sent')
    const headers = change(new Headers(notice.headers))
    expect(await causeOf(read({ ...notice, headers }))).toBe('signature')
  })

  test('refuses a genuine notice that is repeated after weeks', async () => {
    const payment = await start(name)
    const [notice] = await during(() => fixture.act(name, payment.gatewayId, 'pay'))
    if (!notice) throw new Error('nothing was sent')
    const weeks = new Date(Date.now() + 21 * 24 * 3_600_000)
    expect(await causeOf(read(notice, weeks))).toBe('age')
  })
})

const SIGNATURES = [
  'stripe-signature',
  'x-razorpay-signature',
  'paypal-transmission-sig',
  'x-paystack-signature',
  'flutterwave-signature',
]

function signed(headers: Headers, signature: string): Headers {
  for (const name of SIGNATURES) if (headers.has(name)) headers.set(name, signature)
  return headers
}

describe('a body that is signed and no notice', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const hmac = (kind: string, secret: string, text: string) => createHmac(kind, secret).update(text)

  test.each(['', 'nonsense', '[]', '{}', '{"event":1}', '\u0000'])('%j', async (text) => {
    const { stripe, razorpay, paystack, flutterwave } = fixture.settings
    const header = new Stripe('sk_test_1').webhooks.generateTestHeaderString({
      payload: text,
      secret: stripe?.webhookSecret ?? '',
    })
    const headers: [PaymentGatewayName, string, string][] = [
      ['stripe', 'stripe-signature', header],
      [
        'razorpay',
        'x-razorpay-signature',
        hmac('sha256', razorpay?.webhookSecret ?? '', text).digest('hex'),
      ],
      [
        'paystack',
        'x-paystack-signature',
        hmac('sha512', paystack?.secretKey ?? '', text).digest('hex'),
      ],
      [
        'flutterwave',
        'flutterwave-signature',
        hmac('sha256', flutterwave?.webhookSecret ?? '', text).digest('base64'),
      ],
      ['paypal', 'paypal-transmission-sig', 'any'],
    ]
    for (const [gateway, name, value] of headers) {
      const notice = { gateway, headers: new Headers({ [name]: value }), body: bytes(text) }
      expect(await causeOf(read(notice))).toBe('body')
    }
  })
})

describe('Stripe', () => {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    livemode: false,
    data: { object: { object: 'payment_intent', id: 'pi_1', metadata: { reference: 'r1' } } },
  })

  test.each([
    [0, 'taken'],
    [-290, 'taken'],
    [-310, 'age'],
    [290, 'taken'],
    [310, 'age'],
  ])('with a header made by its package %i s from now: %s', async (seconds, wanted) => {
    const now = new Date()
    const header = new Stripe('sk_test_1').webhooks.generateTestHeaderString({
      payload,
      secret: fixture.settings.stripe?.webhookSecret ?? '',
      timestamp: Math.floor(now.getTime() / 1000) + seconds,
    })
    const headers = new Headers({ 'stripe-signature': header })
    const body = new TextEncoder().encode(payload)
    expect(await causeOf(read({ gateway: 'stripe', headers, body }, now))).toBe(wanted)
  })

  test('refuses notices of another mode with a live key', async () => {
    const { stripe } = fixture.settings
    if (!stripe) throw new Error('no settings')
    const payments = { ...fixture.settings, stripe: { ...stripe, secretKey: 'sk_live_1234' } }
    const live = openPaymentGateways({ payments }).get('stripe')
    const header = new Stripe('sk_test_1').webhooks.generateTestHeaderString({
      payload,
      secret: stripe.webhookSecret,
    })
    const headers = new Headers({ 'stripe-signature': header })
    const body = new TextEncoder().encode(payload)
    const reading = live?.readWebhook(headers, body, new Date()) ?? Promise.resolve()
    expect(await causeOf(reading)).toBe('account')
  })
})

test('takes Flutterwave’s older header, which is the secret itself', async () => {
  const payment = await start('flutterwave')
  const [notice] = await during(() => fixture.act('flutterwave', payment.gatewayId, 'pay'))
  if (!notice) throw new Error('nothing was sent')
  const secret = fixture.settings.flutterwave?.webhookSecret ?? ''
  const headers = new Headers({ 'verif-hash': secret })
  expect(await causeOf(read({ ...notice, headers }))).toBe('taken')
  headers.set('verif-hash', `${secret}x`)
  expect(await causeOf(read({ ...notice, headers }))).toBe('signature')
})
