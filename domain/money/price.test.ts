import { describe, expect, test } from 'vitest'
import {
  currencyExponent,
  formatMoney,
  formatPaid,
  formatPrice,
  formatRate,
  toMajor,
  toMinor,
} from './price.ts'

const dollars = { currency: 'USD', symbol: '$', language: 'en', abbreviate: true }

describe('abbreviated prices', () => {
  test.each([
    [0, '$0.00'],
    [999, '$999.00'],
    [999.99, '$999.99'],
    [999.996, '$1.00K'],
    [1_000, '$1.00K'],
    [1_005, '$1.01K'],
    [12_345, '$12.35K'],
    [999_994, '$999.99K'],
    [999_999, '$1.00M'],
    [1_000_000, '$1.00M'],
    [1_250_000, '$1.25M'],
    [999_999_999, '$1.00B'],
    [1_000_000_000, '$1.00B'],
    [2_500_000_000_000, '$2,500.00B'],
    [-1_500, '-$1.50K'],
  ])('show %d dollars with two decimals', (amount, text) => {
    expect(formatPrice(amount, dollars)).toBe(text)
  })

  test.each(['INR', 'BDT', 'NPR', 'PKR', 'LKR'])('use crore and lakh for %s', (currency) => {
    const style = { ...dollars, currency, symbol: '₹' }
    expect(
      [500, 1_000, 99_999, 100_000, 2_550_000, 9_999_999, 10_000_000, 123_456_789].map((amount) =>
        formatPrice(amount, style),
      ),
    ).toEqual([
      '₹500.00',
      '₹1.00K',
      '₹1.00L',
      '₹1.00L',
      '₹25.50L',
      '₹1.00Cr',
      '₹1.00Cr',
      '₹12.35Cr',
    ])
  })

  test.each(['JPY', 'CNY', 'KRW'])('use 億 and 万 for %s', (currency) => {
    const style = { ...dollars, currency, symbol: '¥' }
    expect(
      [500, 9_999, 10_000, 35_000_000, 99_999_999, 100_000_000, 1_234_567_890].map((amount) =>
        formatPrice(amount, style),
      ),
    ).toEqual(['¥500.00', '¥9,999.00', '¥1.00万', '¥3,500.00万', '¥1.00億', '¥1.00億', '¥12.35億'])
  })

  test('use B, M and K for any other currency, known or not', () => {
    expect(formatPrice(4_200_000, { ...dollars, currency: 'EUR', symbol: '€' })).toBe('€4.20M')
    expect(formatPrice(4_200_000, { ...dollars, currency: '', symbol: '' })).toBe('4.20M')
  })
})

describe('prices with a configured number of decimals', () => {
  test.each([
    [364_000, 0, '$364,000'],
    [364_000.5, 0, '$364,001'],
    [1_250.5, 1, '$1,250.5'],
    [1_250.5, 3, '$1,250.500'],
  ])('show %d with %d decimals', (amount, fractionDigits, text) => {
    expect(formatPrice(amount, { ...dollars, abbreviate: false, fractionDigits })).toBe(text)
  })

  test('keep significant decimals in abbreviations', () => {
    const style = { ...dollars, fractionDigits: 0 }
    expect(
      [950, 364_000, 1_250_000, 2_000_000].map((amount) => formatPrice(amount, style)),
    ).toEqual(['$950', '$364K', '$1.25M', '$2M'])
  })
})

describe('Indian digit grouping', () => {
  const rupees = { currency: 'INR', symbol: '₹', abbreviate: false }

  test.each([
    ['en', 1_234_567, '₹12,34,567.00'],
    ['en', 123_456_789.5, '₹12,34,56,789.50'],
    ['en', 999, '₹999.00'],
    ['de', 1_234_567, '₹12.34.567,00'],
    ['es', 1_234_567, '₹12.34.567,00'],
    ['ar', 1_234_567, '₹12,34,567.00'],
  ])('applies in %s: %d', (language, amount, text) => {
    expect(formatPrice(amount, { ...rupees, language })).toBe(text)
  })

  test.each(['PKR', 'NPR', 'LKR', 'BDT', 'inr'])('applies to %s', (currency) => {
    expect(formatPrice(1_234_567, { ...rupees, language: 'en', currency })).toBe('₹12,34,567.00')
  })
})

describe('brief prices', () => {
  test.each([
    [500, '$500'],
    [450_000, '$450K'],
    [999_999, '$1M'],
    [1_005, '$1.01K'],
    [1_250_000, '$1.25M'],
    [1_500_000, '$1.50M'],
  ])('show %d dollars with two decimals', (amount, text) => {
    expect(formatPrice(amount, { ...dollars, isBrief: true })).toBe(text)
  })

  test('follow the notation of the language', () => {
    const style = { ...dollars, language: 'de', symbol: '€', currency: 'EUR', isBrief: true }
    expect(formatPrice(2_000_000, style)).toBe('€2M')
    expect(formatPrice(2_500, { ...style, abbreviate: false })).toBe('€2.500')
  })
})

describe('full prices', () => {
  test.each([
    ['en', '$1,234,567.50'],
    ['de', '$1.234.567,50'],
    ['es', '$1.234.567,50'],
    ['ar', '$1,234,567.50'],
    ['not a language', '$1,234,567.50'],
  ])('follow the notation of the language %s', (language, text) => {
    expect(formatPrice(1_234_567.5, { ...dollars, language, abbreviate: false })).toBe(text)
  })

  test('use the notation of the language in abbreviations too', () => {
    expect(formatPrice(1_250_000, { ...dollars, language: 'de' })).toBe('$1,25M')
  })
})

describe('decimal places by ISO 4217', () => {
  test.each([
    ['USD', 2],
    ['EUR', 2],
    ['HUF', 2],
    ['IDR', 2],
    ['JPY', 0],
    ['KRW', 0],
    ['KWD', 3],
    ['CLF', 4],
    ['jpy', 0],
  ])('%s has %i', (currency, exponent) => {
    expect(currencyExponent(currency)).toBe(exponent)
  })
})

describe('major and minor units', () => {
  test.each([
    [0, 'USD', 0],
    [1250.5, 'USD', 125_050],
    [1.005, 'USD', 101],
    [-1.005, 'USD', -101],
    [0.1 + 0.2, 'USD', 30],
    [980_000, 'JPY', 980_000],
    [12.3456, 'KWD', 12_346],
    [1e12, 'USD', 100_000_000_000_000],
    [5e-7, 'USD', 0],
  ])('%d %s is %i minor units', (major, currency, minor) => {
    expect(toMinor(major, currency)).toBe(minor)
  })

  test.each([
    [125_050, 'USD', 1250.5],
    [101, 'USD', 1.01],
    [980_000, 'JPY', 980_000],
    [12_346, 'KWD', 12.346],
  ])('%i minor units of %s are %d', (minor, currency, major) => {
    expect(toMajor(minor, currency)).toBe(major)
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300])('rejects %d', (amount) => {
    expect(() => toMinor(amount, 'USD')).toThrow(RangeError)
  })
})

test('keeps the cents of a small rate, whatever decimals prices have', () => {
  const style = { currency: 'USD', symbol: '$', language: 'en', abbreviate: false }
  expect(formatRate(14.256, { ...style, fractionDigits: 0 })).toBe('$14.26')
  expect(formatRate(14.2, { ...style, abbreviate: true })).toBe('$14.20')
  expect(formatRate(5_431.7, style)).toBe('$5,432')
  expect(formatRate(5_431.7, { ...style, abbreviate: true })).toBe('$5.43K')
  expect(formatRate(32.4, { ...style, currency: 'JPY', symbol: '¥' })).toBe('¥32')
})

describe('money with its code', () => {
  test.each([
    [4_900, 'USD', 'USD\u00a049.00'],
    [4_900, 'JPY', 'JPY\u00a04,900'],
    [4_900, 'KWD', 'KWD\u00a04.900'],
    [-100, 'EUR', '-EUR\u00a01.00'],
  ])('of %i minor units of %s is %j', (minor, currency, written) => {
    expect(formatMoney(minor, currency, 'en')).toBe(written)
  })
})

describe('a paid amount', () => {
  const dollars = { currency: 'USD', symbol: '$' }

  test.each([
    [29, 'USD', 'en', '$29.00'],
    [1_250_000, 'USD', 'en', '$1,250,000.00'],
    [29.5, 'USD', 'de', '$29,50'],
    [-9.99, 'USD', 'en', '-$9.99'],
    [29, 'EUR', 'en', '€29.00'],
    [29, 'EUR', 'de', '€29,00'],
    [29, 'CAD', 'en', 'CA$29.00'],
    [4_900, 'JPY', 'en', '¥4,900'],
    [1.25, 'KWD', 'en', 'KWD\u00a01.250'],
    [1.25, 'KWD', 'ar', 'KWD\u00a01.250'],
    [5, 'not one', 'en', 'not one\u00a05.00'],
  ])('of %s %s is shown in %s as %s', (amount, currency, language, shown) => {
    expect(formatPaid(amount, currency, { language, site: dollars })).toBe(shown)
  })
})
