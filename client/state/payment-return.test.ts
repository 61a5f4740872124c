import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPaymentReturn, readPaymentReturn } from './payment-return.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('knows where to continue after the payment, and after the last one without a number', () => {
  const kept = { transactionId: 18, language: 'de', next: '/de/user/add-property?draft=1' }
  keepPaymentReturn(kept)
  expect(readPaymentReturn(18)).toEqual(kept)
  expect(readPaymentReturn(null)).toEqual(kept)
  expect(readPaymentReturn(19)).toBeNull()
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/..//evil.example'])(
  'never leads to another site, such as %s',
  (next) => {
    keepPaymentReturn({ transactionId: 18, language: 'en', next })
    expect(readPaymentReturn(18)?.next).toBeNull()
  },
)

test.each(['', '/evil.example', '\\evil.example', '../x', '\t'])(
  'ignores %j, which begins no path of this site',
  (language) => {
    keepPaymentReturn({ transactionId: 18, language, next: null })
    expect(readPaymentReturn(18)).toBeNull()
  },
)

test.each(['', '{', '[]', '{"transactionId":"18"}'])(
  'ignores what it did not write: %s',
  (text) => {
    localStorage.setItem('payment-return', text)
    expect(readPaymentReturn(null)).toBeNull()
  },
)

test('goes without storage', () => {
  vi.stubGlobal('localStorage', undefined)
  keepPaymentReturn({ transactionId: 18, language: 'en', next: null })
  expect(readPaymentReturn(18)).toBeNull()
})
