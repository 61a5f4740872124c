import { codes, code as currencyOf } from 'currency-codes'
import { expect, test } from 'vitest'
import { currencyExponent } from '@/domain/money/price.ts'
import { GatewayRefused, PAYMENT_GATEWAYS, type PaymentGatewayName } from './gateway.ts'
import { fromDecimal, fromUnits, takesCurrency, toDecimal, toUnits } from './gateway-money.ts'

test('has the decimals of ISO 4217 for every currency that a gateway takes', () => {
  const taken = codes().filter((code) =>
    PAYMENT_GATEWAYS.some((gateway) => takesCurrency(gateway, code)),
  )
  expect(taken.length).toBeGreaterThan(120)
  const differing = taken.filter((code) => currencyExponent(code) !== currencyOf(code)?.digits)
  expect(differing).toEqual([])
})

/** ISO minor units, and the units that the gateway documents. */
const UNITS: readonly [PaymentGatewayName, string, bigint, bigint][] = [
  ['stripe', 'USD', 1999n, 1999n],
  ['stripe', 'JPY', 500n, 500n],
  ['stripe', 'KWD', 5120n, 5120n],
  ['stripe', 'ISK', 500n, 50_000n],
  ['stripe', 'UGX', 500n, 50_000n],
  ['stripe', 'HUF', 1000n, 1000n],
  ['stripe', 'TWD', 1000n, 1000n],
  ['stripe', 'MGA', 50_000n, 500n],
  ['razorpay', 'INR', 29_935n, 29_935n],
  ['razorpay', 'JPY', 295n, 295n],
  ['razorpay', 'KWD', 295_990n, 295_990n],
  ['paystack', 'NGN', 20_000n, 20_000n],
  ['paystack', 'XOF', 200n, 20_000n],
]

test.each(UNITS)('%s charges %s %i as %i', (gateway, currency, amount, units) => {
  expect(toUnits(gateway, { amount, currency })).toBe(units)
  expect(fromUnits(gateway, units, currency.toLowerCase())).toEqual({ amount, currency })
})

const DECIMALS: readonly [PaymentGatewayName, string, bigint, string][] = [
  ['paypal', 'USD', 1999n, '19.99'],
  ['paypal', 'USD', 5n, '0.05'],
  ['paypal', 'JPY', 500n, '500'],
  ['paypal', 'HUF', 199_900n, '1999'],
  ['paypal', 'TWD', 60_000n, '600'],
  ['flutterwave', 'NGN', 150_050n, '1500.50'],
  ['flutterwave', 'UGX', 5000n, '5000'],
]

test.each(DECIMALS)('%s charges %s %i as %s', (gateway, currency, amount, text) => {
  expect(toDecimal(gateway, { amount, currency })).toBe(text)
  expect(fromDecimal(text, currency)).toEqual({ amount, currency })
})

test.each<[PaymentGatewayName, string, bigint]>([
  ['stripe', 'KWD', 5123n],
  ['razorpay', 'KWD', 5123n],
  ['stripe', 'MGA', 50_050n],
  ['paypal', 'HUF', 199_950n],
  ['paypal', 'TWD', 60_001n],
  ['paypal', 'INR', 1000n],
  ['paystack', 'EUR', 1000n],
])('%s refuses %s %i', (gateway, currency, amount) => {
  expect(() => toUnits(gateway, { amount, currency })).toThrow(GatewayRefused)
})

test.each(['', '-1', '1e3', '1,50', ' 1', '0x10', '1.', 'NaN', '1.234'])(
  'takes no amount of %j',
  (text) => {
    expect(() => fromDecimal(text, 'USD')).toThrow(RangeError)
  },
)

test('takes an amount with zeros beyond the currency’s decimals', () => {
  expect(fromDecimal('19.9900', 'USD')).toEqual({ amount: 1999n, currency: 'USD' })
})
