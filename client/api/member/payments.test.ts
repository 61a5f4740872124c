import { describe, expect, test } from 'vitest'
import { createApiClient } from '../client.ts'
import { checkPayment, paymentQueries, sendBankReceipt, startPayment } from './payments.ts'

test('reads the open ways to pay in the order in which they are offered', async () => {
  const rows = [
    { type: 'flutterwave_status', data: '1' },
    { type: 'paypal_gateway', data: '0' },
    { type: 'stripe_gateway', data: '1' },
    { type: 'stripe_publishable_key', data: 'pk_1' },
    { type: 'bank_transfer_status', data: '1' },
    { type: 'sandbox_mode', data: '1' },
    { type: 'tax_rate', data: '19' },
    { type: 'tax_name', data: 'VAT' },
  ]
  const { client } = answering({ data: rows })
  expect(await read(paymentQueries.settings(client))).toEqual({
    online: ['stripe', 'flutterwave'],
    takesTransfers: true,
    isSandbox: true,
    stripeKey: 'pk_1',
    razorpayKey: null,
    tax: { percent: 19, name: 'VAT' },
  })
})

describe('starting a payment', () => {
  const intent = {
    id: 'order_1',
    amount: 4900,
    currency: 'EUR',
    status: 'pending',
    metadata: {},
    payment_transaction_id: 18,
    payment_gateway_response: {},
  }
  const payment_transaction = { id: 18, payment_status: 'pending', amount: 49 }
  const all = { packageId: 3, takesMethod: true, email: null } as const
  const single = { packageId: 3, takesMethod: false, email: 'ana@example.org' } as const

  test('goes to the page that the provider names', async () => {
    const payment_intent = { ...intent, payment_url: 'https://pay.example/1' }
    const { client, sent } = answering({ data: { payment_intent, payment_transaction } })
    const email = 'ana@example.org'
    expect(await startPayment(client, { ...all, method: 'paypal', email })).toEqual({
      transactionId: 18,
      amount: 49,
      address: 'https://pay.example/1',
      form: null,
    })
    expect(await formOf(sent[0])).toEqual({
      package_id: '3',
      platform_type: 'web',
      payment_method: 'paypal',
      email,
    })
  })

  test('shows the form of the gateway where it has no page', async () => {
    const response = { client_secret: 'pi_1_secret' }
    const stripe = answering({
      data: {
        payment_intent: { ...intent, payment_gateway_response: response },
        payment_transaction,
      },
    })
    const { form } = await startPayment(stripe.client, { ...single, method: 'stripe' })
    expect(form).toEqual({ gateway: 'stripe', clientSecret: 'pi_1_secret' })
    expect(await formOf(stripe.sent[0])).toEqual({ package_id: '3', platform_type: 'web' })

    const razorpay = answering({ data: { payment_intent: intent, payment_transaction } })
    expect((await startPayment(razorpay.client, { ...all, method: 'razorpay' })).form).toEqual({
      gateway: 'razorpay',
      orderId: 'order_1',
      amount: 4900,
      currency: 'EUR',
    })
  })

  test('reads Paystack’s own reply', async () => {
    const payment_gateway_response = { data: { authorization_url: 'https://paystack.example/1' } }
    const { client } = answering({
      data: { payment_intent: { ...intent, payment_gateway_response }, payment_transaction },
    })
    const { address } = await startPayment(client, { ...single, method: 'paystack' })
    expect(address).toBe('https://paystack.example/1')
  })

  test('uses PayPal’s and Flutterwave’s own calls of other providers', async () => {
    const html = '<form action="https://www.paypal.com/x"><input name="token" value="1"></form>'
    const paypal = answering(
      new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
    )
    expect(await startPayment(paypal.client, { ...single, method: 'paypal' })).toEqual({
      transactionId: null,
      amount: null,
      form: null,
      address: 'https://www.paypal.com/x?token=1',
    })
    const data = { status: 'success', message: '', data: { link: 'https://flutterwave.example/1' } }
    const flutterwave = answering({ data })
    const { address } = await startPayment(flutterwave.client, { ...single, method: 'flutterwave' })
    expect(address).toBe('https://flutterwave.example/1')
    expect(flutterwave.sent[0]?.url).toMatch(/\/flutterwave$/)
  })

  test.each(['paypal', 'razorpay', 'stripe'] as const)(
    'fails for %s when there is nothing to pay on',
    async (method) => {
      const payment_intent = { ...intent, id: '', payment_url: 'javascript:alert(1)' }
      const { client } = answering({ data: { payment_intent, payment_transaction } })
      const started = startPayment(client, { ...all, method })
      await expect(started).rejects.toMatchObject({ kind: 'malformed' })
    },
  )
})

test('asks about a payment by its number, and sends receipts as files', async () => {
  const { client, sent } = answering({ data: { id: 18, payment_status: 'success' } })
  expect(await checkPayment(client, 18)).toMatchObject({ id: 18, payment_status: 'success' })
  const file = new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' })
  await sendBankReceipt(client, { id: 19, file })
  const form = await formOf(sent[1])
  expect(form.payment_transaction_id).toBe('19')
  expect(form.file).toMatchObject({ name: 'receipt.pdf' })
})

test('finds a purchase among the latest', async () => {
  const { client } = answering({ total: 1, data: [{ id: 18 }] })
  expect(await read(paymentQueries.find(client, 18))).toMatchObject({ id: 18 })
  expect(await read(paymentQueries.find(client, 19))).toBeNull()
})

function answering(reply: Response | Record<string, unknown>) {
  const sent: Request[] = []
  const client = createApiClient({
    baseUrl: 'http://provider.example/api',
    language: 'en',
    fetch: async (request) => {
      sent.push(request)
      if (reply instanceof Response) return reply.clone()
      return Response.json({ error: false, message: '', ...reply })
    },
  })
  return { client, sent }
}

function read<Data>({ queryFn }: { queryFn?: unknown }): Promise<Data> {
  if (typeof queryFn !== 'function') throw new Error('no query function')
  return queryFn({ signal: new AbortController().signal })
}

async function formOf(request: Request | undefined) {
  return Object.fromEntries((await request?.formData()) ?? [])
}
