import { fromPromise } from 'xstate'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { fetchUntil } from '@/client/api/calls/fetch-until.ts'
import { type PackageOffer, packageQueries } from '@/client/api/member/packages.ts'
import {
  breakOffPayment,
  type PaymentSettings,
  paymentQueries,
  startPayment,
} from '@/client/api/member/payments.ts'
import { checkoutMachine } from '@/machines/payments/checkout.machine.ts'
import {
  type CheckedPayment,
  type CheckoutOffer,
  type OpenPayment,
  PaymentRefused,
  PaymentSettled,
  PaymentUnknown,
  type PaymentWish,
} from '@/machines/payments/checkout.types.ts'
import type { Tools } from '../find-location.ts'
import {
  askPayment,
  hasPayments,
  isConflict,
  markStale,
  online,
  wantedPackage,
} from './payment-calls.ts'
import { findOnlineMethod, toPaymentStatus } from './payment-status.ts'

/** Checkout at the provider; components read package and ways to pay from the cache. */
export function checkout(tools: () => Tools) {
  return checkoutMachine.provide({
    actors: {
      readOffer: fromPromise<CheckoutOffer, number | null>(async ({ input, signal }) => {
        const { queries, client } = tools()
        const fresh = { staleTime: 0 }
        const [offer, settings] = await Promise.all([
          fetchUntil(queries, { ...online(packageQueries.packages(client)), ...fresh }, signal),
          fetchUntil(queries, { ...online(paymentQueries.settings(client)), ...fresh }, signal),
        ])
        return toOffer(tools(), { packageId: input, offer, settings }, signal)
      }),
      // Not aborted when the page is left: the provider has begun the payment.
      start: fromPromise<OpenPayment, PaymentWish>(async ({ input }) => {
        const { queries, client } = tools()
        const takesMethod = await hasPayments(tools())
        const started = await startPayment(client, { ...input, takesMethod }).catch(refuse)
        markStale(queries, startPayment)
        return started
      }),
      check: fromPromise<CheckedPayment, number | null>(async ({ input, signal }) => {
        if (input === null) throw new PaymentUnknown()
        const payment = await askPayment(tools(), input, signal)
        const { id, package_id: packageId, amount } = payment
        return {
          id,
          packageId,
          amount,
          packageName: payment.package.name,
          method: findOnlineMethod(payment),
          status: toPaymentStatus(payment),
        }
      }),
      breakOff: fromPromise<void, number | null>(async ({ input }) => {
        const { queries, client } = tools()
        if (input === null) return
        await breakOffPayment(client, input).catch((error: unknown) => {
          throw isConflict(error) ? new PaymentSettled() : error
        })
        markStale(queries, breakOffPayment)
      }),
    },
  })
}

type Read = { packageId: number | null; offer: PackageOffer; settings: PaymentSettings }

async function toOffer(
  tools: Tools,
  { packageId, offer, settings }: Read,
  signal: AbortSignal,
): Promise<CheckoutOffer> {
  const nothing = { price: null, pending: null }
  const wanted = wantedPackage(offer, packageId)
  if (typeof wanted === 'string') return { status: wanted, ...nothing }
  const { price, lastId, isRenewal, status } = wanted
  const last =
    lastId !== null && (isRenewal || status === 'pending')
      ? await askPayment(tools, lastId, signal)
      : null
  if (status === 'review' || (isRenewal && last?.payment_status === 'review')) {
    return { status: 'inReview', price, pending: null }
  }
  if (settings.online.length === 0 && !settings.takesTransfers) {
    return { status: 'noMethod', price, pending: null }
  }
  // A bank transfer waits on its own page. The last purchase before a renewal is over.
  const isOpen =
    last?.payment_type === 'online payment' && (!isRenewal || last.payment_status === 'pending')
  return {
    status: 'offered',
    price,
    pending: last && isOpen ? { transactionId: last.id, method: findOnlineMethod(last) } : null,
  }
}

function refuse(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  if (error.kind === 'notFound') throw new PaymentRefused('gone')
  if (error.key === 'alreadyPaid') throw new PaymentRefused('alreadyOwned')
  if (error.key === 'noPaymentMethod') throw new PaymentRefused('methodClosed')
  if (error.key === 'transferInReview') throw new PaymentRefused('inReview')
  throw error
}
