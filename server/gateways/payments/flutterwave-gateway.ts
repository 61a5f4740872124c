import { z } from 'zod'
import { stringOrNull } from '@/domain/values/records.ts'
import { findFailure, readMoney, requireSuccess } from './ask-gateway.ts'
import {
  ForgedWebhook,
  type GatewayNotice,
  GatewayRefused,
  type GatewayReport,
  type GatewayState,
  type Money,
  type PaymentGateway,
} from './gateway.ts'
import { fromDecimal, takesCurrency, toDecimal } from './gateway-money.ts'
import { type AskJson, openJsonApi } from './json-api.ts'
import { toPaidState } from './payment-state.ts'
import type { FlutterwaveSettings } from './settings.ts'
import { bodyId, isSameText, readEvent, requireHmac, requireRecent } from './webhook-proof.ts'

const Made = z.object({ status: z.literal('success'), data: z.object({ link: z.url() }) })
const Transaction = z.object({
  data: z.object({
    id: z.number().int(),
    tx_ref: z.string(),
    flw_ref: z.string(),
    status: z.string(),
    amount: z.number().nonnegative(),
    currency: z.string().length(3),
    account_id: z.number().int().nullish(),
  }),
})
const Refunds = z.object({
  data: z.array(
    z.object({
      amount_refunded: z.number().nonnegative(),
      status: z.string(),
      comment: z.string().nullish(),
    }),
  ),
})
const Chargebacks = z.object({ data: z.array(z.object({ status: z.string() })) })

type Transaction = z.output<typeof Transaction>['data']

/**
 * Version 3, in major units. There is no transaction before the buyer tries to pay, so a payment
 * is named by our reference. It cannot be canceled.
 */
export function createFlutterwaveGateway(
  settings: FlutterwaveSettings,
  patienceMs: number,
): PaymentGateway {
  const { call, ask } = openJsonApi({
    gateway: 'flutterwave',
    apiUrl: settings.apiUrl,
    authorization: `Bearer ${settings.secretKey}`,
    patienceMs,
    // A page made twice is paid once; a refund is not.
    repeatablePost: '/v3/payments',
  })
  const find = async (reference: string): Promise<Transaction | null> => {
    const query = `tx_ref=${encodeURIComponent(reference)}`
    const answer = await call(`/v3/transactions/verify_by_reference?${query}`)
    // Both are documented for a reference without transaction; wrong keys are 401.
    if (answer.status === 404 || answer.status === 400) return null
    return requireSuccess('flutterwave', answer, Transaction).data
  }
  return {
    name: 'flutterwave',
    account: settings.accountId ?? null,
    hasPage: true,
    takes: (currency) => takesCurrency('flutterwave', currency),
    async create({ reference, money, buyer, title, returnUrl }) {
      if (!buyer.email) throw new GatewayRefused('flutterwave needs an email address')
      const { email, name, phone } = buyer
      const { data } = await ask('/v3/payments', Made, {
        tx_ref: reference,
        amount: toDecimal('flutterwave', money),
        currency: money.currency,
        redirect_url: returnUrl,
        customer: { email, name, ...(phone ? { phonenumber: phone } : {}) },
        customizations: { title },
      })
      return { gatewayId: reference, paymentUrl: data.link, clientSecret: null }
    },
    async ask({ reference }) {
      const transaction = await find(reference)
      if (transaction) return report(ask, transaction)
      const nothing = { paid: null, refunded: null, account: null, gatewayId: reference }
      return { ...nothing, state: 'pending', reference: null }
    },
    // Flutterwave has no call for it.
    async cancel() {},
    async refund({ reference }, money, refundReference) {
      const amount = Number(toDecimal('flutterwave', money))
      const transaction = await find(reference)
      if (!transaction) throw new GatewayRefused('flutterwave has no payment to refund')
      const { id } = transaction
      const { data } = await ask(`/v3/refunds?id=${id}`, Refunds)
      if (data.some(({ comment }) => comment === refundReference)) return
      const body = { amount, comments: refundReference }
      await ask(`/v3/transactions/${id}/refund`, z.object({ status: z.literal('success') }), body)
    },
    async readWebhook(headers, body, now) {
      requireSignature(headers, body, settings.webhookSecret)
      return readNotice(body, now, settings.accountId)
    },
    testConnection: () =>
      findFailure(() => ask('/v3/balances', z.object({ status: z.literal('success') }))),
  }
}

async function report(ask: AskJson, transaction: Transaction): Promise<GatewayReport> {
  const { id, tx_ref: reference, flw_ref, status, currency, account_id } = transaction
  const base = {
    paid: null,
    refunded: null,
    account: account_id == null ? null : String(account_id),
    gatewayId: reference,
    reference,
  }
  if (status !== 'successful') return { ...base, state: openState(status) }
  const money = (amount: number): Money =>
    readMoney('flutterwave', () => fromDecimal(String(amount), currency))
  const paid = money(transaction.amount)
  const refunds = (await ask(`/v3/refunds?id=${id}`, Refunds)).data
  const refunded = refunds
    .filter((refund) => refund.status !== 'failed')
    .reduce((sum, refund) => sum + money(refund.amount_refunded).amount, 0n)
  const path = `/v3/chargebacks?flw_ref=${encodeURIComponent(flw_ref)}`
  const { data: chargebacks } = await ask(path, Chargebacks)
  return {
    ...base,
    paid,
    refunded: { amount: refunded, currency: paid.currency },
    state: toPaidState(paid, refunded, chargebacks.map(disputeState)),
  }
}

function openState(status: string): GatewayState {
  if (status === 'failed') return 'failed'
  return status === 'cancelled' ? 'canceled' : 'pending'
}

function disputeState({ status }: { status: string }): 'open' | 'won' | 'lost' {
  if (status === 'accepted' || status === 'lost') return 'lost'
  return status === 'won' || status === 'reversed' ? 'won' : 'open'
}

/** Older accounts send the secret itself as `verif-hash`. */
function requireSignature(headers: Headers, body: Uint8Array, secret: string): void {
  const signature = headers.get('flutterwave-signature')
  if (signature !== null) {
    requireHmac(signature, { algorithm: 'sha256', secret, body, encoding: 'base64' })
  } else if (!isSameText(headers.get('verif-hash') ?? '', secret)) {
    throw new ForgedWebhook('signature')
  }
}

function readNotice(body: Uint8Array, now: Date, accountId: string | undefined): GatewayNotice {
  const { type, data } = readEvent(body)
  const account = data.account_id
  if (accountId && account !== undefined && String(account) !== accountId) {
    throw new ForgedWebhook('account')
  }
  const createdAt = stringOrNull(data.created_at)
  requireRecent(createdAt ? new Date(createdAt) : null, now)
  const reference = stringOrNull(data.tx_ref)
  // Later refunds and chargebacks of a charge carry its id again.
  const isNamed = type === 'charge.completed' && typeof data.id === 'number'
  return {
    eventId: isNamed ? `${type}:${data.id}:${String(data.status)}` : bodyId(body),
    type,
    gatewayId: reference,
    reference,
  }
}
