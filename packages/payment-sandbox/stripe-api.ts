import { type Context, Hono } from 'hono'
import Stripe from 'stripe'
import { KEYS } from './authorization.ts'
import { newId, type SandboxPayment, sumRefunds } from './books.ts'
import type { NoticeWriter } from './notice.ts'
import { act, refund, type Sandbox } from './transitions.ts'

const KEY = KEYS.stripe.secretKey
const signer = new Stripe(KEY)

const refuse = (c: Context, status: 400 | 401 | 404, code: string) =>
  c.json({ error: { type: 'invalid_request_error', code, message: code } }, status)

/** Payment intents, refunds, disputes and the balance, form-encoded. */
export function createStripeApi(sandbox: Sandbox): Hono {
  const { books } = sandbox
  const byKey = new Map<string, string>()
  const app = new Hono()
  app.use('/v1/*', async (c, next) => {
    if (c.req.header('authorization') !== `Bearer ${KEY}`) {
      return refuse(c, 401, 'api_key_invalid')
    }
    return next()
  })
  app.get('/v1/balance', (c) => c.json({ object: 'balance', available: [], livemode: false }))
  app.post('/v1/payment_intents', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const amount = Number(form.get('amount'))
    const currency = form.get('currency') ?? ''
    const isMoney = Number.isSafeInteger(amount) && amount > 0 && /^[a-z]{3}$/.test(currency)
    if (!isMoney) return refuse(c, 400, 'parameter_invalid_integer')
    const idempotency = c.req.header('idempotency-key') ?? newId('none_')
    const known = books.find('stripe', byKey.get(idempotency) ?? '')
    const intent =
      known ??
      books.open({
        gateway: 'stripe',
        reference: form.get('metadata[reference]') ?? '',
        amount,
        currency: currency.toUpperCase(),
        title: form.get('description') ?? '',
        returnUrl: '',
        cancelUrl: '',
      })
    byKey.set(idempotency, intent.id)
    return c.json(toIntent(intent))
  })
  app.get('/v1/payment_intents/:id', (c) => {
    const intent = books.find('stripe', c.req.param('id'))
    return intent ? c.json(toIntent(intent)) : refuse(c, 404, 'resource_missing')
  })
  app.post('/v1/payment_intents/:id/cancel', (c) => {
    const intent = books.find('stripe', c.req.param('id'))
    if (!intent) return refuse(c, 404, 'resource_missing')
    if (!act(sandbox, intent, 'cancel')) return refuse(c, 400, 'payment_intent_unexpected_state')
    return c.json(toIntent(intent))
  })
  app.post('/v1/refunds', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const intent = books.find('stripe', form.get('payment_intent') ?? '')
    if (!intent) return refuse(c, 404, 'resource_missing')
    const note = c.req.header('idempotency-key') ?? newId('none_')
    const made =
      intent.refunds.find((known) => known.note === note) ??
      refund(sandbox, intent, Number(form.get('amount')), note)
    if (!made) return refuse(c, 400, 'charge_already_refunded')
    return c.json({ id: made.id, object: 'refund', amount: made.amount, status: 'succeeded' })
  })
  app.get('/v1/disputes', (c) => {
    const intent = books.find('stripe', c.req.query('payment_intent') ?? '')
    const data = intent && intent.dispute !== 'none' ? [toDispute(intent)] : []
    return c.json({ object: 'list', data, has_more: false })
  })
  return app
}

function toIntent(payment: SandboxPayment) {
  const { id, state, reference } = payment
  return {
    id,
    object: 'payment_intent',
    amount: payment.amount,
    amount_received: state === 'paid' ? payment.paidAmount : 0,
    currency: payment.paidCurrency.toLowerCase(),
    client_secret: `${id}_secret_sandbox`,
    livemode: payment.account !== 'test',
    metadata: { reference },
    status: STATUS[state],
    last_payment_error: state === 'failed' ? { code: 'card_declined' } : null,
    latest_charge: state === 'paid' ? toCharge(payment) : null,
  }
}

const STATUS: Readonly<Record<SandboxPayment['state'], string>> = {
  open: 'requires_payment_method',
  approved: 'processing',
  failed: 'requires_payment_method',
  canceled: 'canceled',
  expired: 'canceled',
  paid: 'succeeded',
}

const toCharge = (payment: SandboxPayment) => ({
  id: `ch_${payment.number}`,
  object: 'charge',
  amount: payment.paidAmount,
  amount_refunded: sumRefunds(payment),
  disputed: payment.dispute !== 'none',
  payment_intent: payment.id,
})

const toDispute = (payment: SandboxPayment) => ({
  id: `dp_${payment.number}`,
  object: 'dispute',
  payment_intent: payment.id,
  status: payment.dispute === 'open' ? 'needs_response' : payment.dispute,
})

export const writeStripeNotice: NoticeWriter = (payment, change, { at, secret, eventId }) => {
  const notices = {
    paid: ['payment_intent.succeeded', toIntent(payment)],
    failed: ['payment_intent.payment_failed', toIntent(payment)],
    canceled: ['payment_intent.canceled', toIntent(payment)],
    refunded: ['charge.refunded', toCharge(payment)],
    disputed: ['charge.dispute.created', toDispute(payment)],
    closed: ['charge.dispute.closed', toDispute(payment)],
    approved: null,
  }[change]
  if (!notices) return
  const [type, object] = notices
  const timestamp = Math.floor(at.getTime() / 1000)
  const body = JSON.stringify({
    id: eventId,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: timestamp,
    livemode: payment.account !== 'test',
    type,
    data: { object },
  })
  const header = signer.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
  return { body, headers: { 'Stripe-Signature': header } }
}
