import { expect, test } from 'vitest'
import { passwordChangeFaults } from './password-change.ts'

const owner = { name: 'Ana García', email: 'ana@example.org' }
const typed = {
  current_password: 'birch-and-slate',
  otp: '123 456',
  password: 'slate-and-heather',
  re_password: 'slate-and-heather',
}

test.each([null, 'password', 'otp', 'signIn'] as const)('accepts a whole form with %s', (proof) => {
  expect(passwordChangeFaults(typed, proof, owner)).toEqual({})
})

test.each([
  [{ current_password: '' }, { current_password: 'passwordRequired' }],
  [{ password: 'short', re_password: 'short' }, { password: 'passwordShort' }],
  [{ re_password: 'other' }, { re_password: 'passwordsDiffer' }],
  [{ password: 'AnaGarcía', re_password: 'AnaGarcía' }, { password: 'passwordPersonal' }],
])('rejects %j', (own, faults) => {
  expect(passwordChangeFaults({ ...typed, ...own }, 'password', owner)).toEqual(faults)
})

test('requires a whole code where a code proves the member', () => {
  const short = { ...typed, current_password: '', otp: '12' }
  expect(passwordChangeFaults(short, 'otp', owner)).toEqual({ otp: 'otpRequired' })
  expect(passwordChangeFaults(short, null, owner)).toEqual({})
})
