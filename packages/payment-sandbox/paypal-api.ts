import { createHmac } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { KEYS, toBasic } from './authorization.ts'
import { newId, type SandboxPayment, sumRefunds } from './books.ts'
import type { NoticeWriter } from './notice.ts'
import { refund, type Sandbox, settle } from './transitions.ts'

const AUTHORIZATION = toBasic(KEYS.paypal.clientId, KEYS.paypal.clientSecret)
const TOKEN = 'A21-sandbox-token'
const WEBHOOK_ID = KEYS.paypal.webhookId
export const PAYPAL_SIGNING_SECRET = 'paypal-sandbox-signing'

const refuse = (c: Context, status: 400 | 401 | 404 | 422, name: string) =>
  c.json({ name, message: name, debug_id: 'sandbox' }, status)

const Amount = z.object({
  value: z.string().regex(/^\d+(\.\d{2})?$/),
  currency_code: z.string().length(3),
})
const Order = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(z.object({ custom_id: z.string(), description: z.string(), amount: Amount }))
    .length(1),
  payment_source: z.object({
    paypal: z.object({
      experience_context: z.object({ return_url: z.string(), cancel_url: z.string() }),
    }),
  }),
})
const Refund = z.object({ amount: Amount })
const Signed = z.object({
  webhook_id: z.string(),
  transmission_id: z.string(),
  transmission_time: z.string(),
  transmission_sig: z.string(),
})

/** Orders v2, captures, refunds, disputes and the verification of notices. */
export function createPaypalApi(sandbox: Sandbox): Hono {
  const app = new Hono()
  app.post('/v1/oauth2/token', (c) => {
    if (c.req.header('authorization') !== AUTHORIZATION) return refuse(c, 401, 'invalid_client')
    return c.json({ access_token: TOKEN, token_type: 'Bearer', expires_in: 32_400 })
  })
  app.use('*', async (c, next) => {
    const isKnown = c.req.header('authorization') === `Bearer ${TOKEN}`
    return isKnown ? next() : refuse(c, 401, 'AUTHENTICATION_FAILURE')
  })
  addOrders(app, sandbox)
  addMoneyBack(app, sandbox)
  app.post('/v1/notifications/verify-webhook-signature', async (c) => {
    const text = await c.req.text()
    const signed = Signed.safeParse(JSON.parse(text))
    if (!signed.success) return refuse(c, 400, 'VALIDATION_ERROR')
    const { webhook_id, transmission_id: id, transmission_time: at } = signed.data
    const mark = '"webhook_event":'
    const event = text.slice(text.indexOf(mark) + mark.length, -1)
    const isGenuine =
      webhook_id === WEBHOOK_ID &&
      signed.data.transmission_sig === sign({ id, at, event, secret: PAYPAL_SIGNING_SECRET })
    return c.json({ verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' })
  })
  return app
}

function addOrders(app: Hono, sandbox: Sandbox): void {
  const { books } = sandbox
  const byKey = new Map<string, string>()
  app.post('/v2/checkout/orders', async (c) => {
    const asked = Order.safeParse(await c.req.json())
    const unit = asked.data?.purchase_units[0]
    if (!asked.success || !unit) return refuse(c, 400, 'INVALID_REQUEST')
    const { return_url, cancel_url } = asked.data.payment_source.paypal.experience_context
    const requestId = c.req.header('paypal-request-id') ?? newId('none_')
    const order =
      books.find('paypal', byKey.get(requestId) ?? '') ??
      books.open({
        gateway: 'paypal',
        reference: unit.custom_id,
        amount: Number(unit.amount.value),
        currency: unit.amount.currency_code,
        title: unit.description,
        returnUrl: return_url,
        cancelUrl: cancel_url,
      })
    byKey.set(requestId, order.id)
    const href = `${new URL(c.req.url).origin}/pay/paypal/${order.id}`
    const links = [{ rel: 'payer-action', method: 'GET', href }]
    return c.json({ ...toOrder(order), status: 'PAYER_ACTION_REQUIRED', links }, 201)
  })
  app.get('/v2/checkout/orders/:id', (c) => {
    const order = books.find('paypal', c.req.param('id'))
    if (!order || order.state === 'expired') return refuse(c, 404, 'RESOURCE_NOT_FOUND')
    return c.json(toOrder(order))
  })
  app.post('/v2/checkout/orders/:id/capture', (c) => {
    const order = books.find('paypal', c.req.param('id'))
    if (!order || order.state === 'expired') return refuse(c, 404, 'RESOURCE_NOT_FOUND')
    if (order.state !== 'approved') return refuse(c, 422, 'UNPROCESSABLE_ENTITY')
    settle(sandbox, order)
    return c.json(toOrder(order), 201)
  })
}

function addMoneyBack(app: Hono, sandbox: Sandbox): void {
  const { books } = sandbox
  const byCapture = (id: string) => books.findBy('paypal', (payment) => captureId(payment) === id)
  app.post('/v2/payments/captures/:id/refund', async (c) => {
    const order = byCapture(c.req.param('id'))
    const asked = Refund.safeParse(await c.req.json())
    if (!order || !asked.success) return refuse(c, 404, 'RESOURCE_NOT_FOUND')
    const note = c.req.header('paypal-request-id') ?? newId('none_')
    const made =
      order.refunds.find((known) => known.note === note) ??
      refund(sandbox, order, Number(asked.data.amount.value), note)
    if (!made) return refuse(c, 422, 'UNPROCESSABLE_ENTITY')
    return c.json({ id: made.id, status: 'COMPLETED' }, 201)
  })
  app.get('/v1/customer/disputes', (c) => {
    const order = byCapture(c.req.query('disputed_transaction_id') ?? '')
    const isOpen = order && order.dispute !== 'none'
    return c.json({ items: isOpen ? [{ dispute_id: disputeId(order) }] : [] })
  })
  app.get('/v1/customer/disputes/:id', (c) => {
    const id = c.req.param('id')
    const order = books.findBy('paypal', (payment) => disputeId(payment) === id)
    return order ? c.json(toDispute(order)) : refuse(c, 404, 'RESOURCE_NOT_FOUND')
  })
}

const captureId = ({ number }: SandboxPayment) => `CAP${number}`
const disputeId = ({ number }: SandboxPayment) => `PP-D-${number}`

const WHOLE = new Set(['JPY', 'HUF', 'TWD'])
const toAmount = (amount: number, currency: string) => ({
  value: amount.toFixed(WHOLE.has(currency) ? 0 : 2),
  currency_code: currency,
})

const STATUS: Readonly<Record<SandboxPayment['state'], string>> = {
  open: 'CREATED',
  approved: 'APPROVED',
  failed: 'COMPLETED',
  canceled: 'VOIDED',
  expired: 'VOIDED',
  paid: 'COMPLETED',
}

function toOrder(payment: SandboxPayment) {
  const { paidCurrency, refunds, state } = payment
  const isTried = state === 'paid' || state === 'failed'
  return {
    id: payment.id,
    intent: 'CAPTURE',
    status: STATUS[state],
    purchase_units: [
      {
        custom_id: payment.reference,
        payee: { merchant_id: payment.account },
        payments: {
          captures: isTried ? [toCapture(payment)] : [],
          refunds: refunds.map(({ id, amount }) => ({
            id,
            status: 'COMPLETED',
            amount: toAmount(amount, paidCurrency),
          })),
        },
      },
    ],
  }
}

function toCapture(payment: SandboxPayment) {
  const refunded = sumRefunds(payment)
  const isWhole = refunded >= payment.paidAmount
  const paid = isWhole ? 'REFUNDED' : refunded > 0 ? 'PARTIALLY_REFUNDED' : 'COMPLETED'
  return {
    id: captureId(payment),
    status: payment.state === 'failed' ? 'DECLINED' : paid,
    amount: toAmount(payment.paidAmount, payment.paidCurrency),
    custom_id: payment.reference,
    payee: { merchant_id: payment.account },
    supplementary_data: { related_ids: { order_id: payment.id } },
  }
}

const toDispute = (payment: SandboxPayment) => ({
  dispute_id: disputeId(payment),
  status: payment.dispute === 'open' ? 'WAITING_FOR_SELLER_RESPONSE' : 'RESOLVED',
  disputed_transactions: [{ seller_transaction_id: captureId(payment), custom: payment.reference }],
  ...(payment.dispute === 'open'
    ? {}
    : {
        dispute_outcome: {
          outcome_code:
            payment.dispute === 'won' ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR',
        },
      }),
})

export const writePaypalNotice: NoticeWriter = (payment, change, { at, secret, eventId }) => {
  const notices = {
    approved: ['CHECKOUT.ORDER.APPROVED', toOrder(payment)],
    paid: ['PAYMENT.CAPTURE.COMPLETED', toCapture(payment)],
    failed: ['PAYMENT.CAPTURE.DECLINED', toCapture(payment)],
    refunded: ['PAYMENT.CAPTURE.REFUNDED', toCapture(payment)],
    disputed: ['CUSTOMER.DISPUTE.CREATED', toDispute(payment)],
    closed: ['CUSTOMER.DISPUTE.RESOLVED', toDispute(payment)],
    canceled: null,
  }[change]
  if (!notices) return
  const [event_type, resource] = notices
  const time = at.toISOString()
  const body = JSON.stringify({ id: eventId, event_type, create_time: time, resource })
  return {
    body,
    headers: {
      'Paypal-Auth-Algo': 'SHA256withRSA',
      'Paypal-Cert-Url': 'https://api.paypal.com/v1/notifications/certs/CERT-sandbox',
      'Paypal-Transmission-Id': eventId,
      'Paypal-Transmission-Time': time,
      'Paypal-Transmission-Sig': sign({ id: eventId, at: time, event: body, secret }),
    },
  }
}

/** PayPal signs with a certificate; the sandbox signs the same text with a secret. */
function sign({ id, at, event, secret }: Record<'id' | 'at' | 'event' | 'secret', string>): string {
  const text = `${id}|${at}|${WEBHOOK_ID}|${crc32(event)}`
  return createHmac('sha256', secret).update(text).digest('base64')
}
