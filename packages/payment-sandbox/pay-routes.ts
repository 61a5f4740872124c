import { type Context, Hono } from 'hono'
import { SANDBOX_GATEWAYS, type SandboxPayment } from './books.ts'
import { type Addresses, challengePage, messagePage, PAGE_POLICY, paymentPage } from './pages.ts'
import { ACTIONS, type Action, act, type Sandbox } from './transitions.ts'

const LATER_MS = 10_000

/** The hosted pages of all five gateways. */
export function createPayRoutes(sandbox: Sandbox): Hono {
  const app = new Hono()
  app.use('*', async (c, next) => {
    await next()
    c.header('Content-Security-Policy', PAGE_POLICY)
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'no-referrer')
    c.header('X-Content-Type-Options', 'nosniff')
  })
  app.get('/:gateway/:id', (c) => {
    const payment = find(sandbox, c)
    if (!payment) return c.html(messagePage('Payment not found', 'The link is wrong.'), 404)
    const { return: returnUrl, cancel: cancelUrl } = c.req.query()
    return c.html(paymentPage(payment, toAddresses(payment, { returnUrl, cancelUrl })))
  })
  app.post('/:gateway/:id', async (c) => {
    // Another page in the same browser must not pay.
    if (c.req.header('sec-fetch-site') === 'cross-site') return c.text('Forbidden', 403)
    const payment = find(sandbox, c)
    if (!payment) return c.html(messagePage('Payment not found', 'The link is wrong.'), 404)
    const form = new URLSearchParams(await c.req.text())
    const addresses = toAddresses(payment, {
      returnUrl: form.get('return') ?? undefined,
      cancelUrl: form.get('cancel') ?? undefined,
    })
    return choose(sandbox, c, { payment, addresses, choice: form.get('action') ?? '' })
  })
  return app
}

type Choice = { payment: SandboxPayment; addresses: Addresses; choice: string }

function choose(sandbox: Sandbox, c: Context, { payment, addresses, choice }: Choice) {
  if (choice === 'challenge') return c.html(challengePage(payment, addresses))
  if (choice === 'later') {
    setTimeout(() => act(sandbox, payment, 'pay'), LATER_MS).unref()
    return c.redirect(comeBack(payment, addresses.returnUrl, 'pending'), 303)
  }
  if (choice === 'pay-close') {
    act(sandbox, payment, 'pay')
    return c.html(messagePage('Paid', 'You can close this window. The shop is told.'))
  }
  const action = ACTIONS.find((known): known is Action => known === choice)
  if (action) act(sandbox, payment, action)
  if (action === 'pay') return c.redirect(comeBack(payment, addresses.returnUrl, 'paid'), 303)
  if (action === 'fail') return c.redirect(comeBack(payment, addresses.returnUrl, 'failed'), 303)
  if (action === 'cancel') {
    return c.redirect(comeBack(payment, addresses.cancelUrl, 'canceled'), 303)
  }
  return c.html(paymentPage(payment, addresses))
}

function find({ books }: Sandbox, c: Context): SandboxPayment | undefined {
  const gateway = SANDBOX_GATEWAYS.find((name) => name === c.req.param('gateway'))
  return gateway && books.find(gateway, c.req.param('id') ?? '')
}

/** Stripe and Razorpay are told no addresses, so the link to the page carries them. */
function toAddresses(payment: SandboxPayment, given: Partial<Addresses>): Addresses {
  return {
    returnUrl: payment.returnUrl || localAddress(given.returnUrl),
    cancelUrl: payment.cancelUrl || localAddress(given.cancelUrl),
  }
}

/** Only this machine: a link must not lead elsewhere. */
function localAddress(text: string | undefined): string {
  const url = URL.parse(text ?? '')
  const isLocal = url && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  return isLocal && /^https?:$/.test(url.protocol) ? url.href : 'about:blank'
}

type Outcome = 'paid' | 'failed' | 'canceled' | 'pending'

/** Each gateway adds parameters of its own, which prove nothing. */
function comeBack(payment: SandboxPayment, address: string, outcome: Outcome): string {
  const url = URL.parse(address)
  if (!url) return address
  const { gateway, id, reference, number } = payment
  if (gateway === 'paypal') url.searchParams.set('token', id)
  if (gateway === 'paystack') {
    url.searchParams.set('trxref', reference)
    url.searchParams.set('reference', reference)
  }
  if (gateway === 'flutterwave') {
    url.searchParams.set('status', FLUTTERWAVE[outcome])
    url.searchParams.set('tx_ref', reference)
    if (outcome === 'paid') url.searchParams.set('transaction_id', String(number))
  }
  if (gateway === 'stripe') {
    url.searchParams.set('payment_intent', id)
    url.searchParams.set('redirect_status', outcome === 'paid' ? 'succeeded' : outcome)
  }
  return url.href
}

const FLUTTERWAVE: Readonly<Record<Outcome, string>> = {
  paid: 'successful',
  failed: 'failed',
  canceled: 'cancelled',
  pending: 'pending',
}
