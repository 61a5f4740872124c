import type { OnlineMethod, PaymentForm } from '@/domain/payment/payment-methods.ts'

/** From a package, or from the gateway with the number of the payment. */
export type CheckoutInput =
  | { packageId: number }
  | { transactionId: number | null; returned: 'success' | 'fail' }

export type CheckoutOffer = {
  status: 'offered' | 'alreadyOwned' | 'gone' | 'noMethod' | 'inReview'
  /** In major units; null unless it is offered. */
  price: number | null
  /** An online payment for the package that was begun and not ended. */
  pending: { transactionId: number; method: OnlineMethod | null } | null
}

export type PaymentWish = { packageId: number; method: OnlineMethod; email: string | null }

/** A payment that can be made now: at `address`, or in a form of our page. */
export type OpenPayment = {
  transactionId: number | null
  /** In major units; null where the provider does not tell. */
  amount: number | null
  address: string | null
  form: PaymentForm | null
}

export type PaymentStatus =
  | 'pending'
  | 'paid'
  | 'failed'
  | 'canceled'
  | 'expired'
  | 'refunded'
  /** What was paid is not what was due; an administrator decides. */
  | 'held'

export type CheckedPayment = {
  id: number
  packageId: number
  packageName: string
  amount: number
  method: OnlineMethod | null
  status: PaymentStatus
}

export type RefusalCause =
  /** The package is not offered any more. */
  | 'gone'
  | 'alreadyOwned'
  /** The operator switched the method off. */
  | 'methodClosed'
  | 'inReview'

/** The provider refused to begin a payment, with a cause that the page can act on. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused'
  readonly reason: RefusalCause

  constructor(reason: RefusalCause) {
    super(`payment refused: ${reason}`)
    this.reason = reason
  }
}

/** The payment is settled, so it cannot be broken off. */
export class PaymentSettled extends Error {
  override readonly name = 'PaymentSettled'
}

/** There is no such payment of this person. */
export class PaymentUnknown extends Error {
  override readonly name = 'PaymentUnknown'
}

/** There is no connection to read over. */
export class Offline extends Error {
  override readonly name = 'Offline'
}

export type CheckoutContext = {
  /** Of a returning buyer: null until the payment was asked for. */
  packageId: number | null
  transactionId: number | null
  returned: 'success' | 'fail' | null
  /** As the page shows it. */
  price: number | null
  wish: { method: OnlineMethod; email: string | null } | null
  open: OpenPayment | null
  payment: CheckedPayment | null
  /** The wanted method was switched off meanwhile. */
  isMethodClosed: boolean
  failure: unknown
}

export type CheckoutEvent =
  | { type: 'payment.requested'; method: OnlineMethod; email: string | null }
  | { type: 'price.accepted' }
  | { type: 'payment.continued' }
  | { type: 'payment.canceled' }
  | { type: 'payment.retried' }
  /** Told by the live channel, in any tab. */
  | { type: 'payment.changed' }
  | { type: 'form.paid' }
  | { type: 'form.closed' }
  | { type: 'form.failed'; error: unknown }
  /** From the history, without loading. */
  | { type: 'page.restored' }
  | { type: 'check.requested' }
  | { type: 'load.retried' }
  | { type: 'connection.restored' }

export type CheckoutEmitted = { type: 'gatewayOpened'; address: string }
