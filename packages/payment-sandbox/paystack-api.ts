import { createHmac } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { KEYS } from './authorization.ts'
import { type SandboxPayment, sumRefunds } from './books.ts'
import type { NoticeWriter } from './notice.ts'
import { refund, type Sandbox } from './transitions.ts'

const refuse = (c: Context, status: 400 | 401 | 404, code: string) =>
  c.json({ status: false, message: code, code }, status)

const Order = z.object({
  reference: z.string().regex(/^[\w.=-]{1,100}$/),
  amount: z.string().regex(/^[1-9]\d{0,14}$/),
  currency: z.string().length(3),
  email: z.email(),
  callback_url: z.url(),
  metadata: z.string(),
})
const Metadata = z.object({ cancel_action: z.string(), title: z.string() })
const Refund = z.object({
  transaction: z.string(),
  amount: z.number().int().positive(),
  merchant_note: z.string(),
})

/** Transactions, refunds and disputes. */
export function createPaystackApi(sandbox: Sandbox): Hono {
  const { books } = sandbox
  const find = (reference: string) => books.find('paystack', reference)
  const byNumber = (number: string | undefined) =>
    books.findBy('paystack', (payment) => String(payment.number) === number)
  const app = new Hono()
  app.use('*', async (c, next) => {
    const isKnown = c.req.header('authorization') === `Bearer ${KEYS.paystack.secretKey}`
    return isKnown ? next() : refuse(c, 401, 'invalid_Key')
  })
  app.get('/transaction', (c) => c.json({ status: true, data: [] }))
  app.post('/transaction/initialize', async (c) => {
    const asked = Order.safeParse(await c.req.json())
    if (!asked.success) return refuse(c, 400, 'invalid_params')
    const { reference, amount, currency, callback_url, metadata } = asked.data
    if (find(reference)) return refuse(c, 400, 'duplicate_reference')
    const { cancel_action, title } = Metadata.parse(JSON.parse(metadata))
    books.open({
      gateway: 'paystack',
      id: reference,
      reference,
      amount: Number(amount),
      currency,
      title,
      returnUrl: callback_url,
      cancelUrl: cancel_action,
    })
    const page = `${new URL(c.req.url).origin}/pay/paystack/${encodeURIComponent(reference)}`
    return c.json({ status: true, data: { authorization_url: page, reference } })
  })
  app.get('/transaction/verify/:reference', (c) => {
    const payment = find(c.req.param('reference'))
    if (!payment) return refuse(c, 400, 'transaction_not_found')
    return c.json({ status: true, data: toTransaction(payment) })
  })
  app.get('/refund', (c) => {
    const refunds = byNumber(c.req.query('transaction'))?.refunds ?? []
    const data = refunds.map(({ amount, note }) => ({
      amount,
      merchant_note: note,
      status: 'processed',
    }))
    return c.json({ status: true, data })
  })
  app.post('/refund', async (c) => {
    const asked = Refund.safeParse(await c.req.json())
    const payment = asked.success ? find(asked.data.transaction) : undefined
    if (!asked.success || !payment) return refuse(c, 404, 'transaction_not_found')
    const made = refund(sandbox, payment, asked.data.amount, asked.data.merchant_note)
    if (!made) return refuse(c, 400, 'refund_too_large')
    return c.json({ status: true, data: { id: payment.number, amount: made.amount } })
  })
  app.get('/dispute', (c) => {
    const payment = byNumber(c.req.query('transaction'))
    const data = payment && payment.dispute !== 'none' ? [toDispute(payment)] : []
    return c.json({ status: true, data })
  })
  return app
}

function toTransaction(payment: SandboxPayment, at = new Date()) {
  const isWhole = sumRefunds(payment) >= payment.paidAmount
  const status = { paid: isWhole ? 'reversed' : 'success', failed: 'failed' }
  const isFinal = payment.state === 'paid' || payment.state === 'failed'
  return {
    id: payment.number,
    domain: payment.account,
    reference: payment.reference,
    status: isFinal ? status[payment.state as keyof typeof status] : 'abandoned',
    amount: payment.paidAmount,
    currency: payment.paidCurrency,
    ...(payment.state === 'paid' ? { paid_at: at.toISOString() } : {}),
  }
}

const toDispute = (payment: SandboxPayment) => ({
  id: payment.number,
  status: payment.dispute === 'open' ? 'awaiting-merchant-feedback' : 'resolved',
  resolution:
    payment.dispute === 'open'
      ? null
      : payment.dispute === 'won'
        ? 'declined'
        : 'merchant-accepted',
  transaction: toTransaction(payment),
})

export const writePaystackNotice: NoticeWriter = (payment, change, { at, secret }) => {
  const notices = {
    paid: ['charge.success', toTransaction(payment, at)],
    refunded: [
      'refund.processed',
      {
        id: payment.number * 100 + payment.refunds.length,
        transaction_reference: payment.reference,
        domain: payment.account,
      },
    ],
    disputed: ['charge.dispute.create', toDispute(payment)],
    closed: ['charge.dispute.resolve', toDispute(payment)],
    // Paystack announces no failures.
    failed: null,
    canceled: null,
    approved: null,
  }[change]
  if (!notices) return
  const [event, data] = notices
  const body = JSON.stringify({ event, data })
  const signature = createHmac('sha512', secret).update(body).digest('hex')
  return { body, headers: { 'x-paystack-signature': signature } }
}
