import { expect, test } from 'vitest'
import { emailFaults, newPasswordFaults, registerFaults, signInFaults } from './account-fields.ts'

const whole = {
  name: 'Ana',
  email: ' ana@example.org ',
  password: 'birch-7',
  re_password: 'birch-7',
}

test('what is whole has no fault', () => {
  expect([registerFaults(whole), signInFaults(whole), emailFaults(whole)]).toEqual([{}, {}, {}])
})

test('what is missing is told field by field', () => {
  const nothing = { name: ' ', email: '', password: '', re_password: '' }
  expect(registerFaults(nothing)).toEqual({
    name: 'nameRequired',
    email: 'emailRequired',
    password: 'passwordRequired',
  })
  expect(signInFaults(nothing)).toEqual({ email: 'usernameRequired', password: 'passwordRequired' })
})

test('five characters are too few, six are enough, whatever they are', () => {
  const typed = (password: string) => newPasswordFaults({ password, re_password: password })
  expect(typed('12345')).toEqual({ password: 'passwordShort' })
  expect(typed('🌲🌲🌲🌲🌲')).toEqual({ password: 'passwordShort' })
  expect(typed('123456')).toEqual({})
})

test('two passwords have to be one', () => {
  expect(newPasswordFaults({ ...whole, re_password: 'birch-8' })).toEqual({
    re_password: 'passwordsDiffer',
  })
})

test('the own name or address is no password', () => {
  const own = { ...whole, name: 'Ana Brandt', password: 'anabrandt1', re_password: 'anabrandt1' }
  expect(registerFaults(own)).toEqual({ password: 'passwordPersonal' })
})
