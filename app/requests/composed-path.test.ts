import { expect, test } from 'vitest'
import { composedPath } from './composed-path.ts'

test.each([
  ['/properties-details/mu%CC%88hle-am-see', '/properties-details/m%C3%BChle-am-see'],
  ['/de/agent-details/jose%CC%81-e%CC%81', '/de/agent-details/jos%C3%A9-%C3%A9'],
  ['/article-details/%E1%84%92%E1%85%A1%E1%86%AB', '/article-details/%ED%95%9C'],
  ['/project-details/%E3%81%8B%E3%82%99', '/project-details/%E3%81%8C'],
  ['/my-property/A%CC%8Angstro%CC%88m', '/my-property/%C3%85ngstr%C3%B6m'],
])('composes %s', (path, composed) => {
  expect(composedPath(path)).toBe(composed)
  expect(composedPath(composed)).toBe(composed)
})

test.each([
  '/',
  '/properties-details/m%C3%BChle-am-see',
  '/properties-details/m%c3%bchle',
  '/properties-details/i%CC%87stanbul',
  '/properties-details/%E0%A4%A',
  '/properties-details/%',
  '/properties-details/%2F%2e%2e//a@b:c',
  '//evil.example',
  '/a%00b',
])('leaves %s as it is', (path) => {
  expect(composedPath(path)).toBe(path)
})
