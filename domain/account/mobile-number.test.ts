import { expect, test } from 'vitest'
import { plainNumber } from './mobile-number.ts'

test.each([
  ['+4915112345678', '4915112345678'],
  [' 4915112345678', '4915112345678'],
  ['+1 (503) 555-0100', '15035550100'],
  ['+44 (0)20 7946 0018', '442079460018'],
  ['0049 151 12345678', '4915112345678'],
])('normalizes %j to %s', (written, kept) => {
  expect(plainNumber(written)).toBe(kept)
})

test.each(['', '+', '12345', '+0151 1234567', '1234567890123456', 'call me', '+49-abc-1234567'])(
  'rejects %j',
  (written) => {
    expect(plainNumber(written)).toBeNull()
  },
)
