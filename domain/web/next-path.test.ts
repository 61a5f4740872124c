import { expect, test } from 'vitest'
import { nextPath } from './next-path.ts'

test.each(['/', '/saved', '/properties?type=rent&q=a%20b', '/user/profile#address', '/ar/saved'])(
  'accepts %s',
  (path) => {
    expect(nextPath(path)).toBe(path)
  },
)

test.each([
  null,
  undefined,
  '',
  'saved',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  `/${'a'.repeat(1001)}`,
])('rejects %s', (path) => {
  expect(nextPath(path)).toBe(null)
})
