import { expect, test } from 'vitest'
import { userOf } from './signed-in-user.ts'

test('fixes missing and mistyped fields', () => {
  const user = userOf({ id: 5, mobile: 4915112345678, is_premium: '1', logintype: 1 })
  expect(user).toMatchObject({
    id: 5,
    name: null,
    mobile: '4915112345678',
    is_premium: 1,
    isActive: 1,
    logintype: '1',
    profile: '',
  })
})

test('returns the same user for the same fields', () => {
  const fields = { id: 5, name: 'Ana' }
  expect(userOf(fields)).toBe(userOf(fields))
})
