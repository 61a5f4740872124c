import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextPath } from './next-path.ts'

test.each(['/', '/saved', '/properties?type=rent&q=a%20b', '/user/profile#address', '/ar/saved'])(
  'accepts %s',
  (path) => {
    expect(nextPath(path)).toBe(path)
  },
)

test.each([
  ['/a/../saved', '/saved'],
  ['/./saved', '/saved'],
  ['/%2e%2E/saved', '/saved'],
  ['/a\\b', '/a/b'],
  ['/sa\nved', '/saved'],
  ['/saved ', '/saved'],
  ['/saved?back=//evil.example', '/saved?back=//evil.example'],
  ['/a//b', '/a//b'],
  ['/https://evil.example', '/https://evil.example'],
  ['/@evil.example', '/@evil.example'],
  ['/München', '/M%C3%BCnchen'],
])('normalizes %j', (written, path) => {
  expect(nextPath(written)).toBe(path)
})

test.each([
  null,
  undefined,
  '',
  'saved',
  'https://evil.example/',
  'HTTPS:evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\r\n/evil.example',
  ' //evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/../..//evil.example',
  '/a/..//evil.example',
  '/a/b/../..//evil.example',
  '/%2e%2e//evil.example',
  '/.%2E/\\evil.example',
  '/%2e/\\evil.example',
  '/..\\/evil.example',
  '/.\\\\evil.example',
  '/.\t./\n/evil.example',
  '/..//user:secret@evil.example:8443',
  '/..///evil.example',
  '/..//bücher.example',
  '/..//xn--bcher-kva.example',
  '/..//[::1]:3000/',
  '/\\/site.invalid//evil.example',
  '/\t/site.invalid/..//evil.example',
  'javascript:alert(1)',
  `/${'a'.repeat(1001)}`,
])('rejects %j', (path) => {
  expect(nextPath(path)).toBe(null)
})

const pieces = fc.constantFrom(
  '/',
  '//',
  '\\',
  '\t',
  '\n',
  '\r',
  ' ',
  '\0',
  '.',
  '..',
  '%2e',
  '%2E',
  '%2f',
  '%5c',
  '%',
  ':',
  '@',
  '?',
  '#',
  'evil.example',
  'bücher.example',
  '[::1]',
  ':8443',
  'user:secret@',
  'https:',
  'javascript:',
  'data:',
  'site.invalid',
  'a',
  'ü',
  '。',
  '／',
  '\u202e',
  '\ud800',
)
const addresses = fc
  .tuple(fc.constantFrom('', '/'), fc.array(pieces, { maxLength: 12 }))
  .map(([start, rest]) => start + rest.join(''))

test.each(['https://homes.example', 'http://127.0.0.1:3000'])(
  'returns only what browsers read as a path of %s',
  (origin) => {
    fc.assert(
      fc.property(addresses, (written) => {
        const path = nextPath(written)
        if (path === null) return
        const target = new URL(path, `${origin}/ar/sign-in?next=x`)
        expect(target.origin).toBe(origin)
        expect(target.href).toBe(origin + path)
        expect(path).toMatch(/^\/(?![/\\])/)
        expect(nextPath(path)).toBe(path)
      }),
      { seed: 36, numRuns: 20_000 },
    )
  },
)
