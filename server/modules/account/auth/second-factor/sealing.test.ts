import { expect, test } from 'vitest'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { seal, unseal } from './sealing.ts'

const SEAL = { secretKey: 'a-secret-that-is-only-for-tests-0123456789', accountId: 7 }

test('decrypts only for the same account and secret', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', SEAL)
  expect(unseal(sealed, SEAL)).toBe('JBSWY3DPEHPK3PXP')
  expect(seal('JBSWY3DPEHPK3PXP', SEAL)).not.toBe(sealed)
  expect(unseal(sealed, { ...SEAL, accountId: 8 })).toBe(undefined)
  expect(unseal(sealed, { ...SEAL, secretKey: `${SEAL.secretKey}0` })).toBe(undefined)
})

test.each([
  ['cut', (text: string) => text.slice(0, 20)],
  ['changed', changeLast],
  ['empty', () => ''],
])('rejects data that was %s', (_, spoil) => {
  expect(unseal(spoil(seal('JBSWY3DPEHPK3PXP', SEAL)), SEAL)).toBe(undefined)
})

test('recognizes a recovery code in any spelling, for its account only', () => {
  const [code = ''] = newRecoveryCodes()
  const hash = hashRecoveryCode(code, SEAL)
  expect(hashRecoveryCode(` ${code.toUpperCase().replace('-', ' ')} `, SEAL)).toBe(hash)
  expect(hashRecoveryCode(code, { ...SEAL, accountId: 8 })).not.toBe(hash)
  expect(hashRecoveryCode('o1-l', SEAL)).toBe(hashRecoveryCode('01-1', SEAL))
})

function changeLast(text: string): string {
  return text.slice(0, -2) + (text.endsWith('AA') ? 'BB' : 'AA')
}
