import { expect, test } from 'vitest'
import { scaleAt } from './scale.ts'

test('a scale is the longest round length that fits into 84 pixels', () => {
  expect(scaleAt(0, 0, 'km')).toEqual({ length: 5000, unit: 'km', pixels: 64 })
  expect(scaleAt(45.5, 10, 'km')).toEqual({ length: 2, unit: 'km', pixels: 37 })
  expect(scaleAt(45.5, 15, 'km')).toEqual({ length: 100, unit: 'm', pixels: 60 })
})

test('a scale counts miles, and yards below one', () => {
  expect(scaleAt(45.5, 10, 'mi')).toEqual({ length: 2, unit: 'mi', pixels: 60 })
  expect(scaleAt(45.5, 15, 'mi')).toEqual({ length: 100, unit: 'yd', pixels: 55 })
})

test('a scale covers half the ground at 60 degrees north', () => {
  expect(scaleAt(0, 8, 'km')).toEqual({ length: 20, unit: 'km', pixels: 65 })
  expect(scaleAt(60, 8, 'km')).toEqual({ length: 10, unit: 'km', pixels: 65 })
})
