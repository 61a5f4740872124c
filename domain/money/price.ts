import { shiftDecimal } from './decimal.ts'
import { formatNumber, toLocale } from './number-format.ts'

export type PriceStyle = {
  /** ISO 4217 code; also selects the abbreviations. */
  currency: string
  symbol: string
  language: string
  /** Setting `number_with_suffix`. */
  abbreviate: boolean
  /** Setting `price_fraction_digits`; default 2. */
  fractionDigits?: number
  /** Strips the decimals of whole numbers. */
  isBrief?: boolean
}

/**
 * The suffix depends on the rounded number: 999,999 is 1.00M, not 1,000.00K. Abbreviations have up
 * to two decimals regardless of `fractionDigits`, or prices in millions would look alike.
 */
export function formatPrice(amountMajor: number, style: PriceStyle): string {
  const sign = amountMajor < 0 ? '-' : ''
  const amount = Math.abs(amountMajor)
  const step = style.abbreviate ? stepFor(amount, style.currency) : undefined
  const shown = step ? amount / step.from : amount
  const number = formatNumber(shown, style.language, {
    ...toDecimals(style, step !== undefined),
    groups: stepsFor(style.currency) === indianSteps ? 'indian' : 'usual',
  })
  return `${sign}${style.symbol}${number}${step?.suffix ?? ''}`
}

/** Currency and symbol of the site's own prices. */
export type SiteCurrency = { currency: string; symbol: string }

/**
 * Exact major units as they are paid, never rounded or abbreviated: "$29.00", and "¥4,900" where the
 * site sells in dollars.
 */
export function formatPaid(
  amountMajor: number,
  currency: string,
  { language, site }: { language: string; site: SiteCurrency },
): string {
  return formatPrice(amountMajor, {
    currency,
    symbol: currency === site.currency ? site.symbol : localSymbol(currency, language),
    language,
    abbreviate: false,
    fractionDigits: currencyExponent(currency),
  })
}

/** The language's symbol, which tells dollars apart; the code where there is none to put before. */
function localSymbol(currency: string, language: string): string {
  let symbol = currency
  try {
    const format = new Intl.NumberFormat(toLocale(language), { style: 'currency', currency })
    const found = format.formatToParts(0).find(({ type }) => type === 'currency')?.value
    if (found && !/\p{Script=Arabic}/u.test(found)) symbol = found
  } catch {
    // Not a currency.
  }
  return /\p{L}$/u.test(symbol) ? `${symbol}\u00a0` : symbol
}

/** Minor units with the currency's code and its own decimals, on receipts only: "JPY 4,900". */
export function formatMoney(amountMinor: number, currency: string, language: string): string {
  return formatPrice(toMajor(amountMinor, currency), {
    currency,
    symbol: `${currency}\u00a0`,
    language,
    abbreviate: false,
    fractionDigits: currencyExponent(currency),
  })
}

/** Price per unit of area. Below 100, cents matter, so `fractionDigits` is ignored. */
export function formatRate(amountMajor: number, style: PriceStyle): string {
  if (amountMajor >= RATE_WITHOUT_CENTS) {
    return formatPrice(Math.round(amountMajor), { ...style, isBrief: true })
  }
  return formatPrice(amountMajor, {
    ...style,
    abbreviate: false,
    fractionDigits: currencyExponent(style.currency),
  })
}

const RATE_WITHOUT_CENTS = 100

/** ISO 4217 decimals (KWD 3, JPY 0). `Intl` follows cash usage instead: none for HUF and IDR. */
export function currencyExponent(currency: string): number {
  return exceptions.get(currency.toUpperCase()) ?? 2
}

/**
 * Major to integer minor units, rounded half away from zero.
 * @throws RangeError if not finite or not a safe integer
 */
export function toMinor(amountMajor: number, currency: string): number {
  const shifted = shiftDecimal(Math.abs(amountMajor), currencyExponent(currency))
  const minor = Math.sign(amountMajor) * Math.round(shifted)
  if (!Number.isSafeInteger(minor)) throw new RangeError(`amount out of range: ${amountMajor}`)
  return minor + 0
}

export function toMajor(amountMinor: number, currency: string): number {
  return shiftDecimal(amountMinor, -currencyExponent(currency))
}

const noDecimals = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ')
const threeDecimals = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')
const fourDecimals = 'CLF UYW'.split(' ')

const exceptions = new Map<string, number>([
  ...noDecimals.map((code): [string, number] => [code, 0]),
  ...threeDecimals.map((code): [string, number] => [code, 3]),
  ...fourDecimals.map((code): [string, number] => [code, 4]),
])

type Step = { from: number; suffix: string }

/** Default of the specification. */
const USUAL_DIGITS = 2

function toDecimals({ fractionDigits, isBrief = false }: PriceStyle, isAbbreviated: boolean) {
  const wanted = fractionDigits ?? USUAL_DIGITS
  const digits = isAbbreviated ? USUAL_DIGITS : wanted
  return { least: digits, most: digits, stripsZeros: isBrief || (isAbbreviated && wanted === 0) }
}

const indianSteps: readonly Step[] = [
  { from: 10_000_000, suffix: 'Cr' },
  { from: 100_000, suffix: 'L' },
  { from: 1_000, suffix: 'K' },
]
const eastAsianSteps: readonly Step[] = [
  { from: 100_000_000, suffix: '億' },
  { from: 10_000, suffix: '万' },
]
const westernSteps: readonly Step[] = [
  { from: 1_000_000_000, suffix: 'B' },
  { from: 1_000_000, suffix: 'M' },
  { from: 1_000, suffix: 'K' },
]

const stepsByCurrency = new Map<string, readonly Step[]>([
  ...['INR', 'BDT', 'NPR', 'PKR', 'LKR'].map((code): [string, readonly Step[]] => [
    code,
    indianSteps,
  ]),
  ...['JPY', 'CNY', 'KRW'].map((code): [string, readonly Step[]] => [code, eastAsianSteps]),
])

function stepsFor(currency: string): readonly Step[] {
  return stepsByCurrency.get(currency.toUpperCase()) ?? westernSteps
}

function stepFor(amount: number, currency: string): Step | undefined {
  const steps = stepsFor(currency)
  const index = steps.findIndex((step) => amount >= step.from)
  const above = steps[(index === -1 ? steps.length : index) - 1]
  const unit = steps[index]?.from ?? 1
  const shown = Math.round((amount / unit) * 100) / 100
  return above && shown * unit >= above.from ? above : steps[index]
}
