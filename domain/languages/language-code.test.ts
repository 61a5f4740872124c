import { expect, test } from 'vitest'
import { suggestLanguage } from './language-code.ts'

test.each([
  ['pl', { code: 'pl', name: 'Polski', englishName: 'Polish', isRightToLeft: false }],
  [
    ' PT_br ',
    {
      code: 'pt-BR',
      name: 'Português (Brasil)',
      englishName: 'Portuguese (Brazil)',
      isRightToLeft: false,
    },
  ],
  ['he', { code: 'he', name: 'עברית', englishName: 'Hebrew', isRightToLeft: true }],
])('suggests names and direction of %s', (code, suggestion) => {
  expect(suggestLanguage(code)).toEqual(suggestion)
})

test.each([
  ['fa', true],
  ['az', false],
  ['az-Arab', true],
  ['pa-Arab-PK', true],
])('reads the direction of %s by its script', (code, isRightToLeft) => {
  expect(suggestLanguage(code)?.isRightToLeft).toBe(isRightToLeft)
})

test.each([
  '',
  'x',
  'polish',
  'xx',
  'qaa',
  'api',
  'de-u-co-phonebk',
  'x-klingon',
  'en-oxendict',
  '../de',
  'de/..',
])('refuses %s', (code) => {
  expect(suggestLanguage(code)).toBeNull()
})
