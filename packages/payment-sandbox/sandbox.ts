import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { KEYS } from './authorization.ts'
import { SandboxBooks } from './books.ts'
import { createControl } from './control.ts'
import { Deliveries, type WebhookUrl } from './deliveries.ts'
import { createFlutterwaveApi, writeFlutterwaveNotice } from './flutterwave-api.ts'
import type { NoticeWriters } from './notice.ts'
import { createPayRoutes } from './pay-routes.ts'
import { createPaypalApi, PAYPAL_SIGNING_SECRET, writePaypalNotice } from './paypal-api.ts'
import { createPaystackApi, writePaystackNotice } from './paystack-api.ts'
import { createRazorpayApi, writeRazorpayNotice } from './razorpay-api.ts'
import { createStripeApi, writeStripeNotice } from './stripe-api.ts'
import type { Sandbox } from './transitions.ts'

const WRITERS: NoticeWriters = {
  stripe: { write: writeStripeNotice, secret: KEYS.stripe.webhookSecret },
  razorpay: { write: writeRazorpayNotice, secret: KEYS.razorpay.webhookSecret },
  paypal: { write: writePaypalNotice, secret: PAYPAL_SIGNING_SECRET },
  paystack: { write: writePaystackNotice, secret: KEYS.paystack.secretKey },
  flutterwave: { write: writeFlutterwaveNotice, secret: KEYS.flutterwave.webhookSecret },
}

export type RunningSandbox = Sandbox & {
  /** Without trailing slash, as `sandboxKeys` takes it. */
  url: string
  close(): Promise<void>
}

/**
 * Five payment gateways on this machine, at the first free of `ports`; 0 picks any. Payments are kept
 * in the file at `path`, if there is one.
 */
export async function startSandbox(options: {
  ports: Iterable<number>
  webhookUrl: WebhookUrl
  path?: string
}): Promise<RunningSandbox> {
  const books = new SandboxBooks(options.path)
  const deliveries = new Deliveries(WRITERS, options.webhookUrl)
  const sandbox = { books, deliveries }
  const app = createApp(sandbox)
  const server = createServer(getRequestListener((request) => app.fetch(request)))
  await bindFirst(server, options.ports)
  const { port } = server.address() as AddressInfo
  return {
    ...sandbox,
    url: `http://127.0.0.1:${port}`,
    async close() {
      deliveries.close()
      books.close()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** Throws the last refusal. */
async function bindFirst(server: Server, ports: Iterable<number>): Promise<void> {
  let refusal: unknown = new Error('The payment sandbox needs a port')
  for (const port of ports) {
    try {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
      return
    } catch (error) {
      refusal = error
      if (!isTaken(error)) break
    }
  }
  throw refusal
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

function createApp(sandbox: Sandbox): Hono {
  const app = new Hono()
  // A name that leads here from elsewhere, and proxies, would open it to others.
  app.use('*', async (c, next) => {
    const { hostname } = new URL(c.req.url)
    const isLocal = /^(localhost|127\.0\.0\.1)$/.test(hostname)
    const isPassedOn = c.req.header('x-forwarded-for') ?? c.req.header('forwarded')
    return isLocal && !isPassedOn ? next() : c.text('Only for this machine', 403)
  })
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.route('/', createStripeApi(sandbox))
  app.route('/razorpay', createRazorpayApi(sandbox))
  app.route('/paypal', createPaypalApi(sandbox))
  app.route('/paystack', createPaystackApi(sandbox))
  app.route('/flutterwave', createFlutterwaveApi(sandbox))
  app.route('/pay', createPayRoutes(sandbox))
  app.route('/control', createControl(sandbox))
  app.onError((error, c) => {
    if (error instanceof SyntaxError) return c.json({ error: 'no JSON' }, 400)
    throw error
  })
  return app
}
