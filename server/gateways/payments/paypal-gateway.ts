import { z } from 'zod'
import { findFailure, readMoney } from './ask-gateway.ts'
import {
  type CreatedPayment,
  ForgedWebhook,
  type GatewayNotice,
  GatewayRefused,
  type GatewayReport,
  type GatewayState,
  GatewayUnreachable,
  type Money,
  type PaymentGateway,
  type PaymentOrder,
} from './gateway.ts'
import { fromDecimal, takesCurrency, toDecimal } from './gateway-money.ts'
import { toPaidState } from './payment-state.ts'
import { openPaypalApi, type PaypalApi } from './paypal-api.ts'
import type { PaypalSettings } from './settings.ts'
import { readBody, requireRecent } from './webhook-proof.ts'

const Amount = z.object({ value: z.string(), currency_code: z.string().length(3) })
const Capture = z.object({ id: z.string(), status: z.string(), amount: Amount })
const Refund = z.object({ status: z.string().nullish(), amount: Amount.nullish() })
const Unit = z.object({
  custom_id: z.string().nullish(),
  payee: z.object({ merchant_id: z.string().nullish() }).nullish(),
  payments: z
    .object({ captures: z.array(Capture).nullish(), refunds: z.array(Refund).nullish() })
    .nullish(),
})
const Order = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z.array(Unit).nullish(),
  links: z.array(z.object({ rel: z.string(), href: z.url() })).nullish(),
})
type Order = z.output<typeof Order>

/** Orders v2 with capture. Orders cannot be canceled: an approval that is not captured lapses. */
export function createPaypalGateway(settings: PaypalSettings, patienceMs: number): PaymentGateway {
  const api = openPaypalApi(settings, patienceMs)
  return {
    name: 'paypal',
    account: settings.merchantId ?? null,
    hasPage: true,
    takes: (currency) => takesCurrency('paypal', currency),
    create: (order) => createOrder(api, order),
    ask: (payment) => askOrder(api, payment),
    // PayPal has no call for it.
    async cancel() {},
    async refund({ gatewayId }, money, refundReference) {
      const amount = { value: toDecimal('paypal', money), currency_code: money.currency }
      const order = await findOrder(api, gatewayId)
      const capture = order && findUnit(order)?.payments?.captures?.[0]
      if (!capture) throw new GatewayRefused('paypal has no payment to refund')
      const path = `/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`
      const body = { amount, invoice_id: refundReference }
      await api.post(path, body, z.object({ id: z.string() }), refundReference)
    },
    readWebhook: (headers, body, now) => readNotice({ api, settings, headers, body, now }),
    testConnection: () => findFailure(() => api.renewToken()),
  }
}

async function createOrder(api: PaypalApi, order: PaymentOrder): Promise<CreatedPayment> {
  const { reference, money, title, returnUrl, cancelUrl } = order
  const body = {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: reference,
        invoice_id: reference,
        description: title.slice(0, 127),
        amount: { value: toDecimal('paypal', money), currency_code: money.currency },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: returnUrl,
          cancel_url: cancelUrl,
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
        },
      },
    },
  }
  const made = await api.post('/v2/checkout/orders', body, Order, reference)
  const page = made.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
  if (!page) throw new GatewayUnreachable('paypal answers something undocumented (links)')
  return { gatewayId: made.id, paymentUrl: page.href, clientSecret: null }
}

const findOrder = (api: PaypalApi, id: string): Promise<Order | null> =>
  api.find(`/v2/checkout/orders/${encodeURIComponent(id)}`, Order)

async function askOrder(
  api: PaypalApi,
  { gatewayId, reference }: { gatewayId: string; reference: string },
): Promise<GatewayReport> {
  const nothing = { paid: null, refunded: null, account: null, gatewayId, reference: null }
  let order = await findOrder(api, gatewayId)
  // PayPal forgets orders that nobody paid.
  if (!order) return { ...nothing, state: 'expired' }
  let isDeclined = false
  if (order.status === 'APPROVED' && findUnit(order)?.custom_id === reference) {
    isDeclined = !(await capture(api, gatewayId, reference))
    order = (await findOrder(api, gatewayId)) ?? order
  }
  const unit = findUnit(order)
  const report = {
    ...nothing,
    account: unit?.payee?.merchant_id ?? null,
    reference: unit?.custom_id ?? null,
  }
  const found = unit?.payments?.captures ?? []
  const taken = found.find(({ status }) => TAKEN.has(status))
  if (!taken) {
    const isFailed = isDeclined || found.some(({ status }) => FAILED.has(status))
    return { ...report, state: openState(order.status, isFailed) }
  }
  const money = (amount: z.output<typeof Amount>): Money =>
    readMoney('paypal', () => fromDecimal(amount.value, amount.currency_code))
  const paid = money(taken.amount)
  const refunds = (unit?.payments?.refunds ?? []).flatMap(({ status, amount }) =>
    amount && status !== 'CANCELLED' && status !== 'FAILED' ? money(amount).amount : [],
  )
  const refunded = refunds.reduce((sum, amount) => sum + amount, 0n)
  const sum = taken.status === 'REFUNDED' && refunded === 0n ? paid.amount : refunded
  const state = toPaidState(paid, sum, await listDisputes(api, taken.id))
  return { ...report, paid, refunded: { amount: sum, currency: paid.currency }, state }
}

const TAKEN = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'])
const FAILED = new Set(['DECLINED', 'FAILED'])

const findUnit = (order: Order) => order.purchase_units?.[0]

function openState(status: string, isFailed: boolean): GatewayState {
  if (status === 'VOIDED') return 'canceled'
  return isFailed ? 'failed' : 'pending'
}

/** False where the buyer's means of payment was declined. */
async function capture(api: PaypalApi, id: string, reference: string): Promise<boolean> {
  const path = `/v2/checkout/orders/${encodeURIComponent(id)}/capture`
  try {
    await api.post(path, {}, z.object({ id: z.string() }), `capture-${reference}`)
    return true
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    // The order itself says more: captured meanwhile, or still approved after a decline.
    return !/\(UNPROCESSABLE_ENTITY\)$/.test(error.message)
  }
}

const Found = z.object({ items: z.array(z.object({ dispute_id: z.string() })).nullish() })
const Dispute = z.object({
  status: z.string(),
  dispute_outcome: z.object({ outcome_code: z.string().nullish() }).nullish(),
})

async function listDisputes(api: PaypalApi, captureId: string) {
  const path = `/v1/customer/disputes?disputed_transaction_id=${encodeURIComponent(captureId)}`
  const { items } = (await api.find(path, Found)) ?? {}
  const states: ('open' | 'won' | 'lost')[] = []
  for (const { dispute_id } of items ?? []) {
    const dispute = await api.find(
      `/v1/customer/disputes/${encodeURIComponent(dispute_id)}`,
      Dispute,
    )
    if (dispute) states.push(disputeState(dispute))
  }
  return states
}

function disputeState({ status, dispute_outcome }: z.output<typeof Dispute>) {
  if (status !== 'RESOLVED') return 'open'
  return dispute_outcome?.outcome_code === 'RESOLVED_BUYER_FAVOUR' ? 'lost' : 'won'
}

const Notice = z.object({
  id: z.string().max(100),
  event_type: z.string().max(100),
  create_time: z.string().nullish(),
  resource: z
    .object({
      id: z.string().nullish(),
      custom_id: z.string().nullish(),
      payee: z.object({ merchant_id: z.string().nullish() }).nullish(),
      purchase_units: z.array(z.object({ custom_id: z.string().nullish() })).nullish(),
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: z.string().nullish() }).nullish() })
        .nullish(),
      disputed_transactions: z
        .array(z.object({ custom: z.string().nullish(), invoice_number: z.string().nullish() }))
        .nullish(),
    })
    .nullish(),
})

type Received = {
  api: PaypalApi
  settings: PaypalSettings
  headers: Headers
  body: Uint8Array
  now: Date
}

async function readNotice(received: Received): Promise<GatewayNotice> {
  const { api, settings, headers, body, now } = received
  const parsed = Notice.safeParse(readBody(body))
  if (!parsed.success) throw new ForgedWebhook('body')
  const sent = headers.get('paypal-transmission-time')
  requireRecent(sent ? new Date(sent) : null, now)
  requireRecent(parsed.data.create_time ? new Date(parsed.data.create_time) : null, now)
  if (!(await api.isGenuine(headers, body))) throw new ForgedWebhook('signature')
  const { id: eventId, event_type: type, resource } = parsed.data
  const payee = resource?.payee?.merchant_id
  if (settings.merchantId && payee && payee !== settings.merchantId) {
    throw new ForgedWebhook('account')
  }
  const dispute = resource?.disputed_transactions?.[0]
  const orderId = type.startsWith('CHECKOUT.ORDER.') ? resource?.id : undefined
  return {
    eventId,
    type,
    gatewayId: orderId ?? resource?.supplementary_data?.related_ids?.order_id ?? null,
    reference:
      resource?.custom_id ??
      resource?.purchase_units?.[0]?.custom_id ??
      dispute?.custom ??
      dispute?.invoice_number ??
      null,
  }
}
