import { currencyExponent } from '@/domain/money/price.ts'
import { GatewayRefused, type Money, type PaymentGatewayName } from './gateway.ts'

/**
 * Decimals of the amounts a gateway is sent, which are not always those of ISO 4217: Stripe counts
 * whole krónur and shillings in hundredths, PayPal takes whole forints and Taiwan dollars only.
 * `step` is the smallest ISO minor unit that can be charged.
 */
type Charging = { decimals: number; step: bigint }

const list = (codes: string) => new Set(codes.split(/\s+/).filter(Boolean))

const STRIPE = list(`
  AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BWP BYN BZD
  CAD CDF CHF CLP CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ
  GYD HKD HNL HTG HUF IDR ILS INR ISK JMD JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD
  LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK
  PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SOS SRD STN SZL THB TJS TND TOP TRY
  TTD TWD TZS UAH UGX USD UYU UZS VND VUV WST XAF XCD XOF XPF YER ZAR ZMW`)

const RAZORPAY = list(`
  AED ALL AMD ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BZD CAD CHF CLP
  CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD GBP GHS GIP GMD GNF GTQ GYD HKD HNL HTG
  HUF IDR ILS INR IQD ISK JMD JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LKR LRD LSL MAD MDL MGA
  MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PEN PGK PHP PKR PLN PYG QAR
  RON RSD RUB RWF SAR SCR SEK SGD SOS SSP SVC SZL THB TND TRY TTD TWD TZS UAH UGX USD UYU UZS VND
  VUV XAF XCD XOF XPF YER ZAR ZMW`)

const PAYPAL = list(`
  AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD`)

const PAYSTACK = list('GHS KES NGN USD XOF ZAR')

const FLUTTERWAVE = list('EGP EUR GBP GHS KES MWK NGN RWF TZS UGX USD XAF XOF ZAR ZMW')

const TAKEN: Readonly<Record<PaymentGatewayName, ReadonlySet<string>>> = {
  stripe: STRIPE,
  razorpay: RAZORPAY,
  paypal: PAYPAL,
  paystack: PAYSTACK,
  flutterwave: FLUTTERWAVE,
}

const STRIPE_DECIMALS: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 }
const PAYPAL_DECIMALS: Readonly<Record<string, number>> = { HUF: 0, TWD: 0 }
const PAYSTACK_DECIMALS: Readonly<Record<string, number>> = { XOF: 2 }

const DECIMALS: Partial<Record<PaymentGatewayName, Readonly<Record<string, number>>>> = {
  stripe: STRIPE_DECIMALS,
  paypal: PAYPAL_DECIMALS,
  paystack: PAYSTACK_DECIMALS,
}

export function takesCurrency(gateway: PaymentGatewayName, currency: string): boolean {
  return TAKEN[gateway].has(currency)
}

/** The amount as the gateway counts it. @throws GatewayRefused where it cannot be charged */
export function toUnits(gateway: PaymentGatewayName, { amount, currency }: Money): bigint {
  if (!takesCurrency(gateway, currency)) {
    throw new GatewayRefused(`${gateway} takes no ${currency}`)
  }
  const { decimals, step } = getCharging(gateway, currency)
  if (amount <= 0n || amount > MAX_AMOUNT || amount % step !== 0n) {
    throw new GatewayRefused(`${gateway} cannot charge this amount in ${currency}`)
  }
  return scale(amount, decimals - currencyExponent(currency))
}

/** @throws RangeError where the gateway names a part of a minor unit */
export function fromUnits(gateway: PaymentGatewayName, units: bigint, currency: string): Money {
  const code = currency.toUpperCase()
  const { decimals } = getCharging(gateway, code)
  return { amount: scale(units, currencyExponent(code) - decimals), currency: code }
}

/** In major units, such as `19.99`, for gateways that take decimals. */
export function toDecimal(gateway: PaymentGatewayName, money: Money): string {
  const units = toUnits(gateway, money)
  const { decimals } = getCharging(gateway, money.currency)
  if (decimals === 0) return String(units)
  const digits = String(units).padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** @throws RangeError for anything but a plain decimal that fits the currency */
export function fromDecimal(text: string, currency: string): Money {
  const match = /^(\d{1,15})(?:\.(\d{1,9}))?$/.exec(text)
  if (!match) throw new RangeError('not an amount of money')
  const code = currency.toUpperCase()
  const [, whole = '', part = ''] = match
  const amount = scale(BigInt(whole + part), currencyExponent(code) - part.length)
  return { amount, currency: code }
}

/** Ten thousand million of any currency with cents; safe as a number in JSON. */
const MAX_AMOUNT = 1_000_000_000_000n

function getCharging(gateway: PaymentGatewayName, currency: string): Charging {
  const exponent = currencyExponent(currency)
  const decimals = DECIMALS[gateway]?.[currency] ?? exponent
  // The last digit of three decimals must be zero with card gateways.
  const isRounded = exponent === 3 && (gateway === 'stripe' || gateway === 'razorpay')
  return { decimals, step: isRounded ? 10n : 10n ** BigInt(Math.max(exponent - decimals, 0)) }
}

function scale(amount: bigint, places: number): bigint {
  if (places >= 0) return amount * 10n ** BigInt(places)
  const divisor = 10n ** BigInt(-places)
  if (amount % divisor !== 0n) throw new RangeError('a part of a minor unit')
  return amount / divisor
}
