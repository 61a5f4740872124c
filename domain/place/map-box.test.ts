import { expect, test } from 'vitest'
import { boxAround, isSameBox, isWider, toMapBox, unwrapped } from './map-box.ts'

test('normalizes the box of a map turned around the globe', () => {
  expect(toMapBox({ south: 10, west: 350, north: 20, east: 370 })).toEqual({
    south: 10,
    west: -10,
    north: 20,
    east: 10,
  })
  expect(toMapBox({ south: 10, west: 170, north: 20, east: 190 })).toMatchObject({
    west: 170,
    east: -170,
  })
  expect(toMapBox({ south: -89, west: -300, north: 89, east: 300 })).toEqual({
    south: -85,
    west: -180,
    north: 85,
    east: 180,
  })
})

test('extends a box beyond the 180th meridian', () => {
  const fiji = { south: -20, west: 177, north: -16, east: -179 }
  expect(unwrapped(fiji)).toEqual({ ...fiji, east: 181 })
})

test('computes the box around boxes', () => {
  expect(boxAround([])).toBeNull()
  expect(
    boxAround([
      [1, 2, 3, 4],
      [0, 3, 2, 9],
    ]),
  ).toEqual({ south: 0, west: 2, north: 3, east: 9 })
})

test('compares boxes by their edges', () => {
  const box = { south: 1, west: 2, north: 3, east: 4 }
  expect(isSameBox(box, { ...box })).toBe(true)
  expect(isSameBox(box, { ...box, east: 5 })).toBe(false)
  expect(isSameBox(null, null)).toBe(true)
  expect(isSameBox(box, null)).toBe(false)
})

test('a view is wider than a box that it shows with more around it', () => {
  const box = { south: 45, west: 179, north: 46, east: -179 }
  expect(isWider({ ...box, north: 46.01 }, box)).toBe(false)
  expect(isWider({ ...box, north: 46.1 }, box)).toBe(true)
  expect(isWider({ ...box, west: 178 }, box)).toBe(true)
})
