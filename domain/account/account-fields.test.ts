import { expect, test } from 'vitest'
import { emailFaults, newPasswordFaults, registerFaults, signInFaults } from './account-fields.ts'

const whole = {
  name: 'Ana',
  email: ' ana@example.org ',
  password: 'birch-7',
  re_password: 'birch-7',
}

test('accepts complete forms', () => {
  expect([registerFaults(whole), signInFaults(whole), emailFaults(whole)]).toEqual([{}, {}, {}])
})

test('reports each missing field', () => {
  const nothing = { name: ' ', email: '', password: '', re_password: '' }
  expect(registerFaults(nothing)).toEqual({
    name: 'nameRequired',
    email: 'emailRequired',
    password: 'passwordRequired',
  })
  expect(signInFaults(nothing)).toEqual({ email: 'usernameRequired', password: 'passwordRequired' })
})

test('requires at least six characters of any kind', () => {
  const typed = (password: string) => newPasswordFaults({ password, re_password: password })
  expect(typed('12345')).toEqual({ password: 'passwordShort' })
  expect(typed('🌲🌲🌲🌲🌲')).toEqual({ password: 'passwordShort' })
  expect(typed('123456')).toEqual({})
})

test('rejects passwords that differ', () => {
  expect(newPasswordFaults({ ...whole, re_password: 'birch-8' })).toEqual({
    re_password: 'passwordsDiffer',
  })
})

test("rejects a password that contains the member's name", () => {
  const own = { ...whole, name: 'Ana Brandt', password: 'anabrandt1', re_password: 'anabrandt1' }
  expect(registerFaults(own)).toEqual({ password: 'passwordPersonal' })
})
