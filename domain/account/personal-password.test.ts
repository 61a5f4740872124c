import { expect, test } from 'vitest'
import { isPersonalPassword } from './personal-password.ts'

const mira = { name: 'Mira Lindqvist', email: 'mira.l@birchwood.example' }

test.each([
  'Mira Lindqvist',
  'miralindqvist',
  'Lindqvist',
  'lindqvist84',
  '!Mira-Lindqvist!',
  'mira.l@birchwood.example',
  'mira1984',
  'miral123',
])("finds the member's name or email address in %s", (password) => {
  expect(isPersonalPassword(password, mira)).toBe(true)
})

test.each(['birch-and-slate', 'miranda-oaks', 'lindqvist lake', '123456', 'birchwood'])(
  'allows %s',
  (password) => {
    expect(isPersonalPassword(password, mira)).toBe(false)
  },
)

test('recognizes names in other scripts and ignores short parts', () => {
  expect(isPersonalPassword('محمود-12', { name: 'محمود درويش' })).toBe(true)
  expect(isPersonalPassword('li2345', { name: 'Bo Li', email: 'li@a.example' })).toBe(false)
  expect(isPersonalPassword('birch-and-slate', {})).toBe(false)
})
