import { expect, it } from 'vitest'
import { numberText } from './number-text.ts'

it('formats in the locale', () => {
  expect(numberText(1_250_000.755, 'de', { fractionDigits: 2 })).toBe('1.250.000,76')
})

it('leaves four digits ungrouped when asked to', () => {
  const written = [1959, 12_500].map((value) => numberText(value, 'en', { grouping: 'min2' }))
  expect(written).toEqual(['1959', '12,500'])
})
