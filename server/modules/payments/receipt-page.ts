import { formatPrice, toMajor } from '@/domain/money/price.ts'
import { formatDay } from '@/domain/web/format-day.ts'
import { escapeXml } from '@/domain/web/xml.ts'
import { translated } from '@/server/contract/wire-values.ts'
import { type MailTheme, mailTools } from '@/server/modules/settings/mail-theme.ts'
import { paperNumber } from './paper-number.ts'
import type { PurchaseRow } from './purchase-reads-store.ts'

/** The receipt of a paid purchase as a page to print, in the theme's language and direction. */
export function receiptPage(purchase: PurchaseRow, theme: MailTheme): string {
  const { say, base } = mailTools(theme)
  const { language } = theme.spoken
  const { company_name: company, company_address, company_email } = theme.settings
  const number =
    paperNumber(purchase.receipt_year, purchase.receipt_number, 'receipt') ?? purchase.reference
  const title = say('payments.receipt.title', { number })
  const rows: [string, string][] = [
    [say('payments.receipt.number'), number],
    [say('payments.receipt.date'), formatDay(purchase.paid_at ?? purchase.created_at, language)],
    [say('payments.receipt.buyer'), buyerOf(purchase)],
    [say('payments.receipt.method'), methodOf(purchase, say)],
    [say('payments.receipt.reference'), purchase.order_id ?? purchase.reference],
  ]
  const name = translated(purchase.package_name, purchase.translations, language, 'name')
  const notice = NOTICES[purchase.state]
  const address = [company_address, company_email].filter(Boolean).join('\n')
  return [
    `<!doctype html><html lang="${escapeXml(language)}" dir="${base.direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeXml(title)}</title><style>${STYLES}</style></head><body><main>`,
    `<header><p class="company">${text(company)}</p><p>${lines(address)}</p></header><h1>${text(title)}</h1>`,
    `<dl>${rows.map(([label, value]) => `<dt>${text(label)}</dt><dd>${lines(value)}</dd>`).join('')}</dl>`,
    `<table><thead><tr><th scope="col">${text(say('payments.receipt.item'))}</th><th scope="col">${text(say('payments.receipt.amount'))}</th></tr></thead>`,
    `<tbody><tr><td>${text(name)}</td><td>${text(priceOf(purchase, language))}</td></tr></tbody>`,
    `<tfoot><tr><th scope="row">${text(say('payments.receipt.total'))}</th><td>${text(priceOf(purchase, language))}</td></tr></tfoot></table>`,
    notice ? `<p class="notice">${text(say(`payments.receipt.${notice}`))}</p>` : '',
    '</main></body></html>',
  ].join('')
}

const NOTICES: Partial<Record<PurchaseRow['state'], string>> = {
  partly_refunded: 'partlyRefunded',
  refunded: 'refunded',
  disputed: 'disputed',
  dispute_lost: 'refunded',
}

const STYLES = [
  ':root{color-scheme:light}body{margin:0;background:#f4f2ec;color:#1b211e;font:16px/1.5 system-ui,sans-serif}',
  'main{max-width:42rem;margin:2rem auto;padding:2.5rem;background:#fff;border:1px solid #e5dfd3;border-radius:12px;box-sizing:border-box}',
  'header{display:flex;justify-content:space-between;gap:2rem}header p{margin:0}.company{font-weight:700;font-size:1.25rem}',
  'h1{font-size:1.5rem;margin:2rem 0 1rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1.5rem;margin:0 0 2rem}',
  'dt{color:#585f5a}dd{margin:0;overflow-wrap:anywhere;unicode-bidi:plaintext}',
  'table{width:100%;border-collapse:collapse}th,td{padding:.6rem 0;border-bottom:1px solid #e5dfd3;text-align:start;font-weight:400}',
  'th:last-child,td:last-child{text-align:end}tfoot th,tfoot td{border:0;font-weight:700}.notice{margin-top:2rem;font-weight:600}',
  '@media(max-width:30rem){main{margin:0;padding:1.25rem;border:0;border-radius:0}header{display:block}}',
  '@page{margin:18mm}@media print{body{background:#fff}main{margin:0;padding:0;border:0;max-width:none}}',
].join('')

/** Isolated, so that a Latin name in an Arabic page keeps its own direction. */
function text(value: string): string {
  return `<bdi>${escapeXml(value)}</bdi>`
}

function lines(value: string): string {
  return value.split('\n').map(text).join('<br>')
}

function buyerOf({ buyer: { name, address, email } }: PurchaseRow): string {
  return [name, address, email ?? ''].filter(Boolean).join('\n')
}

const METHODS = {
  stripe: 'Stripe',
  razorpay: 'Razorpay',
  paypal: 'PayPal',
  paystack: 'Paystack',
  flutterwave: 'Flutterwave',
} as const

function methodOf({ type, gateway }: PurchaseRow, say: (key: string) => string): string {
  if (gateway) return METHODS[gateway]
  return say(type === 'free' ? 'payments.receipt.free' : 'payments.receipt.transfer')
}

function priceOf({ amount_minor, currency }: PurchaseRow, language: string): string {
  const style = { currency, symbol: `${currency} `, language, abbreviate: false }
  return formatPrice(toMajor(amount_minor, currency), style)
}
