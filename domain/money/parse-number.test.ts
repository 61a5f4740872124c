import { describe, expect, test } from 'vitest'
import { type NumberProblem, type NumberRules, parseNumber } from './parse-number.ts'

type Expected = number | [number, number] | NumberProblem

function read(text: string, rules: NumberRules): Expected {
  const reading = parseNumber(text, rules)
  if ('value' in reading) return reading.value
  return 'problem' in reading ? reading.problem : [...reading.question]
}

const inCurrency = (currency: string, locale: string): NumberRules => ({
  kind: 'money',
  locale,
  currency,
  decimals: currency === 'JPY' ? 0 : currency === 'KWD' ? 3 : 2,
  most: 1e12,
})

describe('prices', () => {
  test.each<[locale: string, currency: string, text: string, expected: Expected]>([
    ['en', 'USD', '315000', 315_000],
    ['en', 'USD', '$315,000', 315_000],
    ['en', 'USD', 'US$ 315,000.00', 315_000],
    ['en', 'USD', 'USD 315,000', 315_000],
    ['en', 'USD', '315,000 usd', 315_000],
    ['en', 'USD', '315,000 US dollars', 315_000],
    ['en', 'USD', '$.50', 0.5],
    ['en', 'USD', '2.340.000', 2_340_000],
    ['en', 'USD', '315.000', 315_000],
    ['en', 'USD', '315.000,50', 315_000.5],
    ['en', 'USD', '315\u00a0000', 315_000],
    ['en', 'USD', '315\u2009000', 315_000],
    ['en', 'USD', '\u202a315,000\u202c', 315_000],
    ['en', 'USD', '315k', 315_000],
    ['en', 'USD', '$2.3m', 2_300_000],
    ['en', 'USD', '2.3 million', 2_300_000],
    ['en', 'USD', '1.1M', 1_100_000],
    ['en', 'USD', '2.340m', [2_340_000_000, 2_340_000]],
    ['en', 'USD', '$1,450/mo', 1450],
    ['en', 'USD', '1,450 per month', 1450],
    ['en', 'USD', '1,450 pcm', 1450],
    ['en', 'USD', '+315', 315],
    ['en', 'USD', '-7', 'negative'],
    ['en', 'USD', '−7', 'negative'],
    ['en', 'USD', '(7)', 'negative'],
    ['en', 'USD', '($1,200)', 'negative'],
    ['en', 'USD', '-$7', 'negative'],
    ['en', 'USD', '$-7', 'negative'],
    ['en', 'USD', '€315,000', 'otherCurrency'],
    ['en', 'USD', '315.000 EUR', 'otherCurrency'],
    ['en', 'USD', 'CA$315,000', 'otherCurrency'],
    ['en', 'USD', '£2m', 'otherCurrency'],
    ['en', 'USD', '34xyz', 'notANumber'],
    ['en', 'USD', 'xyz', 'notANumber'],
    ['en', 'USD', '3e5', 'notANumber'],
    ['en', 'USD', 'NaN', 'notANumber'],
    ['en', 'USD', 'Infinity', 'notANumber'],
    ['en', 'USD', '1.2.3', 'notANumber'],
    ['en', 'USD', '1,,000', 'notANumber'],
    ['en', 'USD', '300,000-350,000', 'notANumber'],
    ['en', 'USD', '$300,000 to $350,000', 'notANumber'],
    ['en', 'USD', '0x1f', 'notANumber'],
    ['en', 'USD', '5²', 'notANumber'],
    ['en', 'USD', '7-', 'notANumber'],
    ['en', 'USD', '45%', 'notANumber'],
    ['en', 'USD', '315.125,555', 'decimals'],
    ['en', 'USD', '3150.125', 'decimals'],
    ['en', 'USD', '9'.repeat(14), 'tooLarge'],
    ['en', 'AUD', 'A$315,000', 315_000],
    ['en', 'GBP', '£315,000.-', 315_000],
    ['de', 'EUR', '315.000 €', 315_000],
    ['de', 'EUR', '€ 315.000,-', 315_000],
    ['de', 'EUR', '315.000,00 Euro', 315_000],
    ['de', 'EUR', '1,2 Mio. €', 1_200_000],
    ['de', 'EUR', '315 Tsd. €', 315_000],
    ['de', 'EUR', '890 €/Monat', 890],
    ['de', 'EUR', '315,000', 315_000],
    ['de', 'EUR', 'CHF 315’000.–', 'otherCurrency'],
    ['es', 'EUR', '315.000 €', 315_000],
    ['es', 'EUR', '1,2 millones', 1_200_000],
    ['es', 'EUR', '850 €/mes', 850],
    ['fr', 'EUR', '315\u202f000,50 €', 315_000.5],
    ['fr-CH', 'CHF', "CHF 315'000.-", 315_000],
    ['de-CH', 'CHF', 'Fr. 315’000.—', 315_000],
    ['de-CH', 'CHF', 'Fr.315', 315],
    ['ar', 'SAR', '٣١٥٬٠٠٠', 315_000],
    ['ar', 'SAR', '٣١٥٬٠٠٠٫٥ ر.س', 315_000.5],
    ['ar', 'SAR', '٢ مليون', 2_000_000],
    ['fa', 'IRR', '۳۱۵٬۰۰۰', 315_000],
    ['en-IN', 'INR', '31,50,000', 3_150_000],
    ['en-IN', 'INR', '₹1.35 Cr', 13_500_000],
    ['en-IN', 'INR', 'Rs. 15 L', 1_500_000],
    ['en-IN', 'INR', '1 Cr 35 lakh', 13_500_000],
    ['hi', 'INR', '₹३१,५०,०००', 3_150_000],
    ['ja', 'JPY', '￥４５，０００，０００', 45_000_000],
    ['ja', 'JPY', '3億円', 300_000_000],
    ['ja', 'JPY', '3億5,000万円', 350_000_000],
    ['en', 'JPY', '¥100.50', 'decimals'],
    ['en', 'KWD', '315.125', [315_125, 315.125]],
    ['en', 'KWD', '315,125', 315_125],
  ])('in %s and %s: reads %j as %j', (locale, currency, text, expected) => {
    expect(read(text, inCurrency(currency, locale))).toEqual(expected)
  })

  test('refuses any currency without one of its own', () => {
    expect(read('$315,000', { kind: 'money' })).toBe('otherCurrency')
  })

  test('accepts the sign of the settings', () => {
    expect(read('Lei 315', { kind: 'money', currency: 'RON', symbol: 'Lei' })).toBe(315)
  })

  test('asks for each lone sign when strict', () => {
    const rules: NumberRules = { ...inCurrency('USD', 'en'), isStrict: true }
    expect(read('315.000', rules)).toEqual([315_000, 315])
    expect(read('315,000', rules)).toBe(315_000)
    expect(read('315,000', { ...rules, locale: undefined })).toEqual([315_000, 315])
    expect(read('1,315,000', rules)).toBe(1_315_000)
  })

  test('follows a known decimal sign', () => {
    const rules: NumberRules = { ...inCurrency('USD', 'en'), isStrict: true, decimalSign: ',' }
    expect(read('315.000', rules)).toBe(315_000)
    expect(read('315,125', rules)).toBe('decimals')
    expect(read('315,12', rules)).toBe(315.12)
  })
})

describe('measures', () => {
  const area = (locale: string, unit?: string): NumberRules => ({
    kind: 'measure',
    locale,
    unit,
    decimals: 2,
    most: 1e8,
  })
  test.each<[locale: string, unit: string | undefined, text: string, expected: Expected]>([
    ['en', 'm²', '1,350', 1350],
    ['en', 'm²', '91.375', [91_375, 91.38]],
    ['en', 'm²', '91.5', 91.5],
    ['en', 'm²', '91.5 m²', 91.5],
    ['en', 'm²', '91 sqm', 91],
    ['en', 'm²', '980 sq ft', 'otherUnit'],
    ['en', 'sq ft', '980 ft²', 980],
    ['en', undefined, '91 m²', 'notANumber'],
    ['en', 'm²', '91 rooms', 'notANumber'],
    ['en', 'm²', '91m', 'otherUnit'],
    ['de', 'm²', '91,375', [91_375, 91.38]],
    ['de', 'm²', '1.350', 1350],
    ['de', 'm²', '91,5 qm', 91.5],
    ['fr-CH', 'm²', '1.350', [1350, 1.35]],
    ['ar', 'م²', '٩١٫٥', 91.5],
    ['en', 'm²', '-4', 'negative'],
    ['en', 'm²', '91.375.1', 'notANumber'],
    ['en', 'km', '1.2 km', 1.2],
  ])('in %s and %s: reads %j as %j', (locale, unit, text, expected) => {
    expect(read(text, area(locale, unit))).toEqual(expected)
  })

  test('accepts negative numbers where the field does', () => {
    expect(read('−4', { kind: 'measure', isSigned: true })).toBe(-4)
  })
})

test.each<[string, Expected]>([
  ['5.125', 5.125],
  ['5,125', 5.125],
  ['4,5 %', 4.5],
  ['٤٫٥٪', 4.5],
  ['5.1255', 'decimals'],
  ['-1', 'negative'],
  ['4 %%', 'notANumber'],
])('reads the rate %j as %j', (text, expected) => {
  expect(read(text, { kind: 'rate', decimals: 3 })).toEqual(expected)
})

test.each<[string, Expected]>([
  ['12', 12],
  ['1.200', 1200],
  ['1,200', 1200],
  ['12.5', 'decimals'],
  ['12k', 'notANumber'],
])('reads the count %j as %j', (text, expected) => {
  expect(read(text, { kind: 'count', decimals: 0 })).toEqual(expected)
})
