import { describe, expect, test } from 'vitest'
import {
  likelyCountry,
  phoneCountries,
  phoneCountryOf,
  phoneForReading,
  readPhone,
} from './phone-number.ts'

describe('a typed number', () => {
  test.each([
    ['0151 12345678', 'DE', '+4915112345678'],
    ['(503) 555-0104', 'US', '+15035550104'],
    ['+44 20 7946 0958', 'US', '+442079460958'],
    ['٠٥٠ ١٢٣ ٤٥٦٧', 'AE', '+971501234567'],
  ] as const)('accepts %s in %s', (typed, country, number) => {
    expect(readPhone(typed, country)).toEqual({ number })
  })

  test.each(['12', 'call me', '+1', '555 0104 99999 99999 9'])('rejects %s', (typed) => {
    expect(readPhone(typed, 'US')).toEqual({ fault: 'phoneInvalid' })
  })

  test('is required', () => {
    expect(readPhone('  ', 'US')).toEqual({ fault: 'phoneRequired' })
  })
})

test("guesses the country from the browser's languages", () => {
  expect(likelyCountry(['de', 'de-AT', 'en-US'])).toBe('AT')
  expect(likelyCountry(['es-419'])).toBe('US')
  expect(likelyCountry([], 'ES')).toBe('ES')
  expect(phoneCountryOf('DE', 'US')).toBe('DE')
  expect(phoneCountryOf('XX', 'US')).toBe('US')
})

test('sorts countries by name', () => {
  const german = phoneCountries('de')
  expect(german.find(({ code }) => code === 'DE')).toEqual({
    code: 'DE',
    name: 'Deutschland',
    calling: '+49',
  })
  const names = german.map(({ name }) => name)
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'de')))
})

test('groups a number for display', () => {
  expect(phoneForReading('+15035550104')).toBe('+1 503 555 0104')
})
