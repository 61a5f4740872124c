import { expect, test } from 'vitest'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { returnPath } from './return-path.ts'

const languages = ['en', 'de'].map((code) => ({ id: 1, code, name: code, rtl: 0 as const }))
const page = { settings: { ...sampleSettings, languages }, defaultLanguage: 'en' }

test.each([
  ['/saved', '/saved'],
  ['/de/saved?page=2#list', '/saved?page=2#list'],
  ['/de?from=mail', '/?from=mail'],
  ['/de', '/'],
  ['/en/saved', '/saved'],
  ['/details/de', '/details/de'],
  ['/de//evil.example', '/evil.example'],
  ['//evil.example', null],
  [undefined, null],
  [['/saved', '/chat'], null],
])('leads from %j to %j', (next, path) => {
  expect(returnPath(page, next)).toBe(path)
})
