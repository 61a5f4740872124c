import { expect, test } from 'vitest'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'

/** "12345678901234567890" in base32, and the codes of RFC 6238, appendix B, cut to six digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('computes the code of second %i', (second, code) => {
  const step = Math.floor(second / 30)
  const at = (seconds: number) => new Date(seconds * 1000)
  expect(stepOfCode({ secret: SECRET, code, at: at(second) })).toBe(step)
  expect(stepOfCode({ secret: SECRET, code, at: at(second + 30) })).toBe(step)
  expect(stepOfCode({ secret: SECRET, code, at: at(second - 30) })).toBe(step)
  expect(stepOfCode({ secret: SECRET, code, at: at(second + 60) })).toBe(null)
  expect(stepOfCode({ secret: SECRET, code: code.slice(1), at: at(second) })).toBe(null)
})

test.each(['', '28708', '2870822', '28708x', '🏠🏠🏠', 'ગ💞𘯧し'])(
  'rejects %j as a code',
  (code) => {
    expect(stepOfCode({ secret: SECRET, code, at: new Date(59_000) })).toBe(null)
  },
)

test('creates secrets of 160 bits', () => {
  const secrets = Array.from({ length: 20 }, newTotpSecret)
  expect(secrets.every((secret) => /^[A-Z2-7]{32}$/.test(secret))).toBe(true)
  expect(new Set(secrets).size).toBe(20)
})

test('escapes site and account in the address', () => {
  const uri = totpUri({ secret: SECRET, issuer: 'Casa: Süd & Nord', label: 'ana@example.org' })
  const { protocol, pathname, searchParams } = new URL(uri)
  expect([protocol, decodeURIComponent(pathname)]).toEqual([
    'otpauth:',
    '/Casa  Süd & Nord:ana@example.org',
  ])
  expect(Object.fromEntries(searchParams)).toEqual({
    issuer: 'Casa  Süd & Nord',
    secret: SECRET,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
