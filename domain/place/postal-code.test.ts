import { expect, test } from 'vitest'
import { looksLikePostalCode } from './postal-code.ts'

test.each(['97201', 'SW1A 1AA', 'K1A-0B1', '101 22', '1010'])(
  'recognizes %s as a postal code',
  (text) => {
    expect(looksLikePostalCode(text)).toBe(true)
  },
)

test.each(['Portland', '2 rooms', '3', 'flat with 3 rooms', ''])('rejects "%s"', (text) => {
  expect(looksLikePostalCode(text)).toBe(false)
})
