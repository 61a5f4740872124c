/** Gateways that take money online. A bank transfer is not one: an administrator settles it. */
export const PAYMENT_GATEWAYS = ['stripe', 'razorpay', 'paypal', 'paystack', 'flutterwave'] as const

export type PaymentGatewayName = (typeof PAYMENT_GATEWAYS)[number]

/** Minor currency units, such as cents. `currency` is an ISO 4217 code in capitals. */
export type Money = { amount: bigint; currency: string }

export type PaymentOrder = {
  /** Ours, unique per attempt: the gateway's key against repeats. */
  reference: string
  money: Money
  /** Shown to the buyer by the gateway. */
  title: string
  buyer: { name: string; email: string | null; phone: string | null }
  /** Absolute. */
  returnUrl: string
  cancelUrl: string
}

export type CreatedPayment = {
  /** The gateway's name of the payment: intent, order or transaction. */
  gatewayId: string
  /** Page of the gateway to go to, where it has one. */
  paymentUrl: string | null
  /** For a form in our page, such as Stripe's; public by nature, short-lived. */
  clientSecret: string | null
}

/** The gateway's state of a payment. */
export type GatewayState =
  | 'pending'
  | 'paid'
  | 'failed'
  | 'canceled'
  | 'expired'
  | 'partly_refunded'
  | 'refunded'
  | 'disputed'
  | 'dispute_won'
  | 'dispute_lost'

export type GatewayReport = {
  state: GatewayState
  /** Null until paid. */
  paid: Money | null
  /** Sum of what was given back. */
  refunded: Money | null
  /** Merchant or platform the money went to, where the gateway tells. */
  account: string | null
  gatewayId: string
  /** Ours, where the gateway repeats it. */
  reference: string | null
}

/** Why a notice was refused; never carries what it held. */
export type ForgeryCause = 'signature' | 'age' | 'body' | 'account'

export class ForgedWebhook extends Error {
  override readonly name = 'ForgedWebhook'
  override readonly cause: ForgeryCause
  constructor(cause: ForgeryCause) {
    super(`a gateway's notice was refused: ${cause}`)
    this.cause = cause
  }
}

/** The gateway did not answer, or answered something it does not document. Nothing is known. */
export class GatewayUnreachable extends Error {
  override readonly name = 'GatewayUnreachable'
}

/** The gateway refused, and would refuse again: the amount, the currency, the key. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused'
}

export type GatewayNotice = {
  /** Unique per gateway; repeats carry the same. */
  eventId: string
  /** The gateway's own word, such as `payment_intent.succeeded`. */
  type: string
  gatewayId: string | null
  reference: string | null
}

/**
 * One way to take money. Implementations hold no state and know no database: they ask, and the
 * ledger decides. All throw `GatewayUnreachable` or `GatewayRefused`.
 */
export interface PaymentGateway {
  readonly name: PaymentGatewayName
  /** `account` of a genuine report; null: the operator named none, so reports are not compared. */
  readonly account: string | null
  /** Whether buyers need a page of the gateway's, so that a payment without its address is useless. */
  readonly hasPage: boolean
  /** False where the gateway cannot charge in this currency. */
  takes(currency: string): boolean
  /** Repeated with the same reference, answers the same payment; Paystack then without its page. */
  create(order: PaymentOrder): Promise<CreatedPayment>
  /** The truth about a payment. Captures what the buyer has approved, where the gateway asks that. */
  ask(payment: { gatewayId: string; reference: string }): Promise<GatewayReport>
  /** Best effort: a payment that was paid meanwhile stays paid. */
  cancel(payment: { gatewayId: string; reference: string }): Promise<void>
  /** `refundReference` is the key against repeats. */
  refund(
    payment: { gatewayId: string; reference: string },
    money: Money,
    refundReference: string,
  ): Promise<void>
  /** Checks signature, age and account of the raw body; throws `ForgedWebhook`. */
  readWebhook(headers: Headers, body: Uint8Array, now: Date): Promise<GatewayNotice>
  /** Asks something harmless; null when the keys work, else a short cause without secrets. */
  testConnection(): Promise<string | null>
}
