import { createHmac } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { KEYS, toBasic } from './authorization.ts'
import { type SandboxPayment, sumRefunds } from './books.ts'
import type { NoticeWriter } from './notice.ts'
import { refund, type Sandbox } from './transitions.ts'

const AUTHORIZATION = toBasic(KEYS.razorpay.keyId, KEYS.razorpay.keySecret)

const refuse = (c: Context, status: 400 | 401, description: string) =>
  c.json({ error: { code: 'BAD_REQUEST_ERROR', description } }, status)

const Order = z.object({
  amount: z.number().int().positive(),
  currency: z.string().length(3),
  receipt: z.string().max(40),
  notes: z.object({ title: z.string() }).partial().optional(),
})
const Refund = z.object({ amount: z.number().int().positive(), receipt: z.string() })

/** Orders with their payments, refunds and disputes. */
export function createRazorpayApi(sandbox: Sandbox): Hono {
  const { books } = sandbox
  const findPayment = (id: string) =>
    books.findBy('razorpay', (payment) => paymentId(payment) === id)
  const app = new Hono()
  app.use('/v1/*', async (c, next) => {
    if (c.req.header('authorization') !== AUTHORIZATION)
      return refuse(c, 401, 'Authentication failed')
    return next()
  })
  app.get('/v1/orders', (c) => {
    const receipt = c.req.query('receipt')
    const found = receipt
      ? books.of('razorpay').filter(({ reference }) => reference === receipt)
      : books.of('razorpay').slice(0, 1)
    return c.json(list(found.map(toOrder)))
  })
  app.post('/v1/orders', async (c) => {
    const order = Order.safeParse(await c.req.json())
    if (!order.success) return refuse(c, 400, 'Invalid order')
    const { amount, currency, receipt, notes } = order.data
    const title = notes?.title ?? ''
    const made = { gateway: 'razorpay', reference: receipt, amount, currency, title } as const
    return c.json(toOrder(books.open({ ...made, returnUrl: '', cancelUrl: '' })))
  })
  app.get('/v1/orders/:id', (c) => {
    const order = books.find('razorpay', c.req.param('id'))
    return order ? c.json(toOrder(order)) : refuse(c, 400, 'The id provided does not exist')
  })
  app.get('/v1/orders/:id/payments', (c) => {
    const order = books.find('razorpay', c.req.param('id'))
    if (!order) return refuse(c, 400, 'The id provided does not exist')
    return c.json(
      list(order.state === 'paid' || order.state === 'failed' ? [toPayment(order)] : []),
    )
  })
  app.get('/v1/payments/:id/refunds', (c) => {
    const payment = findPayment(c.req.param('id'))
    if (!payment) return refuse(c, 400, 'The id provided does not exist')
    return c.json(list(payment.refunds.map(({ id, note }) => ({ id, receipt: note }))))
  })
  app.post('/v1/payments/:id/refund', async (c) => {
    const payment = findPayment(c.req.param('id'))
    const asked = Refund.safeParse(await c.req.json())
    if (!payment || !asked.success) return refuse(c, 400, 'Invalid refund')
    const made = refund(sandbox, payment, asked.data.amount, asked.data.receipt)
    if (!made) return refuse(c, 400, 'The refund amount is greater than what is left')
    return c.json({ id: made.id, entity: 'refund', amount: made.amount, receipt: made.note })
  })
  app.get('/v1/disputes', (c) =>
    c.json(
      list(
        books
          .of('razorpay')
          .filter(({ dispute }) => dispute !== 'none')
          .map(toDispute),
      ),
    ),
  )
  return app
}

const list = <T>(items: readonly T[]) => ({ entity: 'collection', count: items.length, items })

const paymentId = ({ number }: SandboxPayment) => `pay_${number}`

const toOrder = ({ id, amount, currency, reference, state }: SandboxPayment) => ({
  id,
  entity: 'order',
  amount,
  currency,
  receipt: reference,
  status: state === 'paid' ? 'paid' : 'created',
})

function toPayment(payment: SandboxPayment) {
  const refunded = sumRefunds(payment)
  const isWhole = refunded >= payment.paidAmount
  return {
    id: paymentId(payment),
    entity: 'payment',
    order_id: payment.id,
    amount: payment.paidAmount,
    currency: payment.paidCurrency,
    amount_refunded: refunded,
    status: payment.state === 'failed' ? 'failed' : isWhole ? 'refunded' : 'captured',
  }
}

const toDispute = (payment: SandboxPayment) => ({
  id: `disp_${payment.number}`,
  payment_id: paymentId(payment),
  status: payment.dispute,
})

export const writeRazorpayNotice: NoticeWriter = (payment, change, { at, secret, eventId }) => {
  const event = {
    paid: 'order.paid',
    failed: 'payment.failed',
    refunded: 'refund.processed',
    disputed: 'payment.dispute.created',
    closed: payment.dispute === 'won' ? 'payment.dispute.won' : 'payment.dispute.lost',
    canceled: null,
    approved: null,
  }[change]
  if (!event) return
  const body = JSON.stringify({
    entity: 'event',
    account_id: payment.account,
    event,
    created_at: Math.floor(at.getTime() / 1000),
    payload: {
      payment: { entity: toPayment(payment) },
      ...(change === 'paid' ? { order: { entity: toOrder(payment) } } : {}),
    },
  })
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return {
    body,
    headers: { 'X-Razorpay-Signature': signature, 'X-Razorpay-Event-Id': eventId },
  }
}
