import { expect, test } from 'vitest'
import { isPropertyType, propertyTypeCode, propertyTypeOf } from './property-type.ts'

test.each([
  ['sell', 0],
  ['rent', 1],
  ['sold', 2],
  ['rented', 3],
] as const)('%s is code %i both ways', (type, code) => {
  expect(propertyTypeCode(type)).toBe(code)
  expect(propertyTypeOf(code)).toBe(type)
  expect(propertyTypeOf(String(code))).toBe(type)
})

test.each([4, -1, 0.5, '', null, undefined, 'sell', 'length'])('%j is no code', (code) => {
  expect(propertyTypeOf(code)).toBeUndefined()
})

test('words are told from other values', () => {
  expect(['sell', 'rented', 'Sell', 0, null].map(isPropertyType)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
