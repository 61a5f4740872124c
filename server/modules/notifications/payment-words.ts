export type PaymentNoticeKind =
  | 'payment-paid'
  | 'payment-surplus'
  | 'payment-refunded'
  | 'payment-disputed'
  | 'payment-won'
  | 'payment-rejected'

export type PaymentNotice = {
  /** The purchase. */
  id: number
  accountId: number
  package_id: number
  amount_minor: number
  currency: string
  /** Base URL of links without PUBLIC_URL. */
  origin: string
  kind: PaymentNoticeKind
  reason?: string
  at: Date
}

const KEYS: Record<PaymentNoticeKind, string> = {
  'payment-paid': 'paymentPaid',
  'payment-surplus': 'paymentSurplus',
  'payment-refunded': 'paymentRefunded',
  'payment-disputed': 'paymentDisputed',
  'payment-won': 'paymentWon',
  'payment-rejected': 'paymentRejected',
}

/** Second half of the key of a notice's text. */
export function paymentKey(kind: PaymentNoticeKind): string {
  return KEYS[kind]
}
