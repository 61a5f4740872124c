import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import type { PaymentGatewayName } from './gateway.ts'
import { openPaymentGateways } from './open-gateways.ts'
import { sandboxPayments } from './settings.ts'

type Answers = Record<string, (body: string) => [status: number, body: unknown]>

let server: Server | undefined
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(null))))

/** A gateway that answers as told, by method and path; `asked` has what was sent. */
async function gatewayThat(name: PaymentGatewayName, answers: Answers) {
  const asked: string[] = []
  server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const path = `${request.method} ${request.url?.replace(/^\/(paypal|razorpay)/, '')}`
    asked.push(body ? `${path} ${body}` : path)
    const [status, answered] = answers[path]?.(body) ?? [404, { name: 'RESOURCE_NOT_FOUND' }]
    reply.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' })
    reply.end(JSON.stringify(answered))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const payments = sandboxPayments(`http://127.0.0.1:${port}`)
  const gateway = openPaymentGateways({ payments }).get(name)
  if (!gateway) throw new Error(`${name} is not open`)
  return { gateway, asked }
}

describe('an authorized payment at Razorpay', () => {
  const payment = (facts: object) => ({ id: 'pay_1', amount: 4900, currency: 'USD', ...facts })
  const order = { id: 'order_1', amount: 4900, currency: 'USD', receipt: 'ours-1' }
  const asking = { gatewayId: 'order_1', reference: 'ours-1' }
  const reading = (authorized: object): Answers => ({
    'GET /v1/orders/order_1': () => [200, order],
    'GET /v1/orders/order_1/payments': () => [200, { items: [payment(authorized)] }],
    'GET /v1/disputes?count=100': () => [200, { items: [] }],
  })

  test('is captured once Hearth asks', async () => {
    const { gateway, asked } = await gatewayThat('razorpay', {
      ...reading({ status: 'authorized' }),
      'POST /v1/payments/pay_1/capture': () => [200, payment({ status: 'captured' })],
    })
    expect(await gateway.ask(asking)).toMatchObject({
      state: 'paid',
      paid: { amount: 4900n, currency: 'USD' },
      reference: 'ours-1',
    })
    expect(asked).toContain('POST /v1/payments/pay_1/capture {"amount":4900,"currency":"USD"}')
  })

  test('of another amount is left alone', async () => {
    const { gateway, asked } = await gatewayThat('razorpay', {
      ...reading({ status: 'authorized', amount: 100 }),
    })
    expect(await gateway.ask(asking)).toMatchObject({ state: 'pending', paid: null })
    expect(asked.filter((line) => line.startsWith('POST'))).toEqual([])
  })

  test('whose capture is refused says nothing of the payment', async () => {
    const { gateway } = await gatewayThat('razorpay', {
      ...reading({ status: 'authorized' }),
      'POST /v1/payments/pay_1/capture': () => [400, { error: { code: 'BAD_REQUEST_ERROR' } }],
    })
    await expect(gateway.ask(asking)).rejects.toThrow('razorpay answers 400 (BAD_REQUEST_ERROR)')
  })
})

describe('an approved order at PayPal', () => {
  const asking = { gatewayId: 'ORDER1', reference: 'ours-1' }
  const unit = (captures: object[]) => ({
    custom_id: 'ours-1',
    payee: { merchant_id: 'SANDBOXMERCHANT' },
    payments: { captures },
  })
  const capture = (status: string) => ({
    id: 'CAP1',
    status,
    amount: { value: '49.00', currency_code: 'USD' },
  })
  const paypal = (orders: object[], captured: [number, unknown]): Answers => {
    let reads = 0
    return {
      'POST /v1/oauth2/token': () => [200, { access_token: 'token', expires_in: 3600 }],
      'GET /v2/checkout/orders/ORDER1': () => {
        reads += 1
        return [200, orders[Math.min(reads, orders.length) - 1]]
      },
      'POST /v2/checkout/orders/ORDER1/capture': () => captured,
      'GET /v1/customer/disputes?disputed_transaction_id=CAP1': () => [200, { items: [] }],
    }
  }
  const approved = { id: 'ORDER1', status: 'APPROVED', purchase_units: [unit([])] }
  const completed = { ...approved, status: 'COMPLETED' }
  const refusal: [number, unknown] = [422, { name: 'UNPROCESSABLE_ENTITY' }]

  test('is captured once Hearth asks', async () => {
    const paid = { ...completed, purchase_units: [unit([capture('COMPLETED')])] }
    const { gateway } = await gatewayThat(
      'paypal',
      paypal([approved, paid], [201, { id: 'ORDER1' }]),
    )
    expect(await gateway.ask(asking)).toMatchObject({
      state: 'paid',
      paid: { amount: 4900n, currency: 'USD' },
    })
  })

  test('whose capture is declined has failed, and may still be paid', async () => {
    const { gateway } = await gatewayThat('paypal', paypal([approved], refusal))
    expect(await gateway.ask(asking)).toMatchObject({ state: 'failed', paid: null })
  })

  test('that was captured meanwhile is paid, though a second capture is refused', async () => {
    const paid = { ...completed, purchase_units: [unit([capture('COMPLETED')])] }
    const { gateway } = await gatewayThat('paypal', paypal([approved, paid], refusal))
    expect(await gateway.ask(asking)).toMatchObject({ state: 'paid' })
  })

  test('whose money waits for PayPal’s review is pending', async () => {
    const waiting = { ...completed, purchase_units: [unit([capture('PENDING')])] }
    const { gateway } = await gatewayThat('paypal', paypal([waiting], refusal))
    expect(await gateway.ask(asking)).toMatchObject({ state: 'pending', paid: null })
  })

  test('of another reference is never captured', async () => {
    const strange = { ...approved, purchase_units: [{ ...unit([]), custom_id: 'theirs' }] }
    const { gateway, asked } = await gatewayThat('paypal', paypal([strange], refusal))
    expect(await gateway.ask(asking)).toMatchObject({ state: 'pending', reference: 'theirs' })
    expect(asked.some((line) => line.includes('/capture'))).toBe(false)
  })
})
