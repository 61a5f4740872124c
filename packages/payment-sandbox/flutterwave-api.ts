import { createHmac } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { KEYS } from './authorization.ts'
import type { SandboxPayment } from './books.ts'
import type { NoticeWriter } from './notice.ts'
import { refund, type Sandbox } from './transitions.ts'

const refuse = (c: Context, status: 400 | 401 | 404, message: string) =>
  c.json({ status: 'error', message, data: null }, status)

const Order = z.object({
  tx_ref: z.string().min(1),
  amount: z.string().regex(/^\d+(\.\d{1,3})?$/),
  currency: z.string().length(3),
  redirect_url: z.url(),
  customer: z.object({ email: z.email() }),
  customizations: z.object({ title: z.string() }),
})
const Refund = z.object({ amount: z.number().positive(), comments: z.string() })

/** Version 3: payment links, transactions, refunds and chargebacks. */
export function createFlutterwaveApi(sandbox: Sandbox): Hono {
  const { books } = sandbox
  const byNumber = (number: string | undefined) =>
    books.findBy('flutterwave', (payment) => String(payment.number) === number)
  const app = new Hono()
  app.use('*', async (c, next) => {
    const isKnown = c.req.header('authorization') === `Bearer ${KEYS.flutterwave.secretKey}`
    return isKnown ? next() : refuse(c, 401, 'Invalid authorization key')
  })
  app.get('/v3/balances', (c) => c.json({ status: 'success', data: [] }))
  app.post('/v3/payments', async (c) => {
    const asked = Order.safeParse(await c.req.json())
    if (!asked.success) return refuse(c, 400, 'invalid payment')
    const { tx_ref: reference, amount, currency, redirect_url, customizations } = asked.data
    const payment =
      books.find('flutterwave', reference) ??
      books.open({
        gateway: 'flutterwave',
        id: reference,
        reference,
        amount: Number(amount),
        currency,
        title: customizations.title,
        returnUrl: redirect_url,
        // Flutterwave returns to the same address, with status=cancelled.
        cancelUrl: redirect_url,
      })
    const { origin } = new URL(c.req.url)
    const link = `${origin}/pay/flutterwave/${encodeURIComponent(payment.id)}`
    return c.json({ status: 'success', message: 'Hosted Link', data: { link } })
  })
  app.get('/v3/transactions/verify_by_reference', (c) => {
    const payment = books.find('flutterwave', c.req.query('tx_ref') ?? '')
    if (!payment || !isTried(payment)) return refuse(c, 404, 'No transaction was found')
    return c.json({ status: 'success', data: toTransaction(payment) })
  })
  app.get('/v3/refunds', (c) => {
    const refunds = byNumber(c.req.query('id'))?.refunds ?? []
    const data = refunds.map(({ amount, note }) => ({
      amount_refunded: amount,
      comment: note,
      status: 'completed',
    }))
    return c.json({ status: 'success', data })
  })
  app.post('/v3/transactions/:id/refund', async (c) => {
    const payment = byNumber(c.req.param('id'))
    const asked = Refund.safeParse(await c.req.json())
    if (!payment || !asked.success) return refuse(c, 400, 'invalid refund')
    const made = refund(sandbox, payment, asked.data.amount, asked.data.comments)
    if (!made) return refuse(c, 400, 'refund exceeds the payment')
    return c.json({ status: 'success', data: { amount_refunded: made.amount } })
  })
  app.get('/v3/chargebacks', (c) => {
    const wanted = c.req.query('flw_ref')
    const payment = books.findBy('flutterwave', (one) => flwRef(one) === wanted)
    const isOpen = payment && payment.dispute !== 'none'
    const status = payment?.dispute === 'open' ? 'initiated' : payment?.dispute
    return c.json({ status: 'success', data: isOpen ? [{ status }] : [] })
  })
  return app
}

/** There is no transaction before the buyer tries to pay. */
const isTried = ({ state }: SandboxPayment) => state === 'paid' || state === 'failed'

const flwRef = ({ number }: SandboxPayment) => `FLW-MOCK-${number}`

const toTransaction = (payment: SandboxPayment) => ({
  id: payment.number,
  tx_ref: payment.reference,
  flw_ref: flwRef(payment),
  status: payment.state === 'paid' ? 'successful' : 'failed',
  amount: payment.paidAmount,
  currency: payment.paidCurrency,
  account_id: Number(payment.account) || 9999,
})

export const writeFlutterwaveNotice: NoticeWriter = (payment, change, { at, secret }) => {
  const event = {
    paid: 'charge.completed',
    failed: 'charge.completed',
    refunded: 'refund.completed',
    disputed: 'chargeback.initiated',
    closed: 'chargeback.closed',
    canceled: null,
    approved: null,
  }[change]
  if (!event) return
  const step = change === 'refunded' ? { refunds: payment.refunds.length } : {}
  const data = { ...toTransaction(payment), ...step, created_at: at.toISOString() }
  const body = JSON.stringify({ event, data })
  const signature = createHmac('sha256', secret).update(body).digest('base64')
  return { body, headers: { 'flutterwave-signature': signature } }
}
