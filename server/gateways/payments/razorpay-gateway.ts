import { z } from 'zod'
import { findFailure, readMoney } from './ask-gateway.ts'
import {
  ForgedWebhook,
  type GatewayNotice,
  type GatewayReport,
  type GatewayState,
  type Money,
  type PaymentGateway,
} from './gateway.ts'
import { fromUnits, takesCurrency, toUnits } from './gateway-money.ts'
import type { HostedPage } from './hosted-page.ts'
import { type AskJson, openJsonApi } from './json-api.ts'
import { toPaidState } from './payment-state.ts'
import type { RazorpaySettings } from './settings.ts'
import { bodyId, readBody, requireHmac, requireRecent } from './webhook-proof.ts'

const Order = z.object({
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  receipt: z.string().nullish(),
})
const Payment = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number().int().nonnegative(),
  currency: z.string().length(3),
  amount_refunded: z.number().int().nonnegative().nullish(),
})
const Dispute = z.object({ payment_id: z.string(), status: z.string() })
const Refund = z.object({ id: z.string(), receipt: z.string().nullish() })
const listSchema = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) })

type Order = z.output<typeof Order>
type Payment = z.output<typeof Payment>
/** Orders, paid in Razorpay's own dialog. They cannot be canceled, and each attempt has its own. */
export function createRazorpayGateway(
  settings: RazorpaySettings,
  patienceMs: number,
  hostedPage?: HostedPage,
): PaymentGateway {
  const { keyId, keySecret, apiUrl } = settings
  const { ask } = openJsonApi({
    gateway: 'razorpay',
    apiUrl,
    authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
    patienceMs,
    // An order made twice is paid once; a refund is not.
    repeatablePost: '/v1/orders',
  })
  return {
    name: 'razorpay',
    account: settings.accountId ?? null,
    hasPage: hostedPage !== undefined,
    takes: (currency) => takesCurrency('razorpay', currency),
    async create(order) {
      const { reference: receipt, money, title } = order
      const amount = Number(toUnits('razorpay', money))
      const query = `receipt=${encodeURIComponent(receipt)}&count=1`
      const { items } = await ask(`/v1/orders?${query}`, listSchema(Order))
      const made =
        items[0] ??
        (await ask('/v1/orders', Order, {
          amount,
          currency: money.currency,
          receipt,
          notes: { title: title.slice(0, 250) },
          payment: { capture: 'automatic', capture_options: { refund_speed: 'normal' } },
        }))
      return {
        gatewayId: made.id,
        paymentUrl: hostedPage?.(made.id, order) ?? null,
        clientSecret: null,
      }
    },
    ask: ({ gatewayId }) => askOrder(ask, gatewayId, settings.accountId ?? null),
    // Razorpay has no call for it.
    async cancel() {},
    async refund({ gatewayId }, money, refundReference) {
      const payment = taken(await listPayments(ask, gatewayId))
      const path = `/v1/payments/${encodeURIComponent(payment?.id ?? 'none')}`
      const { items } = await ask(`${path}/refunds`, listSchema(Refund))
      if (items.some(({ receipt }) => receipt === refundReference)) return
      const amount = Number(toUnits('razorpay', money))
      await ask(`${path}/refund`, Refund, { amount, receipt: refundReference })
    },
    async readWebhook(headers, body, now) {
      const { webhookSecret: secret } = settings
      const given = headers.get('x-razorpay-signature')
      requireHmac(given, { algorithm: 'sha256', secret, body, encoding: 'hex' })
      return readNotice(headers.get('x-razorpay-event-id'), body, now, settings.accountId)
    },
    testConnection: () => findFailure(() => ask('/v1/orders?count=1', listSchema(Order))),
  }
}

async function askOrder(ask: AskJson, id: string, account: string | null): Promise<GatewayReport> {
  const order = await ask(`/v1/orders/${encodeURIComponent(id)}`, Order)
  const payments = await listPayments(ask, id)
  const ready = payments.find(({ status }) => status === 'authorized')
  const payment = taken(payments) ?? (ready && (await capture(ask, ready, order)))
  const report = {
    paid: null,
    refunded: null,
    // The API answers for its key's account alone.
    account,
    gatewayId: id,
    reference: order.receipt ?? null,
  }
  if (!payment) return { ...report, state: openState(payments) }
  const money = (units: number): Money =>
    readMoney('razorpay', () => fromUnits('razorpay', BigInt(units), payment.currency))
  const paid = money(payment.amount)
  const refunded = money(payment.amount_refunded ?? 0)
  const { items } = await ask('/v1/disputes?count=100', listSchema(Dispute))
  const disputes = items.filter((dispute) => dispute.payment_id === payment.id)
  const state = toPaidState(paid, refunded.amount, disputes.map(disputeState))
  return { ...report, paid, refunded, state }
}

async function listPayments(ask: AskJson, orderId: string): Promise<readonly Payment[]> {
  const path = `/v1/orders/${encodeURIComponent(orderId)}/payments`
  return (await ask(path, listSchema(Payment))).items
}

const taken = (payments: readonly Payment[]) =>
  payments.find(({ status }) => status === 'captured' || status === 'refunded')

/** Uncaptured money goes back to the buyer after days; an amount that differs is left alone. */
async function capture(ask: AskJson, payment: Payment, order: Order): Promise<Payment | undefined> {
  const { amount, currency } = payment
  if (amount !== order.amount || currency !== order.currency) return
  const path = `/v1/payments/${encodeURIComponent(payment.id)}/capture`
  return ask(path, Payment, { amount, currency })
}

/** A buyer may try again on the same order, so `failed` can still become `paid`. */
function openState(payments: readonly Payment[]): GatewayState {
  return payments.length > 0 && payments.every(({ status }) => status === 'failed')
    ? 'failed'
    : 'pending'
}

function disputeState({ status }: { status: string }): 'open' | 'won' | 'lost' {
  if (status === 'lost') return 'lost'
  return status === 'won' || status === 'closed' ? 'won' : 'open'
}

const Part = z.object({
  entity: z.object({
    id: z.string().nullish(),
    order_id: z.string().nullish(),
    receipt: z.string().nullish(),
  }),
})
const Notice = z.object({
  event: z.string().max(100),
  account_id: z.string().nullish(),
  created_at: z.number().nullish(),
  payload: z.object({ order: Part.optional(), payment: Part.optional() }),
})

function readNotice(
  eventId: string | null,
  body: Uint8Array,
  now: Date,
  accountId: string | undefined,
): GatewayNotice {
  const parsed = Notice.safeParse(readBody(body))
  if (!parsed.success) throw new ForgedWebhook('body')
  const { event: type, account_id, created_at, payload } = parsed.data
  if (accountId && account_id !== accountId) throw new ForgedWebhook('account')
  requireRecent(created_at ? new Date(created_at * 1000) : null, now)
  return {
    // The id is a header, which the signature does not cover.
    eventId: eventId && /^[\w-]{1,100}$/.test(eventId) ? eventId : bodyId(body),
    type,
    gatewayId: payload.order?.entity.id ?? payload.payment?.entity.order_id ?? null,
    reference: payload.order?.entity.receipt ?? null,
  }
}
