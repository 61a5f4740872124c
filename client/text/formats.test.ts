import { describe, expect, test } from 'vitest'
import { createFormats } from './formats.ts'

const style = { currency: 'USD', currencySymbol: '$', abbreviatesPrices: true }
const now = new Date('2026-11-21T12:00:00Z')

describe.each([
  ['en', ['1,234.5', '$1.25M', '$1,250,000.00', 'May 4, 2026', '2 days ago', '1.5 km', '30 days']],
  ['de', ['1.234,5', '$1,25M', '$1.250.000,00', '4. Mai 2026', 'vor 2 Tagen', '1,5 km', '30 Tage']],
  [
    'es',
    ['1234,5', '$1,25M', '$1.250.000,00', '4 de mayo de 2026', 'hace 2 días', '1,5 km', '30 días'],
  ],
  ['ar', ['1,234.5', '$1.25M', '$1,250,000.00', '4 مايو 2026', 'قبل يومين', '1.5 كم', '30 يومًا']],
])('in language %s', (language, expected) => {
  test('formats numbers, prices, dates and units', () => {
    const formats = createFormats(language, style)
    expect([
      formats.number(1_234.5),
      formats.price(1_250_000),
      formats.fullPrice(1_250_000),
      formats.date('2026-05-04T08:30:00.000000Z'),
      formats.relativeTime('2026-11-19T12:00:00Z', now, ''),
      formats.distance(1.5, 'km'),
      formats.duration(720),
    ]).toEqual(expected)
  })
})

test('uses the time zone of the marketplace for dates', () => {
  const inTokyo = createFormats('en', { ...style, timeZone: 'Asia/Tokyo' })
  expect(inTokyo.date('2026-05-04T20:00:00Z')).toBe('May 5, 2026')
})

test("shows distances in the marketplace's unit", () => {
  expect(createFormats('en', style).away(5)).toBe('5 km')
  expect(createFormats('en', { ...style, inMiles: true }).away(5)).toBe('3.1 mi')
})

test("uses the caller's text for just now", () => {
  const formats = createFormats('en', style)
  expect(formats.relativeTime('2026-11-21T12:00:00Z', now, 'just now')).toBe('just now')
})

test('shows what is paid to the cent, whatever the settings say of prices', () => {
  const { money } = createFormats('en', { ...style, priceDecimals: 0 })
  expect([money(1_250_000), money(9), money(9.9), money(-9.99)]).toEqual([
    '$1,250,000.00',
    '$9.00',
    '$9.90',
    '-$9.99',
  ])
  expect([money(9, 'USD'), money(9, null), money(4_900, 'JPY'), money(1.25, 'KWD')]).toEqual([
    '$9.00',
    '$9.00',
    '¥4,900',
    'KWD\u00a01.250',
  ])
})

test('keeps the sign and symbol of an amount before it in sentences from right to left', () => {
  expect(createFormats('ar', style).money(-9.9)).toBe('\u2066-$9.90\u2069')
})

test('shows whole sums without symbol and cents, grouped as usual for the currency', () => {
  expect(createFormats('en', style).wholeSum(1_234_567.8)).toBe('1,234,568')
  const rupees = { ...style, currency: 'INR', currencySymbol: '₹' }
  expect(createFormats('en', rupees).wholeSum(1_234_567.8)).toBe('12,34,568')
})
