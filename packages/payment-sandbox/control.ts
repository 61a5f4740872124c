import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { rounded, SANDBOX_GATEWAYS, type SandboxPayment, sumRefunds } from './books.ts'
import { PLAIN_PLAN } from './deliveries.ts'
import { FORGERIES } from './notice.ts'
import { ACTIONS, act, type Sandbox } from './transitions.ts'

const share = z.number().min(0).max(1)
const Plan = z
  .strictObject({
    copies: z.number().int().min(1).max(20),
    delayMs: z.tuple([z.number().min(0), z.number().max(600_000)]),
    shuffle: z.boolean(),
    drop: share,
    forge: share,
    causes: z.array(z.enum(FORGERIES)).min(1),
  })
  .partial()
const Paying = z
  .strictObject({
    paidAmount: z.number().positive(),
    paidCurrency: z.string().regex(/^[A-Z]{3}$/),
    account: z.string().min(1).max(40),
  })
  .partial()
const Act = z.strictObject({ action: z.enum(ACTIONS), paying: Paying.optional() })
const Forge = z.strictObject({ cause: z.enum(FORGERIES) })

/**
 * For tests: how notices travel, what buyers do, and the sandbox's own books. Takes JSON only,
 * which another site's page cannot send without asking.
 */
export function createControl(sandbox: Sandbox): Hono {
  const { books, deliveries } = sandbox
  const app = new Hono()
  app.use('*', async (c, next) => {
    const isJson = c.req.header('content-type')?.startsWith('application/json')
    return c.req.method === 'GET' || isJson ? next() : c.json({ error: 'JSON only' }, 415)
  })
  app.get('/books', (c) => c.json({ payments: books.all().map(toEntry), totals: totals(sandbox) }))
  app.get('/deliveries', (c) =>
    c.json({ plan: deliveries.plan, counts: deliveries.counts, pending: deliveries.pending }),
  )
  app.post('/deliveries', async (c) => {
    const plan = Plan.safeParse(await c.req.json())
    if (!plan.success) return c.json({ error: z.prettifyError(plan.error) }, 400)
    deliveries.plan = { ...PLAIN_PLAN, ...plan.data }
    return c.json(deliveries.plan)
  })
  app.post('/payments/:gateway/:id', async (c) => {
    const payment = find(sandbox, c)
    const asked = Act.safeParse(await c.req.json())
    if (!payment || !asked.success) return c.json({ error: 'unknown' }, 404)
    const { action, paying } = asked.data
    const isDone = act(sandbox, payment, action, paying)
    return c.json(toEntry(payment), isDone ? 200 : 409)
  })
  app.post('/forge/:gateway/:id', async (c) => {
    const payment = find(sandbox, c)
    const asked = Forge.safeParse(await c.req.json())
    if (!payment || !asked.success) return c.json({ error: 'unknown' }, 404)
    deliveries.forge(payment, asked.data.cause)
    return c.json({ forged: asked.data.cause })
  })
  return app
}

function find({ books }: Sandbox, c: Context): SandboxPayment | undefined {
  const gateway = SANDBOX_GATEWAYS.find((name) => name === c.req.param('gateway'))
  return gateway && books.find(gateway, c.req.param('id') ?? '')
}

/** Amounts in the gateway's own units. */
function toEntry(payment: SandboxPayment) {
  const { gateway, id, reference, state, dispute, amount, currency } = payment
  const isPaid = state === 'paid'
  return {
    gateway,
    id,
    reference,
    state,
    dispute,
    asked: { amount, currency },
    paid: isPaid ? payment.paidAmount : 0,
    refunded: sumRefunds(payment),
    currency: payment.paidCurrency,
  }
}

/** Per gateway and currency, what was taken and given back. */
function totals({ books }: Sandbox) {
  const sums = new Map<string, { paid: number; refunded: number; count: number }>()
  for (const payment of books.all()) {
    if (payment.state !== 'paid') continue
    const name = `${payment.gateway} ${payment.paidCurrency}`
    const sum = sums.get(name) ?? { paid: 0, refunded: 0, count: 0 }
    sums.set(name, {
      paid: rounded(sum.paid + payment.paidAmount),
      refunded: rounded(sum.refunded + sumRefunds(payment)),
      count: sum.count + 1,
    })
  }
  return Object.fromEntries(sums)
}
