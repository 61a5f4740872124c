import { expect, test } from 'vitest'
import { findRegionDefaults } from './region-defaults.ts'

test.each([
  ['US', 'USD', '$', 'mi'],
  ['GB', 'GBP', '£', 'mi'],
  ['DE', 'EUR', '€', 'km'],
  ['AE', 'AED', 'AED', 'km'],
  ['JP', 'JPY', '¥', 'km'],
])('suits %s', (country, currency_code, currency_symbol, distance_option) => {
  const found = findRegionDefaults(country, 'en')
  expect(found).toEqual({ currency_code, currency_symbol, distance_option })
})

test.each(['', 'XX', 'us', 'constructor'])('knows no country “%s”', (country) => {
  expect(findRegionDefaults(country, 'en')).toBeUndefined()
})
