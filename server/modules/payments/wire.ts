import { toMajor } from '@/domain/money/price.ts'
import { escapeXml } from '@/domain/web/xml.ts'
import type { components } from '@/generated/api-types.ts'
import { translated, wireDate } from '@/server/contract/wire-values.ts'
import type { Deps } from '@/server/deps.ts'
import type { PaymentGatewayName } from '@/server/gateways/payments/gateway.ts'
import type { AttemptRow } from './attempt-store.ts'
import type { BankReceiptRow } from './bank-store.ts'
import type { ListedTransfer } from './decisions.ts'
import type { MismatchRow } from './mismatch-store.ts'
import { paperUrl } from './papers/paper-link.ts'
import { paperNumber } from './papers/paper-number.ts'
import type { Series } from './papers/receipt-store.ts'
import type { PurchaseRow } from './purchase-reads-store.ts'
import type { StartedPayment } from './start-payment.ts'

type Schemas = components['schemas']

export type PaymentShaping = {
  language: string
  /** Signed address of a private file. */
  fileUrl: (key: string | null) => string
}

const GATEWAYS = {
  stripe: 'Stripe',
  razorpay: 'Razorpay',
  paypal: 'Paypal',
  paystack: 'Paystack',
  flutterwave: 'Flutterwave',
} as const satisfies Record<PaymentGatewayName, Schemas['PaymentGateway']>

/** The wire knows a reason only as text. */
const REASONS: Partial<Record<PurchaseRow['state'], string>> = {
  failed: 'Payment failed',
  canceled: 'Payment canceled. Please try again later.',
  expired: 'Payment failed',
}

export function toPayment(row: PurchaseRow, language: string): Schemas['PaymentTransaction'] {
  const { package_id: id, currency } = row
  const amount = toMajor(row.amount_minor, currency)
  const isOnline = row.type === 'online payment'
  return {
    id: row.id,
    user_id: row.account_id ?? row.buyer.id,
    package_id: id,
    amount,
    payment_gateway: row.gateway && GATEWAYS[row.gateway],
    payment_type: row.type,
    order_id: isOnline ? row.order_id : row.reference,
    transaction_id: isOnline ? row.transaction_id : null,
    payment_status: row.status,
    reject_reason: row.reason || REASONS[row.state] || null,
    package: {
      id,
      name: translated(row.package_name, row.translations, language, 'name'),
      price: row.type === 'free' ? null : amount,
    },
    created_at: wireDate(row.created_at),
    updated_at: wireDate(row.updated_at),
    payment_state: row.state,
    currency,
    receipt_number: paperNumber(row.receipt_year, row.receipt_number, 'receipt'),
  }
}

/** Of a paid purchase, with addresses for its buyer. */
export function toPapers(
  row: PurchaseRow,
  maker: { origin: string; language: string; deps: Pick<Deps, 'clock' | 'config'> },
): Schemas['PaymentPaper'][] {
  const number = paperNumber(row.receipt_year, row.receipt_number, 'receipt')
  if (number === null || row.paid_at === null) return []
  const { currency, total_minor } = row.receipt ?? { ...row, total_minor: row.amount_minor }
  const urls = (kind: Series, id: number) => {
    const wanted = { kind, id, language: maker.language }
    const page_url = paperUrl(maker, { ...wanted, format: 'html' })
    return { page_url, pdf_url: paperUrl(maker, { ...wanted, format: 'pdf' }) }
  }
  const notes = row.credit_notes.map((note) => ({
    kind: 'credit-note' as const,
    number: paperNumber(note.year, note.number, 'credit-note') ?? '',
    amount: toMajor(note.amount_minor, note.currency),
    currency: note.currency,
    created_at: wireDate(new Date(note.created_at)),
    ...urls('credit-note', note.id),
  }))
  const receipt = {
    kind: 'receipt' as const,
    number,
    currency,
    amount: toMajor(total_minor, currency),
    created_at: wireDate(row.paid_at),
    ...urls('receipt', row.id),
  }
  return [receipt, ...notes]
}

export function toIntent(
  { purchase, attempt }: StartedPayment,
  platform: Schemas['PlatformType'],
): Schemas['PaymentIntent'] {
  const { gateway, amount_minor, currency, gateway_id, payment_url } = attempt
  const countsMinor = gateway !== 'paypal' && gateway !== 'flutterwave'
  return {
    id: gateway_id ?? attempt.reference,
    amount: countsMinor ? amount_minor : toMajor(amount_minor, currency),
    currency,
    status: 'pending',
    metadata: {
      payment_transaction_id: purchase.id,
      package_id: purchase.package_id,
      user_id: purchase.buyer.id,
      email: purchase.buyer.email,
      platform_type: platform,
    },
    payment_transaction_id: purchase.id,
    payment_gateway_response: toGatewayResponse(attempt),
    payment_url,
  }
}

function toGatewayResponse({
  gateway,
  gateway_id,
  client_secret,
  payment_url,
}: AttemptRow): Record<string, unknown> {
  if (gateway === 'stripe') return { client_secret }
  if (gateway === 'paystack') return { data: { authorization_url: payment_url } }
  if (gateway === 'flutterwave') return { data: { link: payment_url } }
  return { id: gateway_id }
}

export function toReceiptFile(
  row: BankReceiptRow,
  { fileUrl }: PaymentShaping,
): Schemas['BankReceiptFile'] {
  return {
    id: row.id,
    payment_transaction_id: row.payment_transaction_id,
    file: fileUrl(row.file_key),
    created_at: wireDate(row.created_at),
    updated_at: wireDate(row.created_at),
  }
}

export function toTransfer(
  { purchase, receipts }: ListedTransfer,
  shaping: PaymentShaping,
): Schemas['ReviewedTransfer'] {
  const { name, email, mobile } = purchase.buyer
  return {
    ...toPayment(purchase, shaping.language),
    buyer: { id: purchase.account_id, name, email, mobile },
    receipts: receipts.map((row) => toReceiptFile(row, shaping)),
  }
}

export function toMismatch(row: MismatchRow): Schemas['PaymentMismatch'] {
  const { amount_minor, currency, due_minor, due_currency } = row
  return {
    id: row.id,
    cause: row.cause,
    payment_gateway: GATEWAYS[row.gateway],
    payment_transaction_id: row.payment_transaction_id,
    reference: row.reference,
    amount: amount_minor === null || !currency ? null : toMajor(amount_minor, currency),
    currency,
    due: due_minor === null || !due_currency ? null : toMajor(due_minor, due_currency),
    due_currency,
    buyer_id: row.buyer_id,
    buyer_name: row.buyer_name,
    package_name: row.package_name,
    decision: row.decision,
    note: row.note,
    created_at: wireDate(row.created_at),
    decided_at: row.decided_at && wireDate(row.decided_at),
  }
}

/** The wire's PayPal page: one form whose action and fields lead to PayPal. */
export function paypalPage(paymentUrl: string): string {
  const { origin, pathname, searchParams } = new URL(paymentUrl)
  const fields = [...searchParams].map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`,
  )
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>PayPal</title></head><body>',
    `<form method="get" action="${escapeXml(origin + pathname)}" data-payment-url="${escapeXml(paymentUrl)}">`,
    ...fields,
    '<button type="submit">PayPal</button></form></body></html>',
  ].join('')
}
