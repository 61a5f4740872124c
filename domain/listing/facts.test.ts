import { expect, test } from 'vitest'
import { saysSomething } from './facts.ts'

test.each([
  ['3', true],
  ['Garden', true],
  [['Balcony'], true],
  ['', false],
  [' ', false],
  ['0', false],
  [[], false],
  ['0.5', true],
])('decides whether %j is worth showing', (value, shown) => {
  expect(saysSomething(value)).toBe(shown)
})
