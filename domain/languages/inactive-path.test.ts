import { expect, test } from 'vitest'
import { findActivePath } from './inactive-path.ts'

test.each([
  ['/pl', '/'],
  ['/pl/properties', '/properties'],
  ['/pl//evil.example', '/evil.example'],
  ['/pt-BR/saved-search/unsubscribe', '/saved-search/unsubscribe'],
  ['/plaza', null],
  ['/properties/pl', null],
  ['/', null],
])('leads %s to %s', (path, active) => {
  expect(findActivePath(path, ['pl', 'pt-BR'])).toBe(active)
})

test('leads nowhere while all languages are active', () => {
  expect(findActivePath('/pl', [])).toBeNull()
})
