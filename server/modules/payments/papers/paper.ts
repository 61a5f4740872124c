import { emailForReading } from '@/domain/account/email-for-reading.ts'
import { formatNumber } from '@/domain/money/number-format.ts'
import { formatMoney } from '@/domain/money/price.ts'
import { taxPercent } from '@/domain/payment/tax.ts'
import { formatDay } from '@/domain/web/format-day.ts'
import { translated } from '@/server/contract/wire-values.ts'
import type { Paper, PaperLine } from '@/server/gateways/documents/documents.ts'
import { type MailTheme, mailTools } from '@/server/modules/settings/mail-theme.ts'
import { type Seller, toSeller } from '@/server/modules/settings/tax-settings.ts'
import type { PurchaseRow } from '../purchase-reads-store.ts'
import { paperNumber } from './paper-number.ts'
import type { CreditNoteRow } from './receipt-store.ts'

type Say = ReturnType<typeof mailTools>['say']

/** The receipt of a paid purchase, in the theme's language. */
export function receiptPaper(purchase: PurchaseRow, theme: MailTheme): Paper {
  const { say } = mailTools(theme)
  const { language } = theme.locale
  const { receipt, amount_minor, currency } = purchase
  const notice = NOTICES[purchase.state]
  return {
    ...toFrame(purchase, theme),
    title: say('payments.receipt.title', { number: getNumber(purchase) }),
    facts: [
      { label: say('payments.receipt.number'), value: getNumber(purchase) },
      {
        label: say('payments.receipt.date'),
        value: formatDay(purchase.paid_at ?? purchase.created_at, language),
      },
      ...commonFacts(purchase, say),
    ],
    rows: toPaperLines(purchase, theme, {
      currency: receipt?.currency ?? currency,
      totalMinor: receipt?.total_minor ?? amount_minor,
      taxMinor: receipt?.tax_minor ?? 0,
      totalLabel: say('payments.receipt.total'),
    }),
    notice: notice ? say(`payments.receipt.${notice}`) : '',
  }
}

/** A credit note of a purchase, in the theme's language. */
export function creditNotePaper(
  purchase: PurchaseRow,
  note: CreditNoteRow,
  theme: MailTheme,
): Paper {
  const { say } = mailTools(theme)
  const { language } = theme.locale
  const number = paperNumber(note.year, note.number, 'credit-note') ?? ''
  return {
    ...toFrame(purchase, theme),
    title: say('payments.creditNote.title', { number }),
    facts: [
      { label: say('payments.creditNote.number'), value: number },
      {
        label: say('payments.creditNote.date'),
        value: formatDay(new Date(note.created_at), language),
      },
      { label: say('payments.creditNote.receipt'), value: getNumber(purchase) },
      ...commonFacts(purchase, say),
    ],
    rows: toPaperLines(purchase, theme, {
      currency: note.currency,
      totalMinor: note.amount_minor,
      taxMinor: note.tax_minor,
      totalLabel: say('payments.creditNote.total'),
    }),
    notice: '',
  }
}

const NOTICES: Partial<Record<PurchaseRow['state'], string>> = {
  partly_refunded: 'partlyRefunded',
  refunded: 'refunded',
  disputed: 'disputed',
  dispute_lost: 'refunded',
}

function getNumber({ receipt_year, receipt_number, reference }: PurchaseRow): string {
  return paperNumber(receipt_year, receipt_number, 'receipt') ?? reference
}

function toFrame(purchase: PurchaseRow, theme: MailTheme) {
  const { say, base } = mailTools(theme)
  // Purchases before receipts kept the seller, and free ones, name the present one.
  const seller = purchase.receipt?.seller ?? toSeller(theme.settings)
  const { name, address, email, tax_number: number } = seller
  const tax = number ? say('payments.receipt.taxNumber', { tax: taxName(seller, say), number }) : ''
  const details = [address, email, tax].filter(Boolean).join('\n')
  return {
    language: theme.locale.language,
    direction: base.direction,
    seller: { name, details },
    unprintable: say('payments.receipt.unprintable'),
    heads: { label: say('payments.receipt.item'), value: say('payments.receipt.amount') },
  }
}

function commonFacts(purchase: PurchaseRow, say: Say): PaperLine[] {
  const { name, address, email } = purchase.buyer
  const number = purchase.receipt?.buyer_tax_number
  return [
    {
      label: say('payments.receipt.buyer'),
      value: [name, address, emailForReading(email ?? '')].filter(Boolean).join('\n'),
    },
    ...(number ? [{ label: say('payments.receipt.buyerTaxNumber'), value: number }] : []),
    { label: say('payments.receipt.method'), value: formatMethod(purchase, say) },
    {
      label: say('payments.receipt.reference'),
      value: purchase.order_id ?? purchase.reference,
    },
  ]
}

type Sum = { currency: string; totalMinor: number; taxMinor: number; totalLabel: string }

function toPaperLines(
  purchase: PurchaseRow,
  theme: MailTheme,
  { currency, totalMinor, taxMinor, totalLabel }: Sum,
): PaperLine[] {
  const { say } = mailTools(theme)
  const { language } = theme.locale
  const { package_name, translations, tax_rate: rate, receipt } = purchase
  const price = (minor: number) => formatMoney(minor, currency, language)
  const label = translated(package_name, translations, language, 'name')
  const total = { label: totalLabel, value: price(totalMinor) }
  if (rate === null || !receipt) return [{ label, value: price(totalMinor) }, total]
  const percent = formatNumber(taxPercent(rate), language, { least: 0, most: 3 })
  const tax = say('payments.receipt.tax', { tax: taxName(receipt.seller, say), percent })
  return [
    { label, value: price(totalMinor - taxMinor) },
    { label: tax, value: price(taxMinor) },
    total,
  ]
}

function taxName({ tax_name }: Seller, say: Say): string {
  return tax_name || say('payments.receipt.taxName')
}

const METHODS = {
  stripe: 'Stripe',
  razorpay: 'Razorpay',
  paypal: 'PayPal',
  paystack: 'Paystack',
  flutterwave: 'Flutterwave',
} as const

function formatMethod({ type, gateway }: PurchaseRow, say: Say): string {
  if (gateway) return METHODS[gateway]
  return say(type === 'free' ? 'payments.receipt.free' : 'payments.receipt.transfer')
}
