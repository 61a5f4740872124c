import { describe, expect, it } from 'vitest'
import { numberText, parseNumber } from './number-text.ts'

describe('a typed number', () => {
  it.each([
    ['en', '1,250,000', 1_250_000],
    ['en', '1250000.5', 1_250_000.5],
    ['en', '5.5', 5.5],
    ['en', '5,5', 5.5],
    ['en', '1,500', 1500],
    ['en', '.5', 0.5],
    ['en', '-3', -3],
    ['en-IN', '12,50,000', 1_250_000],
    ['de', '1.250.000,75', 1_250_000.75],
    ['de', '5,5', 5.5],
    ['de', '5.5', 5.5],
    ['de', '1.500', 1500],
    ['es', '1250000', 1_250_000],
    ['fr', '1 250 000,5', 1_250_000.5],
    ['de-CH', '1’250’000', 1_250_000],
    ['ar-EG', '١٬٢٥٠٬٠٠٠٫٥', 1_250_000.5],
    ['ar', '1,250', 1250],
    ['fa', '۱٬۲۵۰', 1250],
  ])('in %s: parses %s as %d', (locale, text, value) => {
    expect(parseNumber(text, locale)).toBe(value)
  })

  it.each(['', ' ', '-', '.', 'abc', '12 rooms', '1,2,3', '1e5', '∞'])(
    'is rejected: %j',
    (text) => {
      expect(parseNumber(text, 'en')).toBeUndefined()
    },
  )

  it.each(['en', 'de', 'es', 'fr', 'ar-EG', 'en-IN', 'de-CH', 'fa', 'pl'])(
    'in %s: parses what it formats',
    (locale) => {
      const values = [0, 7, 999, 1000, 12_345.67, 1_234_567.8, -42]
      expect(
        values.map((value) =>
          parseNumber(numberText(value, locale, { fractionDigits: 2 }), locale),
        ),
      ).toEqual(values)
    },
  )

  it('leaves four digits ungrouped when asked to', () => {
    const written = [1959, 12_500].map((value) => numberText(value, 'en', { grouping: 'min2' }))
    expect(written).toEqual(['1959', '12,500'])
  })
})
