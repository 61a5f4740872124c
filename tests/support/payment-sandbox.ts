import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type RunningSandbox, startSandbox } from '@hearth/payment-sandbox/sandbox'
import type { Action, Paying } from '@hearth/payment-sandbox/transitions'
import type {
  PaymentGateway,
  PaymentGatewayName,
  PaymentOrder,
} from '@/server/gateways/payments/gateway.ts'
import { openPaymentGateways } from '@/server/gateways/payments/open-gateways.ts'
import { type PaymentSettings, sandboxPayments } from '@/server/gateways/payments/settings.ts'

export type Received = { gateway: string; headers: Headers; body: Uint8Array }

export type SandboxFixture = {
  sandbox: RunningSandbox
  settings: PaymentSettings
  /** Notices that arrived, oldest first. */
  received: Received[]
  gateway(name: PaymentGatewayName): PaymentGateway
  act(name: PaymentGatewayName, gatewayId: string, action: Action, paying?: Paying): Promise<number>
  forge(name: PaymentGatewayName, gatewayId: string, cause: string): Promise<void>
  /** Resolves when the sandbox has nothing more to send. */
  delivered(): Promise<void>
  close(): Promise<void>
}

/** A sandbox whose notices go to a local server, which takes them all or answers as told. */
export async function openSandbox(
  answer: (received: Received) => Promise<Response> = async () => Response.json({}),
): Promise<SandboxFixture> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const headers = new Headers(request.headers as Record<string, string>)
    const body = new Uint8Array(await buffer(request))
    const notice = { gateway: (request.url ?? '').slice(1), headers, body }
    received.push(notice)
    const { status } = await answer(notice)
    response.writeHead(status).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const webhookUrl = (gateway: string) => `http://127.0.0.1:${port}/${gateway}`
  const sandbox = await startSandbox({ ports: [0], webhookUrl })
  const settings = sandboxPayments(sandbox.url)
  const gateways = openPaymentGateways({ payments: settings })
  const control = async (path: string, body: object) => {
    const reply = await fetch(`${sandbox.url}/control/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    return reply.status
  }
  return {
    sandbox,
    settings,
    received,
    gateway(name) {
      const found = gateways.get(name)
      if (!found) throw new Error(`${name} is not open`)
      return found
    },
    act: (name, gatewayId, action, paying) =>
      control(`payments/${name}/${gatewayId}`, { action, ...(paying ? { paying } : {}) }),
    async forge(name, gatewayId, cause) {
      await control(`forge/${name}/${gatewayId}`, { cause })
    },
    async delivered() {
      while (sandbox.deliveries.pending > 0) await new Promise((resolve) => setTimeout(resolve, 5))
    },
    async close() {
      await sandbox.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

let count = 0

/** Charged in a currency that the gateway takes, with a new reference. */
export function paymentOrder(changes: Partial<PaymentOrder> = {}): PaymentOrder {
  count += 1
  return {
    reference: `hearth-${Date.now()}-${count}`,
    money: { amount: 1999n, currency: 'USD' },
    title: 'Package Gold',
    buyer: { name: 'Ada Keller', email: 'ada@example.org', phone: null },
    returnUrl: 'http://localhost:3000/payment/success',
    cancelUrl: 'http://localhost:3000/payment/fail',
    ...changes,
  }
}
