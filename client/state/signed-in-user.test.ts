import { expect, test } from 'vitest'
import { toUser } from './signed-in-user.ts'

test('fixes missing and mistyped fields', () => {
  const user = toUser({ id: 5, mobile: 4915112345678, is_premium: '1', logintype: 1 })
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
  expect(toUser(fields)).toBe(toUser(fields))
})
