import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toEmailAddress } from './email-address.ts'
import { emailForReading } from './email-for-reading.ts'

test.each([
  ['ann@bücher.example', 'ann@xn--bcher-kva.example'],
  ['Ann.Lee+home@BÜCHER.Example', 'Ann.Lee+home@xn--bcher-kva.example'],
  ['ann@bu\u0308cher.example', 'ann@xn--bcher-kva.example'],
  ['ann@XN--BCHER-KVA.example', 'ann@xn--bcher-kva.example'],
  ['ann@例え.テスト', 'ann@xn--r8jz45g.xn--zckzah'],
  ['ann＠例え。テスト', 'ann@xn--r8jz45g.xn--zckzah'],
  ['ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ann@example.com'],
  ['ann@straße.example', 'ann@xn--strae-oqa.example'],
  ['\u00a0 ann@example.org\u200b ', 'ann@example.org'],
  ['\u202aann@example.org\u202c', 'ann@example.org'],
  ['ann\u200b@exam\u00adple.org', 'ann@example.org'],
  ['ann@exam\u200dple.org', 'ann@example.org'],
  ['ann@example.org.', 'ann@example.org'],
  ["o'neil_1@a.b.co", "o'neil_1@a.b.co"],
  ['ann@نامه‌ای.example', 'ann@xn--mgba3gch31f060k.example'],
  [`${'a'.repeat(64)}@${'b'.repeat(63)}.org`, `${'a'.repeat(64)}@${'b'.repeat(63)}.org`],
])('reads %j as %s', (typed, address) => {
  expect(toEmailAddress(typed)).toBe(address)
  expect(toEmailAddress(address)).toBe(address)
})

test.each([
  '',
  'a@b',
  '@example.org',
  'ann@',
  'ann',
  'ann@example..org',
  'ann@example.org..',
  'ann@.example.org',
  'an n@example.org',
  'ann@exam ple.org',
  'ann.@example.org',
  'an..n@example.org',
  '"ann lee"@example.org',
  'user@[127.0.0.1]',
  'user@127.0.0.1',
  'user@2130706433.1',
  'ann@-example.org',
  'ann@ex_ample.org',
  'ann@example.org:25',
  'ann@example.org/path',
  'ann@ex%61mple.org',
  'ann@example.123',
  'a@b@example.org',
  'jörg@example.org',
  'Ann <ann@example.org>',
  'ann@example.org,bob@example.org',
  'ann@example.org\r\nBcc: x@example.org',
  `${'a'.repeat(65)}@example.org`,
  `ann@${'b'.repeat(64)}.org`,
  `ann@${'ü'.repeat(60)}.org`,
  `ann@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(10)}.org`,
])('refuses %j', (typed) => {
  expect(toEmailAddress(typed)).toBeNull()
})

test('is the same when read again', () => {
  const typed = fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(typed, ([local, label]) => {
      const address = toEmailAddress(`${local}@${label}.example`)
      if (address === null) return
      expect(toEmailAddress(address)).toBe(address)
      expect(address).toMatch(/^[\x21-\x7e]+@[a-z\d.-]+$/)
      expect(toEmailAddress(emailForReading(address))).toBe(address)
    }),
    { seed: 36, numRuns: 2000 },
  )
})

test.each([
  ['ann@xn--bcher-kva.example', 'ann@bücher.example'],
  ['ann@xn--r8jz45g.xn--zckzah', 'ann@例え.テスト'],
  ['ann@xn--mgba3gch31f060k.example', 'ann@نامه‌ای.example'],
  ['ann@example.org', 'ann@example.org'],
  ['not an address', 'not an address'],
  // Cyrillic that looks Latin.
  ['ann@xn--80ak6aa92e.com', 'ann@xn--80ak6aa92e.com'],
  ['ann@xn--e1afmkfd.xn--p1ai', 'ann@пример.рф'],
  // Mixed scripts.
  ['ann@xn--pple-43d.com', 'ann@xn--pple-43d.com'],
  // Not valid.
  ['ann@xn--a-.example', 'ann@xn--a-.example'],
  ['ann@xn--99999999999.example', 'ann@xn--99999999999.example'],
])('shows %s as %s', (address, shown) => {
  expect(emailForReading(address)).toBe(shown)
})
