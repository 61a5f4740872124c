import Stripe from 'stripe'
import { fetchLimited, findFailure, readMoney } from './ask-gateway.ts'
import {
  type CreatedPayment,
  ForgedWebhook,
  type GatewayNotice,
  GatewayRefused,
  type GatewayReport,
  type GatewayState,
  GatewayUnreachable,
  type PaymentGateway,
  type PaymentOrder,
} from './gateway.ts'
import { fromUnits, takesCurrency, toUnits } from './gateway-money.ts'
import type { HostedPage } from './hosted-page.ts'
import { toPaidState } from './payment-state.ts'
import type { StripeSettings } from './settings.ts'
import { requireRecent } from './webhook-proof.ts'

const TOLERANCE_MS = 300_000

/**
 * Payment intents, paid by a form in our page. Reports name `live` or `test` as the account: a key
 * sees only its own account, but a notice of the test mode must never count for a live one.
 */
export function createStripeGateway(
  settings: StripeSettings,
  patienceMs: number,
  hostedPage?: HostedPage,
): PaymentGateway {
  const stripe = openStripe(settings, patienceMs)
  const account = /^[a-z]k_live_/.test(settings.secretKey) ? 'live' : 'test'
  return {
    name: 'stripe',
    account,
    hasPage: hostedPage !== undefined,
    takes: (currency) => takesCurrency('stripe', currency),
    create: (order) => guard(() => createIntent(stripe, order, hostedPage)),
    ask: ({ gatewayId }) => guard(() => askIntent(stripe, gatewayId)),
    cancel: ({ gatewayId }) => guard(() => cancelIntent(stripe, gatewayId)),
    async refund({ gatewayId }, money, refundReference) {
      const amount = Number(toUnits('stripe', money))
      const metadata = { reference: refundReference }
      await guard(() =>
        stripe.refunds.create(
          { payment_intent: gatewayId, amount, metadata },
          { idempotencyKey: refundReference },
        ),
      )
    },
    async readWebhook(headers, body, now) {
      return readNotice({ stripe, secret: settings.webhookSecret, account, headers, body, now })
    },
    testConnection: () =>
      findFailure(async () => {
        const { object } = await guard(() => stripe.balance.retrieve())
        if (object !== 'balance') throw undocumented()
      }),
  }
}

function openStripe({ secretKey, apiUrl }: StripeSettings, patienceMs: number): Stripe {
  const { hostname, port, protocol } = new URL(apiUrl)
  const scheme = protocol === 'http:' ? 'http' : 'https'
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (scheme === 'http' ? 80 : 443),
    protocol: scheme,
    telemetry: false,
    timeout: patienceMs,
    maxNetworkRetries: 1,
    httpClient: Stripe.createFetchHttpClient(fetchLimited),
  })
}

async function createIntent(
  stripe: Stripe,
  order: PaymentOrder,
  hostedPage: HostedPage | undefined,
): Promise<CreatedPayment> {
  const { reference, money, title, buyer } = order
  const intent = await stripe.paymentIntents.create(
    {
      amount: Number(toUnits('stripe', money)),
      currency: money.currency.toLowerCase(),
      automatic_payment_methods: { enabled: true },
      description: title,
      ...(buyer.email ? { receipt_email: buyer.email } : {}),
      metadata: { reference },
    },
    { idempotencyKey: reference },
  )
  if (typeof intent.id !== 'string' || !intent.client_secret) throw undocumented()
  return {
    gatewayId: intent.id,
    paymentUrl: hostedPage?.(intent.id, order) ?? null,
    clientSecret: intent.client_secret,
  }
}

async function askIntent(stripe: Stripe, id: string): Promise<GatewayReport> {
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
  if (typeof intent.status !== 'string' || typeof intent.amount !== 'number') throw undocumented()
  const report = {
    paid: null,
    refunded: null,
    account: intent.livemode ? 'live' : 'test',
    gatewayId: intent.id,
    reference: intent.metadata?.reference ?? null,
  }
  if (intent.status !== 'succeeded') return { ...report, state: openState(intent) }
  const money = (units: number) =>
    readMoney('stripe', () => fromUnits('stripe', BigInt(units), intent.currency))
  const paid = money(intent.amount_received)
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge
  const refunded = money(charge?.amount_refunded ?? 0)
  const disputes = charge?.disputed
    ? (await stripe.disputes.list({ payment_intent: id })).data.map(({ status }) => status)
    : []
  const state = toPaidState(paid, refunded.amount, disputes.map(disputeState))
  return { ...report, paid, refunded, state }
}

/** A declined card may be followed by another one, so `failed` can still become `paid`. */
function openState({ status, last_payment_error: fault }: Stripe.PaymentIntent): GatewayState {
  if (status === 'canceled') return 'canceled'
  return status === 'requires_payment_method' && fault ? 'failed' : 'pending'
}

function disputeState(status: string): 'open' | 'won' | 'lost' {
  if (status === 'lost') return 'lost'
  // An inquiry that was closed took no money, as one that was won.
  return status === 'won' || status === 'warning_closed' ? 'won' : 'open'
}

/** An intent that was paid, canceled or is in work cannot be canceled, which is no fault. */
async function cancelIntent(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.paymentIntents.cancel(id)
  } catch (error) {
    const isOver =
      error instanceof Stripe.errors.StripeInvalidRequestError &&
      error.code === 'payment_intent_unexpected_state'
    if (!isOver) throw error
  }
}

type Received = {
  stripe: Stripe
  secret: string
  account: 'live' | 'test'
  headers: Headers
  body: Uint8Array
  now: Date
}

function readNotice({ stripe, secret, account, headers, body, now }: Received): GatewayNotice {
  const header = headers.get('stripe-signature') ?? ''
  const event = readEvent(stripe, { body, header, secret })
  // The package takes times that lie ahead, so both directions are checked here.
  const seconds = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1]
  requireRecent(new Date(Number(seconds) * 1000), now, TOLERANCE_MS)
  if (typeof event.id !== 'string' || typeof event.type !== 'string')
    throw new ForgedWebhook('body')
  const isLive = event.livemode === true
  // Only a platform of Connect gets notices of other accounts, and Hearth is none.
  if (event.account || isLive !== (account === 'live')) throw new ForgedWebhook('account')
  return { eventId: event.id, type: event.type, ...toSubject(event.data.object) }
}

function readEvent(
  stripe: Stripe,
  { body, header, secret }: { body: Uint8Array; header: string; secret: string },
): Stripe.Event {
  try {
    // Zero: the age is checked by the caller's clock.
    return stripe.webhooks.constructEvent(Buffer.from(body), header, secret, 0)
  } catch (error) {
    throw new ForgedWebhook(error instanceof SyntaxError ? 'body' : 'signature')
  }
}

function toSubject(subject: object): { gatewayId: string | null; reference: string | null } {
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  const metadata: unknown = Reflect.get(subject, 'metadata')
  const isIntent = Reflect.get(subject, 'object') === 'payment_intent'
  return {
    gatewayId: text(Reflect.get(subject, isIntent ? 'id' : 'payment_intent')),
    reference:
      isIntent && typeof metadata === 'object' && metadata !== null
        ? text(Reflect.get(metadata, 'reference'))
        : null,
  }
}

/** The package's errors hold requests and headers, so they end here. */
async function guard<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof GatewayUnreachable || error instanceof GatewayRefused) throw error
    if (!(error instanceof Stripe.errors.StripeError)) throw undocumented()
    const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors
    const isPassing = [StripeConnectionError, StripeAPIError, StripeRateLimitError].some(
      (kind) => error instanceof kind,
    )
    if (isPassing || !error.statusCode || error.statusCode >= 500) {
      throw new GatewayUnreachable(`stripe does not answer (${error.statusCode ?? 'connection'})`)
    }
    const code = error.code ?? error.type
    throw new GatewayRefused(`stripe answers ${error.statusCode} (${code})`)
  }
}

const undocumented = () => new GatewayUnreachable('stripe answers something undocumented')
