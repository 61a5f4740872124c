import { expect, test } from 'vitest'
import { placeAt, placeBeside, reordered, shifts } from './sorting.ts'

/** Five items in rows of two, as in a grid on a phone. */
const boxes = [0, 1, 2, 3, 4].map((index) => ({
  left: (index % 2) * 100,
  top: Math.floor(index / 2) * 80,
  width: 90,
  height: 70,
}))

test('moves an item and shifts the others', () => {
  expect(reordered(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(reordered(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
})

test('finds the nearest place to a point', () => {
  expect(placeAt(boxes, 150, 30)).toBe(1)
  expect(placeAt(boxes, 20, 400)).toBe(4)
})

test('shifts items into the preceding place', () => {
  expect(shifts(boxes, 0, 2)).toEqual([
    { x: 0, y: 80 },
    { x: -100, y: 0 },
    { x: 100, y: -80 },
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ])
})

test('moves with arrow keys in reading direction and between rows', () => {
  expect(placeBeside(boxes, 1, 'ArrowRight', false)).toBe(2)
  expect(placeBeside(boxes, 1, 'ArrowRight', true)).toBe(0)
  expect(placeBeside(boxes, 0, 'ArrowLeft', false)).toBe(0)
  expect(placeBeside(boxes, 1, 'ArrowDown', false)).toBe(3)
  expect(placeBeside(boxes, 3, 'ArrowDown', false)).toBe(4)
  expect(placeBeside(boxes, 4, 'ArrowDown', false)).toBe(4)
  expect(placeBeside(boxes, 4, 'ArrowUp', false)).toBe(2)
  expect(placeBeside(boxes, 2, 'Home', false)).toBe(0)
  expect(placeBeside(boxes, 2, 'End', false)).toBe(4)
})
