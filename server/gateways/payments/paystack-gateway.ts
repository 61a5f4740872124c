import { z } from 'zod'
import { isRecord, stringOrNull } from '@/domain/values/records.ts'
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
import { fromUnits, takesCurrency, toUnits } from './gateway-money.ts'
import { type AskJson, openJsonApi } from './json-api.ts'
import { toPaidState } from './payment-state.ts'
import type { PaystackSettings } from './settings.ts'
import { bodyId, readEvent, requireHmac, requireRecent } from './webhook-proof.ts'

const Id = z.union([z.number().int(), z.string()])
const Made = z.object({ data: z.object({ authorization_url: z.url(), reference: z.string() }) })
const Transaction = z.object({
  data: z.object({
    id: Id,
    status: z.string(),
    reference: z.string(),
    amount: z.number().int().nonnegative(),
    currency: z.string().length(3),
    domain: z.string().nullish(),
  }),
})
const Refunds = z.object({
  data: z.array(
    z.object({
      status: z.string(),
      amount: z.number().int().nonnegative(),
      merchant_note: z.string().nullish(),
    }),
  ),
})
const Disputes = z.object({
  data: z.array(z.object({ status: z.string(), resolution: z.string().nullish() })),
})

type Transaction = z.output<typeof Transaction>['data']

/** Transactions by our own reference, paid on Paystack's page. They cannot be canceled. */
export function createPaystackGateway(
  settings: PaystackSettings,
  patienceMs: number,
): PaymentGateway {
  const { call, ask } = openJsonApi({
    gateway: 'paystack',
    apiUrl: settings.apiUrl,
    authorization: `Bearer ${settings.secretKey}`,
    patienceMs,
    // A second reference is refused; a second refund is not.
    repeatablePost: '/transaction/initialize',
  })
  // Reports and notices name the mode that they belong to.
  const account = settings.secretKey.startsWith('sk_live_') ? 'live' : 'test'
  return {
    name: 'paystack',
    account,
    hasPage: true,
    takes: (currency) => takesCurrency('paystack', currency),
    async create({ reference, money, buyer, title, returnUrl, cancelUrl }) {
      if (!buyer.email) throw new GatewayRefused('paystack needs an email address')
      const answer = await call('/transaction/initialize', {
        reference,
        amount: String(toUnits('paystack', money)),
        currency: money.currency,
        email: buyer.email,
        callback_url: returnUrl,
        metadata: JSON.stringify({ cancel_action: cancelUrl, title }),
      })
      // The first answer was lost, and with it the page.
      if (isRepeat(answer.body))
        return { gatewayId: reference, paymentUrl: null, clientSecret: null }
      const { data } = requireSuccess('paystack', answer, Made)
      return { gatewayId: data.reference, paymentUrl: data.authorization_url, clientSecret: null }
    },
    async ask({ reference }) {
      const transaction = await verify(ask, reference)
      return report(ask, transaction)
    },
    // Paystack has no call for it.
    async cancel() {},
    async refund({ reference }, money, refundReference) {
      const amount = Number(toUnits('paystack', money))
      const { id } = await verify(ask, reference)
      const { data } = await ask(`/refund?transaction=${id}`, Refunds)
      if (data.some(({ merchant_note }) => merchant_note === refundReference)) return
      const body = { transaction: reference, amount, merchant_note: refundReference }
      await ask('/refund', z.object({ status: z.literal(true) }), body)
    },
    async readWebhook(headers, body, now) {
      const given = headers.get('x-paystack-signature')
      const { secretKey: secret } = settings
      requireHmac(given, { algorithm: 'sha512', secret, body, encoding: 'hex' })
      return readNotice(body, now, account)
    },
    testConnection: () =>
      findFailure(() => ask('/transaction?perPage=1', z.object({ data: z.array(z.unknown()) }))),
  }
}

const isRepeat = (body: unknown) => isRecord(body) && body.code === 'duplicate_reference'

async function verify(ask: AskJson, reference: string): Promise<Transaction> {
  return (await ask(`/transaction/verify/${encodeURIComponent(reference)}`, Transaction)).data
}

async function report(ask: AskJson, transaction: Transaction): Promise<GatewayReport> {
  const { id, reference, status, amount, currency, domain } = transaction
  const base = {
    paid: null,
    refunded: null,
    account: domain ?? null,
    gatewayId: reference,
    reference,
  }
  if (status !== 'success' && status !== 'reversed') return { ...base, state: openState(status) }
  const money = (units: number): Money =>
    readMoney('paystack', () => fromUnits('paystack', BigInt(units), currency))
  const paid = money(amount)
  const refunds = (await ask(`/refund?transaction=${id}`, Refunds)).data
  const sum = refunds
    .filter((refund) => refund.status === 'processed')
    .reduce((total, refund) => total + money(refund.amount).amount, 0n)
  const { data: disputes } = await ask(`/dispute?transaction=${id}`, Disputes)
  // A reversed transaction went back whole, whoever asked for it.
  const refunded = status === 'reversed' && sum === 0n ? paid.amount : sum
  return {
    ...base,
    paid,
    refunded: { amount: refunded, currency: paid.currency },
    state: toPaidState(paid, refunded, disputes.map(disputeState)),
  }
}

/** `abandoned` only says that nobody has paid yet. */
const openState = (status: string): GatewayState => (status === 'failed' ? 'failed' : 'pending')

function disputeState({ status, resolution }: { status: string; resolution?: string | null }) {
  if (status !== 'resolved') return 'open'
  return resolution === 'declined' ? 'won' : 'lost'
}

function readNotice(body: Uint8Array, now: Date, account: string): GatewayNotice {
  const { type, data } = readEvent(body)
  const transaction = isRecord(data.transaction) ? data.transaction : data
  const domain = data.domain ?? transaction.domain
  if (typeof domain === 'string' && domain !== account) throw new ForgedWebhook('account')
  const paidAt = type === 'charge.success' ? stringOrNull(data.paid_at) : null
  requireRecent(paidAt ? new Date(paidAt) : null, now)
  const reference = stringOrNull(transaction.reference) ?? stringOrNull(data.transaction_reference)
  const isPart = type === 'charge.success' && typeof data.id !== 'object'
  return {
    eventId: isPart && data.id !== undefined ? `${type}:${String(data.id)}` : bodyId(body),
    type,
    gatewayId: reference,
    reference,
  }
}
