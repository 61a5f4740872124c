import { expect, test } from 'vitest'
import { userOf } from './signed-in-user.ts'

test('fields that are missing or of another type are mended', () => {
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

test('one sign-in is one person', () => {
  const fields = { id: 5, name: 'Ana' }
  expect(userOf(fields)).toBe(userOf(fields))
})
