import { expect, test } from 'vitest'
import { missingProof, toSecret } from './recent-sign-in.ts'

test.each([
  [null, '', null],
  ['password', '', { password: 'passwordRequired' }],
  ['password', 'birch-7', null],
  ['otp', '12', { otp: 'otpRequired' }],
  ['otp', '123 456', null],
  ['signIn', '', null],
] as const)('with proof %s, %j lacks %j', (proof, typed, missing) => {
  expect(missingProof(proof, toSecret(proof, typed))).toEqual(missing)
})

test('keeps blanks of a password', () => {
  expect(toSecret('password', ' birch 7 ')).toBe(' birch 7 ')
})
