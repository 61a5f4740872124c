import { expect, test } from 'vitest'
import { isPropertyType, propertyTypeCode, toPropertyType } from './property-type.ts'

test.each([
  ['sell', 0],
  ['rent', 1],
  ['sold', 2],
  ['rented', 3],
] as const)('converts %s to code %i and back', (type, code) => {
  expect(propertyTypeCode(type)).toBe(code)
  expect(toPropertyType(code)).toBe(type)
  expect(toPropertyType(String(code))).toBe(type)
})

test.each([4, -1, 0.5, '', null, undefined, 'sell', 'length'])('rejects the code %j', (code) => {
  expect(toPropertyType(code)).toBeUndefined()
})

test('recognizes the names of property types', () => {
  expect(['sell', 'rented', 'Sell', 0, null].map(isPropertyType)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
