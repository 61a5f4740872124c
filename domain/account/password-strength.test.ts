import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 'weak'],
  ['123456', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefgh12345678', 'weak'],
  ['birch7', 'weak'],
  ['Birch-72', 'fair'],
  ['correct horse', 'strong'],
  ['Birch-and-Slate', 'strong'],
] as const)('rates "%s" as %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
