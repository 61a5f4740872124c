import { describe, expect, test } from 'vitest'
import {
  likelyCountry,
  phoneContact,
  phoneCountries,
  phoneCountryNamed,
  phoneForMachines,
  readContactPhone,
  readPhone,
  toPhoneCountry,
} from './phone-number.ts'

describe('a typed number', () => {
  test.each([
    ['0151 12345678', 'DE', '+4915112345678'],
    ['(503) 555-0104', 'US', '+15035550104'],
    ['+44 20 7946 0958', 'US', '+442079460958'],
    ['٠٥٠ ١٢٣ ٤٥٦٧', 'AE', '+971501234567'],
    ['+45 32 12 34 56', 'DE', '+4532123456'],
    ['+45 32 12 34 56', undefined, '+4532123456'],
    ['+49 (0)151 / 23456781', undefined, '+4915123456781'],
    ['030/1234567', 'DE', '+49301234567'],
    ['\u202a+49 30 1234567\u202c', undefined, '+49301234567'],
    ['\u2066+49\u00a030\u20111234567\u2069', undefined, '+49301234567'],
    ['＋４９ ３０ １２３４５６７', undefined, '+49301234567'],
    ['+49 – 30 – 1234567', undefined, '+49301234567'],
    ['tel:+45-32-12-34-56', undefined, '+4532123456'],
    ['+39 (0)6 1234567', undefined, '+39061234567'],
    ['0049 30 1234567', undefined, '+49301234567'],
    ['0049 30 1234567', 'US', '+49301234567'],
    ['011 49 30 1234567', 'US', '+49301234567'],
    ['208 555 0123', 'US', '+12085550123'],
    ['2085550123', 'US', '+12085550123'],
  ] as const)('accepts %j in %s', (typed, country, number) => {
    expect(readPhone(typed, country)).toEqual({ number })
    expect(readContactPhone(typed, country)).toEqual({ number })
  })

  test.each([
    '12',
    'call me',
    '+1',
    '555 0104 99999 99999 9',
    '()().-',
    '+',
    '+()',
    '+999 123456',
    '030 1234567 or 0171 1234567',
    '+49 30 1234567, +49 30 7654321',
    '++49 30 1234567',
    '1-800-FLOWERS',
  ])('rejects %s', (typed) => {
    for (const country of ['US', undefined] as const) {
      expect(readPhone(typed, country)).toEqual({ fault: 'phoneInvalid' })
      expect(readContactPhone(typed, country)).toEqual({ fault: 'phoneInvalid' })
    }
  })

  test.each(['', '  ', '\u200b'])('is required: %j', (typed) => {
    expect(readPhone(typed, 'US')).toEqual({ fault: 'phoneRequired' })
  })

  test.each(['030/1234567', '(503) 555-0104', '32 12 34 56'])(
    'asks for the country code of %s without a country',
    (typed) => {
      expect(readPhone(typed, undefined)).toEqual({ fault: 'phoneCountry' })
      expect(readContactPhone(typed, undefined)).toEqual({ fault: 'phoneCountry' })
    },
  )

  test.each([
    ['4915112345678', undefined, '+4915112345678'],
    ['4532123456', 'DE', '+4532123456'],
    ['15035550100', 'US', '+15035550100'],
    ['5035550100', 'US', '+15035550100'],
  ] as const)('takes a country code without its plus in %s', (digits, country, number) => {
    expect(readPhone(digits, country, true)).toEqual({ number })
  })

  test.each([
    ['+49 30 1234567 ext. 12', '+49301234567;ext=12'],
    ['+49 30 1234567;ext=12', '+49301234567;ext=12'],
    ['+49 30 1234567 x12', '+49301234567;ext=12'],
    ['+49 30 1234567#12', '+49301234567;ext=12'],
  ])('keeps the extension of %s where no code is sent', (typed, number) => {
    expect(readContactPhone(typed, undefined)).toEqual({ number })
    expect(readPhone(typed, undefined)).toEqual({ fault: 'phoneExtension' })
  })

  test('stays as typed where the country may have it and the library does not know it', () => {
    expect(readContactPhone('\u202a030/1234567\u202c', 'US')).toEqual({ number: '030/1234567' })
    expect(readPhone('030/1234567', 'US')).toEqual({ fault: 'phoneInvalid' })
  })
})

describe('a stored number', () => {
  test.each([
    ['+4532123456', '+45 32 12 34 56', 'tel:+4532123456'],
    ['4532123456', '+45 32 12 34 56', 'tel:+4532123456'],
    ['+4915112345678', '+49 1511 2345678', 'tel:+4915112345678'],
    ['4915112345678', '+49 1511 2345678', 'tel:+4915112345678'],
    ['15035550104', '+1 503 555 0104', 'tel:+15035550104'],
    ['+1 (206) 555-0123', '+1 206 555 0123', 'tel:+12065550123'],
    ['+49301234567;ext=12', '+49 30 1234567 ext. 12', 'tel:+49301234567;ext=12'],
    ['0171 1234567', '0171 1234567', 'tel:01711234567'],
    ['030/1234567', '030/1234567', 'tel:0301234567'],
    ['5035550104', '5035550104', 'tel:5035550104'],
    ['on request', 'on request', null],
    ['()().-', '()().-', null],
  ])('%s is shown as %s and dialed by %s', (stored, text, href) => {
    expect(phoneContact(stored)).toEqual({ text, href })
  })

  test('is read in the country of the listing', () => {
    const number = { text: '+49 30 1234567', href: 'tel:+49301234567' }
    expect(phoneContact('030/1234567', 'DE')).toEqual(number)
    expect(phoneForMachines('030/1234567', 'DE')).toBe('+49301234567')
    expect(phoneForMachines('on request')).toBe('on request')
  })
})

test.each([
  ['Germany', 'DE'],
  ['Deutschland', 'DE'],
  ['alemania', 'DE'],
  ['ألمانيا', 'DE'],
  ['de', 'DE'],
  ['United States', 'US'],
  ['USA', 'US'],
  ['Türkiye', 'TR'],
  ['Atlantis', undefined],
  ['', undefined],
])('knows the country %s', (name, code) => {
  expect(phoneCountryNamed(name)).toBe(code)
})

test("guesses the country from the browser's languages", () => {
  expect(likelyCountry(['de', 'de-AT', 'en-US'])).toBe('AT')
  expect(likelyCountry(['es-419'])).toBe('US')
  expect(likelyCountry([], 'ES')).toBe('ES')
  expect(toPhoneCountry('DE', 'US')).toBe('DE')
  expect(toPhoneCountry('XX', 'US')).toBe('US')
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
