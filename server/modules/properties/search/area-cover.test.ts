import { type DrawnArea, isInAreas } from '@hearth/streets/geometry/drawn-area'
import { isInside } from '@hearth/streets/geometry/position'
import { expect, test } from 'vitest'
import { coverAreas, listInnerBoxes } from './area-cover.ts'

const ring = (...corners: [number, number][]) =>
  corners.map(([longitude, latitude]) => ({ latitude, longitude }))

const square = ring([0, 0], [10, 0], [10, 10], [0, 10])
const sliver: DrawnArea = { outline: ring([0, 0], [0.2, 0], [10, 9.8], [10, 10]), holes: [] }
const frame: DrawnArea = { outline: square, holes: [ring([1, 1], [9, 1], [9, 9], [1, 9])] }

function size(areas: DrawnArea[], most: number): number {
  const boxes = coverAreas(areas, most)
  return boxes.reduce((sum, { south, west, north, east }) => {
    return sum + (north - south) * (east - west)
  }, 0)
}

test.each([
  ['a sliver', sliver],
  ['a frame', frame],
])('covers every place of %s', (_, area) => {
  for (const most of [1, 2, 7, 24]) {
    const boxes = coverAreas([area], most)
    expect(boxes.length).toBeLessThanOrEqual(most)
    for (let n = 0; n < 2000; n++) {
      const place = { latitude: (n * 7.31) % 10, longitude: (n * 3.17) % 10 }
      if (!isInAreas([area], place)) continue
      expect(boxes.some((box) => isInside(box, place))).toBe(true)
    }
  }
})

test('fits tighter with more boxes', () => {
  expect(size([sliver], 1)).toBe(100)
  expect(size([sliver], 24)).toBeLessThan(35)
  expect(size([frame], 24)).toBeLessThan(60)
  expect(coverAreas([{ outline: square, holes: [] }], 1)).toHaveLength(1)
})

test('skips the border test for boxes wholly inside', () => {
  const inside = listInnerBoxes({ outline: square, holes: [] }, 6)
  expect(inside.length).toBeGreaterThan(0)
  for (const { south, west, north, east } of [...inside, ...listInnerBoxes(frame, 6)]) {
    for (const latitude of [south, north]) {
      for (const longitude of [west, east]) {
        expect(isInAreas([{ outline: square, holes: [] }], { latitude, longitude })).toBe(true)
      }
    }
  }
})

test('gives each area a box of its own', () => {
  const away = { outline: ring([50, 50], [51, 50], [51, 51]), holes: [] }
  expect(coverAreas([sliver, away], 2)).toHaveLength(2)
})
