import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import { paymentOrder } from '@/tests/support/payment-sandbox.ts'
import { askGateway } from './ask-gateway.ts'
import {
  GatewayRefused,
  GatewayUnreachable,
  PAYMENT_GATEWAYS,
  type PaymentGatewayName,
} from './gateway.ts'
import { openPaymentGateways } from './open-gateways.ts'
import { sandboxPayments } from './settings.ts'

const PATIENCE_MS = 300

let server: Server | undefined
afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)))
  server = undefined
})

async function gatewayBehind(name: PaymentGatewayName, listener: RequestListener) {
  server = createServer(listener)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return open(name, port)
}

function open(name: PaymentGatewayName, port: number) {
  const payments = sandboxPayments(`http://127.0.0.1:${port}`)
  const gateway = openPaymentGateways({ payments }, { patienceMs: PATIENCE_MS }).get(name)
  if (!gateway) throw new Error(`${name} is not open`)
  return gateway
}

const json = { 'Content-Type': 'application/json' }

const FAILURES: readonly [string, RequestListener][] = [
  ['is silent', () => {}],
  ['stops in the middle', (_, reply) => void reply.writeHead(200, json).write('{"id":')],
  [
    'cuts the connection',
    (request, reply) => {
      reply.writeHead(200, { ...json, 'Content-Length': '1000' }).write('{"id":')
      setTimeout(() => request.socket.destroy(), 20)
    },
  ],
  ['sends megabytes', (_, reply) => void reply.writeHead(200, json).end(`"${'x'.repeat(3e6)}"`)],
  ['sends a page', (_, reply) => void reply.writeHead(200).end('<html>Maintenance</html>')],
  ['sends nothing', (_, reply) => void reply.writeHead(200, json).end('{}')],
  ['sends a list', (_, reply) => void reply.writeHead(200, json).end('[1]')],
  ['has an error', (_, reply) => void reply.writeHead(500, json).end('{"error":{}}')],
  ['is overloaded', (_, reply) => void reply.writeHead(503).end()],
  ['limits the rate', (_, reply) => void reply.writeHead(429, json).end('{"error":{}}')],
  ['leads elsewhere', (_, reply) => void reply.writeHead(307, { Location: '/other' }).end()],
]

const PAYMENT = { gatewayId: 'id_1', reference: 'reference-1' }

describe.each(PAYMENT_GATEWAYS)('%s', (name) => {
  test.each(FAILURES)('is unreachable when it %s', async (_, listener) => {
    const gateway = await gatewayBehind(name, listener)
    await expect(gateway.create(paymentOrder())).rejects.toBeInstanceOf(GatewayUnreachable)
    await expect(gateway.ask(PAYMENT)).rejects.toBeInstanceOf(GatewayUnreachable)
    expect(await gateway.testConnection()).toContain(name)
  })

  test('is unreachable when nothing listens', async () => {
    const gateway = open(name, 1)
    await expect(gateway.create(paymentOrder())).rejects.toBeInstanceOf(GatewayUnreachable)
    await expect(gateway.ask(PAYMENT)).rejects.toBeInstanceOf(GatewayUnreachable)
  })

  test('shows no key, buyer or reply in its errors', async () => {
    const gateway = await gatewayBehind(name, async (request, reply) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      // As careless services do: everything that was sent comes back.
      const echo = `${request.headers.authorization} ${Buffer.concat(chunks)}`
      const error = { type: 'invalid_request_error', message: echo, param: echo }
      reply.writeHead(400, json).end(JSON.stringify({ message: echo, error }))
    })
    const order = paymentOrder()
    const errors = [
      await gateway.create(order).catch((error: unknown) => error),
      await gateway.refund(PAYMENT, order.money, 'r1').catch((error: unknown) => error),
      await gateway.testConnection(),
    ]
    expect(errors[0]).toBeInstanceOf(GatewayRefused)
    const shown = inspect(errors, { depth: 10 }) + JSON.stringify(errors)
    const { stripe, razorpay, paypal, paystack, flutterwave } = sandboxPayments('')
    const secrets = [
      stripe.secretKey,
      stripe.webhookSecret,
      razorpay.keySecret,
      razorpay.webhookSecret,
      paypal.clientSecret,
      paystack.secretKey,
      flutterwave.secretKey,
      flutterwave.webhookSecret,
    ]
    for (const text of [...secrets, 'ada@example.org', 'Ada Keller', 'Bearer', 'Basic']) {
      expect(shown).not.toContain(text)
    }
  })
})

test('a follow-up address never gets the key', async () => {
  const asked: string[] = []
  const gateway = await gatewayBehind('paystack', (request, reply) => {
    asked.push(request.url ?? '')
    reply.writeHead(302, { Location: 'http://127.0.0.1:1/elsewhere' }).end()
  })
  await expect(gateway.ask(PAYMENT)).rejects.toThrow('paystack does not answer')
  expect(asked).toEqual(['/paystack/transaction/verify/reference-1'])
})

test.each([
  ['a read', {}, 200],
  ['a write that may be repeated', { method: 'POST', body: '{}', isRepeatable: true }, 200],
  ['a write that may not', { method: 'POST', body: '{}' }, null],
] as const)(
  '%s whose connection breaks before the answer: %j ends with %s',
  async (_, how, status) => {
    let asked = 0
    await gatewayBehind('razorpay', ({ socket }, reply) => {
      asked += 1
      if (asked === 1) socket.destroy()
      else reply.writeHead(200, json).end('{}')
    })
    const { port } = (server as Server).address() as AddressInfo
    const url = `http://127.0.0.1:${port}/`
    const answer = askGateway({ gateway: 'razorpay', url, headers: {}, patienceMs: 5_000, ...how })
    if (status === null) await expect(answer).rejects.toBeInstanceOf(GatewayUnreachable)
    else expect((await answer).status).toBe(status)
    expect(asked).toBe(status === null ? 1 : 2)
  },
)
