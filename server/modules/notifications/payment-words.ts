export type PaymentNoticeKind =
  | 'payment-paid'
  | 'payment-surplus'
  | 'payment-refunded'
  | 'payment-disputed'
  | 'payment-won'
  | 'payment-rejected'
  | 'payment-credited'
  | 'package-expiring'

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
  /** The credit note that the mail brings. */
  creditNoteId?: number | undefined
  at: Date
}

const KEYS: Record<PaymentNoticeKind, string> = {
  'payment-paid': 'paymentPaid',
  'payment-surplus': 'paymentSurplus',
  'payment-refunded': 'paymentRefunded',
  'payment-disputed': 'paymentDisputed',
  'payment-won': 'paymentWon',
  'payment-rejected': 'paymentRejected',
  'payment-credited': 'paymentCredited',
  'package-expiring': 'packageExpiring',
}

/** Half the key of a notice's second text, which depends on whether the package can be renewed. */
export function paymentTextKey(kind: PaymentNoticeKind, isOffered: boolean): string {
  if (kind === 'package-expiring' && !isOffered) return 'packageExpiringRetired'
  return `${paymentKey(kind)}Text`
}

/** Half the key of a notice's first text. */
export function paymentKey(kind: PaymentNoticeKind): string {
  return KEYS[kind]
}
