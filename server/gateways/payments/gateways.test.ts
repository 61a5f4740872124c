import type { Action, Paying } from '@hearth/payment-sandbox/transitions'
import { afterAll, describe, expect, test } from 'vitest'
import { openSandbox, paymentOrder } from '@/tests/support/payment-sandbox.ts'
import {
  GatewayRefused,
  type GatewayState,
  PAYMENT_GATEWAYS,
  type PaymentGatewayName,
} from './gateway.ts'
import { openPaymentGateways } from './open-gateways.ts'

const fixture = await openSandbox()
afterAll(() => fixture.close())

async function start(name: PaymentGatewayName, order = paymentOrder()) {
  const gateway = fixture.gateway(name)
  const { gatewayId } = await gateway.create(order)
  const payment = { gatewayId, reference: order.reference }
  const ask = () => gateway.ask(payment)
  return {
    gateway,
    order,
    payment,
    ask,
    async stateAfter(...actions: Action[]): Promise<GatewayState> {
      let state: GatewayState = 'pending'
      for (const action of actions) {
        expect(await fixture.act(name, gatewayId, action)).toBe(200)
        state = (await ask()).state
      }
      return state
    },
  }
}

/** Per gateway, the state that a buyer's and an operator's acts lead to. */
const STATES: readonly [Action[], Record<PaymentGatewayName, GatewayState>][] = [
  [[], all('pending')],
  [['pay'], all('paid')],
  [['fail'], all('failed')],
  [['fail', 'pay'], all('paid')],
  [['cancel'], { ...all('pending'), stripe: 'canceled', paypal: 'canceled' }],
  [['expire'], { ...all('pending'), stripe: 'canceled', paypal: 'expired' }],
  [['pay', 'refund-half'], all('partly_refunded')],
  [['pay', 'refund-half', 'refund'], all('refunded')],
  [['pay', 'dispute'], all('disputed')],
  [['pay', 'dispute', 'win'], all('dispute_won')],
  [['pay', 'dispute', 'lose'], all('dispute_lost')],
]

function all(state: GatewayState): Record<PaymentGatewayName, GatewayState> {
  const same = PAYMENT_GATEWAYS.map((name) => [name, state])
  return Object.fromEntries(same) as Record<PaymentGatewayName, GatewayState>
}

describe.each(PAYMENT_GATEWAYS)('%s', (name) => {
  test.each(STATES.map(([acts, states]) => [acts, states[name]] as const))(
    'after %j reports %s',
    async (acts, state) => {
      const payment = await start(name)
      expect(await payment.stateAfter(...acts)).toBe(state)
    },
  )

  test('reports what was paid, to whom and under our reference', async () => {
    const { stateAfter, ask, order, gateway, payment } = await start(name)
    await stateAfter('pay')
    expect(await ask()).toEqual({
      state: 'paid',
      paid: order.money,
      refunded: { amount: 0n, currency: 'USD' },
      account: name === 'razorpay' ? 'acc_sandbox' : gateway.account,
      gatewayId: payment.gatewayId,
      reference: order.reference,
    })
  })

  test('offers a page to pay on', async () => {
    const { paymentUrl } = await fixture.gateway(name).create(paymentOrder())
    expect(paymentUrl).toContain(`${fixture.sandbox.url}/pay/${name}/`)
  })

  test.runIf(name !== 'paystack')('answers the same payment for the same reference', async () => {
    const order = paymentOrder()
    const gateway = fixture.gateway(name)
    const first = await gateway.create(order)
    expect(await gateway.create(order)).toEqual(first)
    const known = fixture.sandbox.books.of(name)
    expect(known.filter(({ reference }) => reference === order.reference)).toHaveLength(1)
  })

  test('refunds a part, once per reference, then the rest', async () => {
    const { gateway, payment, stateAfter, ask } = await start(name)
    await stateAfter('pay')
    const part = { amount: 499n, currency: 'USD' }
    await gateway.refund(payment, part, `${payment.reference}-r1`)
    await gateway.refund(payment, part, `${payment.reference}-r1`)
    expect(await ask()).toMatchObject({ state: 'partly_refunded', refunded: part })
    const rest = { amount: 1500n, currency: 'USD' }
    await gateway.refund(payment, rest, `${payment.reference}-r2`)
    expect(await ask()).toMatchObject({ state: 'refunded', refunded: { amount: 1999n } })
  })

  test('refuses to refund more than was paid', async () => {
    const { gateway, payment, stateAfter } = await start(name)
    await stateAfter('pay')
    const more = { amount: 2000n, currency: 'USD' }
    await expect(gateway.refund(payment, more, 'r-more')).rejects.toBeInstanceOf(GatewayRefused)
  })

  test('keeps a paid payment that is canceled too late', async () => {
    const { gateway, payment, stateAfter, ask } = await start(name)
    await stateAfter('pay')
    await gateway.cancel(payment)
    expect(await ask()).toMatchObject({ state: 'paid' })
  })

  test.each<[string, Paying]>([
    ['amount', { paidAmount: 1 }],
    ['currency', { paidCurrency: 'EUR' }],
    ['account', { account: 'somebody-else' }],
  ])('tells when another %s was paid', async (what, paying) => {
    const { gateway, payment, order, ask } = await start(name)
    await fixture.act(name, payment.gatewayId, 'pay', paying)
    const report = await ask()
    if (what === 'account') {
      // Razorpay's API answers for its key's account alone.
      expect(report.account === gateway.account).toBe(name === 'razorpay')
    } else {
      expect(report.paid).not.toEqual(order.money)
    }
  })

  test('refuses an amount that is negative, zero or huge', async () => {
    const gateway = fixture.gateway(name)
    for (const amount of [-1n, 0n, 10n ** 15n]) {
      const order = paymentOrder({ money: { amount, currency: 'USD' } })
      await expect(gateway.create(order)).rejects.toBeInstanceOf(GatewayRefused)
    }
  })

  test('refuses a currency that it does not take', async () => {
    const gateway = fixture.gateway(name)
    expect([gateway.takes('USD'), gateway.takes('XTS'), gateway.takes('usd')]).toEqual([
      true,
      false,
      false,
    ])
    const order = paymentOrder({ money: { amount: 100n, currency: 'XTS' } })
    await expect(gateway.create(order)).rejects.toBeInstanceOf(GatewayRefused)
  })

  test('says whether its keys work, without showing them', async () => {
    expect(await fixture.gateway(name).testConnection()).toBeNull()
    const wrong = wrongKeys(name)
    const cause = await wrong.testConnection()
    expect(cause).toMatch(new RegExp(`^${name} answers 401`))
    expect(cause).not.toContain('wr0ng')
    await expect(wrong.create(paymentOrder())).rejects.toBeInstanceOf(GatewayRefused)
  })
})

test('captures at PayPal only what was approved under our reference', async () => {
  const { payment, gateway } = await start('paypal')
  await fixture.act('paypal', payment.gatewayId, 'pay')
  const foreign = { ...payment, reference: 'somebody-else' }
  expect(await gateway.ask(foreign)).toMatchObject({ state: 'pending' })
  expect(fixture.sandbox.books.find('paypal', payment.gatewayId)?.state).toBe('approved')
  expect(await gateway.ask(payment)).toMatchObject({ state: 'paid' })
})

test('takes a repeated reference at Paystack for the same payment, which has lost its page', async () => {
  const { gateway, order } = await start('paystack')
  expect(await gateway.create(order)).toEqual({
    gatewayId: order.reference,
    paymentUrl: null,
    clientSecret: null,
  })
})

test.each(['paystack', 'flutterwave'] as const)('%s needs an email address', async (name) => {
  const order = paymentOrder({ buyer: { name: 'Ada', email: null, phone: '+15035550100' } })
  await expect(fixture.gateway(name).create(order)).rejects.toThrow('needs an email address')
})

test('opens only gateways with keys, in the order of preference', () => {
  const { settings } = fixture
  expect([...openPaymentGateways({ payments: settings }).keys()]).toEqual([
    'stripe',
    'razorpay',
    'paystack',
    'paypal',
    'flutterwave',
  ])
  const payments = { ...settings, stripe: undefined, paystack: undefined }
  expect([...openPaymentGateways({ payments }).keys()]).toEqual([
    'razorpay',
    'paypal',
    'flutterwave',
  ])
})

function wrongKeys(name: PaymentGatewayName) {
  const { stripe, razorpay, paypal, paystack, flutterwave } = fixture.settings
  const payments = {
    stripe: stripe && { ...stripe, secretKey: 'sk_test_wr0ng' },
    razorpay: razorpay && { ...razorpay, keySecret: 'wr0ng' },
    paypal: paypal && { ...paypal, clientSecret: 'wr0ng' },
    paystack: paystack && { ...paystack, secretKey: 'sk_test_wr0ng' },
    flutterwave: flutterwave && { ...flutterwave, secretKey: 'FLWSECK_TEST-wr0ng' },
    sandboxUrl: undefined,
  }
  const gateway = openPaymentGateways({ payments }).get(name)
  if (!gateway) throw new Error(`${name} is not open`)
  return gateway
}
