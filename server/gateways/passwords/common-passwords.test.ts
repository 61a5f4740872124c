import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test('recognizes the ten thousand most common passwords, in any case', () => {
  const commonest = (dictionary['passwords-common'] ?? []).slice(0, 10_000).map(String)
  expect(commonest).toHaveLength(10_000)
  expect(commonest.filter((password) => !isCommonPassword(password.toUpperCase()))).toEqual([])
})

test.each([
  '654321',
  'aaaaaaaa',
  '123123123',
  'abcdefgh',
  'poiuytrewq',
  '５５５５５５',
  'Contraseña',
  'hearth123',
])('rejects %s', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['birch-and-slate', 'slate-owl-7', 'oak4river'])('accepts %s', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
