import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  type OnlineMethod,
  onlineMethods,
  type PaymentForm,
  paypalAddress,
  toPaymentAddress,
} from '@/domain/payment/payment-methods.ts'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { ApiError } from '../calls/api-error.ts'
import { pageQuery } from '../calls/paging.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

export type Payment = components['schemas']['PaymentTransaction']
export type PaymentType = components['schemas']['PaymentType']
export type BankDetail = components['schemas']['BankDetail']

/** Ways to pay, in the order in which they are offered. */
export type PaymentSettings = {
  online: OnlineMethod[]
  takesTransfers: boolean
  stripeKey: string | null
  razorpayKey: string | null
  /** No money moves. */
  isSandbox: boolean
  /** In the prices; null without one. */
  tax: { percent: number; name: string | null } | null
}

type StartedPayment = {
  /** Null from providers that answer an address only. */
  transactionId: number | null
  /** Due, in major units; null from the same providers. */
  amount: number | null
  /** Page of the gateway to go to; null where its form is in our page. */
  address: string | null
  form: PaymentForm | null
}

const PAYMENTS_PER_PAGE = 20

/** A payment changes what is listed, what the packages say, and what the person may do. */
const STALE = [['payments'], ['subscriptions']] as const

export const paymentQueries = {
  settings: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'payments', 'settings'),
      queryFn: async ({ signal }): Promise<PaymentSettings> =>
        toSettings(getReply(await client.http.GET('/get_payment_settings', { signal })).data),
    }),

  /** Purchases of the viewer, newest first; all kinds without `type`. */
  list: (client: ApiClient, type?: PaymentType) =>
    infiniteQueryOptions({
      queryKey: viewerKey(client, 'payments', 'list', { type }),
      queryFn: async ({ signal, pageParam }): Promise<{ rows: Payment[]; total: number }> => {
        const query = { ...pageQuery(pageParam, PAYMENTS_PER_PAGE), payment_type: type }
        const call = client.http.GET('/get_payment_details', { params: { query }, signal })
        const reply = getReply(await call)
        return { rows: reply.data, total: reply.total }
      },
      initialPageParam: 1,
      getNextPageParam: ({ total }, _, page) =>
        page * PAYMENTS_PER_PAGE < total ? page + 1 : undefined,
    }),

  /** One of the viewer's latest purchases; null for others. */
  find: (client: ApiClient, id: number) =>
    queryOptions({
      queryKey: viewerKey(client, 'payments', 'find', { id }),
      queryFn: async ({ signal }): Promise<Payment | null> => {
        const params = { query: pageQuery(1, PAYMENTS_PER_PAGE) }
        const call = client.http.GET('/get_payment_details', { params, signal })
        return getReply(await call).data.find((payment) => payment.id === id) ?? null
      },
    }),

  /** Receipt of a paid purchase as an HTML page. @throws ApiError `conflict` before the payment */
  receipt: (client: ApiClient, id: number) =>
    queryOptions({
      queryKey: viewerKey(client, 'payments', 'receipt', { id }),
      queryFn: async ({ signal }): Promise<string> => {
        const params = { query: { payment_transaction_id: id } }
        const how = { params, signal, parseAs: 'text' } as const
        return getReply(await client.http.GET('/get-payment-receipt', how))
      },
    }),
}

type Start = {
  packageId: number
  method: OnlineMethod
  /** Of a buyer whose account has none, where the gateway needs one. */
  email: string | null
  /** The provider takes the wanted gateway in one call for all of them. */
  takesMethod: boolean
}

/**
 * Begins paying for a package. A repeated call gets the same payment.
 * @throws ApiError `notFound` for a package that is gone, status 409 for one that is held and
 * while the gateway is closed
 */
export const startPayment = write(
  STALE,
  async (
    client: ApiClient,
    { packageId, method, email, takesMethod }: Start,
    signal?: AbortSignal,
  ): Promise<StartedPayment> => {
    if (!takesMethod && method === 'paypal') return startPaypal(client, packageId, signal)
    if (!takesMethod && method === 'flutterwave') return startFlutterwave(client, packageId, signal)
    const body = {
      package_id: packageId,
      platform_type: 'web' as const,
      payment_method: takesMethod ? method : undefined,
      email: (takesMethod && email) || undefined,
    }
    const call = client.http.POST('/create-payment-intent', { body, signal })
    const { payment_intent: intent, payment_transaction } = getReply(await call).data
    return { ...startedBy(intent, method), amount: payment_transaction.amount }
  },
)

async function startPaypal(
  client: ApiClient,
  packageId: number,
  signal?: AbortSignal,
): Promise<StartedPayment> {
  const params = { query: { package_id: packageId } }
  const call = client.http.GET('/paypal', { params, signal, parseAs: 'text' })
  return started({ ...NOTHING_KNOWN, address: paypalAddress(getReply(await call)) })
}

async function startFlutterwave(
  client: ApiClient,
  packageId: number,
  signal?: AbortSignal,
): Promise<StartedPayment> {
  const call = client.http.POST('/flutterwave', { body: { package_id: packageId }, signal })
  return started({
    ...NOTHING_KNOWN,
    address: toPaymentAddress(getReply(await call).data.data.link),
  })
}

const NOTHING_KNOWN = { transactionId: null, amount: null, form: null } as const

function startedBy(
  intent: components['schemas']['PaymentIntent'],
  method: OnlineMethod,
): Omit<StartedPayment, 'amount'> {
  const { payment_gateway_response: response, payment_transaction_id: transactionId } = intent
  const address = toPaymentAddress(intent.payment_url) ?? toPaymentAddress(pageIn(response))
  if (address) return { transactionId, address, form: null }
  const { client_secret: clientSecret } = response
  if (method === 'stripe' && typeof clientSecret === 'string') {
    return { transactionId, address, form: { gateway: 'stripe', clientSecret } }
  }
  const { id: orderId, amount, currency } = intent
  const form = { gateway: 'razorpay' as const, orderId, amount, currency }
  const isRazorpay = method === 'razorpay' && orderId !== ''
  return started({ transactionId, address, form: isRazorpay ? form : null })
}

/** Paystack's and Flutterwave's own replies. */
function pageIn({ data }: Record<string, unknown>): unknown {
  if (typeof data !== 'object' || data === null) return null
  if ('authorization_url' in data) return data.authorization_url
  return 'link' in data ? data.link : null
}

function started<Payment extends Omit<StartedPayment, 'amount'>>(payment: Payment): Payment {
  if (payment.address || payment.form) return payment
  throw new ApiError('malformed', { message: 'the gateway has no page to pay on' })
}

/** Asks the gateway now; needs `payments`. @throws ApiError `notFound` for purchases of others */
export const checkPayment = write(
  STALE,
  async (client: ApiClient, id: number, signal?: AbortSignal): Promise<Payment> => {
    const body = { payment_transaction_id: id }
    return getReply(await client.http.POST('/ext/payments/check', { body, signal })).data
  },
)

/**
 * Gives up a payment. Money that arrives all the same still counts. @throws ApiError status 409 for
 * a settled one
 */
export const breakOffPayment = write(STALE, async (client: ApiClient, id: number) => {
  const body = { payment_transaction_id: id }
  getReply(await client.http.POST('/payment-transaction-fail', { body }))
})

type BegunTransfer = { payment: Payment; details: BankDetail[] }

/** Begins a bank transfer. @throws ApiError status 409 while an earlier one is open */
export const beginBankTransfer = write(
  STALE,
  async (client: ApiClient, packageId: number, signal?: AbortSignal): Promise<BegunTransfer> => {
    const body = { package_id: packageId }
    const reply = getReply(await client.http.POST('/initiate-bank-transfer', { body, signal }))
    return { payment: reply.data, details: reply.bank_details }
  },
)

/**
 * Hands in the receipt, a picture or PDF. @throws ApiError `invalid` with `file` in `fields`,
 * status 409 unless the transfer is pending or rejected
 */
export const sendBankReceipt = write(
  STALE,
  async (client: ApiClient, { id, file }: { id: number; file: File }, signal?: AbortSignal) => {
    const body = { payment_transaction_id: id, file }
    getReply(await client.http.POST('/upload-bank-receipt-file', { body, signal }))
  },
)

function toSettings(rows: readonly components['schemas']['PaymentSetting'][]): PaymentSettings {
  const values = new Map<string, string>(rows.map(({ type, data }) => [type, data]))
  const percent = Number(values.get('tax_rate') ?? 0)
  return {
    online: onlineMethods.filter((method) => values.get(SWITCHES[method]) === '1'),
    takesTransfers: values.get('bank_transfer_status') === '1',
    stripeKey: values.get('stripe_publishable_key') || null,
    razorpayKey: values.get('razor_key') || null,
    isSandbox: values.get('sandbox_mode') === '1',
    tax: percent > 0 ? { percent, name: values.get('tax_name') || null } : null,
  }
}

const SWITCHES = {
  stripe: 'stripe_gateway',
  razorpay: 'razorpay_gateway',
  paystack: 'paystack_gateway',
  paypal: 'paypal_gateway',
  flutterwave: 'flutterwave_status',
} as const satisfies Record<OnlineMethod, string>
