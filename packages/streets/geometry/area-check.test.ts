import { describe, expect, test } from 'vitest'
import { areaProblem, isSearchable } from './area-check.ts'
import { encodeAreas } from './area-code.ts'
import { boxOfArea, circleAround, type DrawnArea, isInAreas, type Ring } from './drawn-area.ts'
import { distanceKm } from './position.ts'

/** Corners as longitude and latitude. */
const ring = (...corners: [number, number][]): Ring =>
  corners.map(([longitude, latitude]) => ({ latitude, longitude }))
const area = (outline: Ring, ...holes: Ring[]): DrawnArea => ({ outline, holes })
const at = (longitude: number, latitude: number) => ({ latitude, longitude })

const square = ring([0, 0], [10, 0], [10, 10], [0, 10])
const hole = ring([4, 4], [6, 4], [6, 6], [4, 6])

/** Corners on a circle. */
const circle = (corners: number, radius = 5): Ring =>
  Array.from({ length: corners }, (_, n) => {
    const angle = (2 * Math.PI * n) / corners
    return at(5 + radius * Math.cos(angle), 5 + radius * Math.sin(angle))
  })

describe('areas that cannot be searched', () => {
  test.each([
    ['two corners', [area(ring([0, 0], [1, 1]))], 'tooFewPoints'],
    ['one corner three times', [area(ring([0, 0], [0, 0], [0, 0]))], 'tooFewPoints'],
    ['a bow tie', [area(ring([0, 0], [10, 10], [10, 0], [0, 10]))], 'crossesItself'],
    ['a line there and back', [area(ring([0, 0], [10, 10], [5, 5]))], 'crossesItself'],
    ['a corner on another border', [area(ring([0, 0], [10, 0], [5, 5], [5, 0]))], 'crossesItself'],
    [
      'two loops that share a corner',
      [area(ring([0, 0], [5, 5], [10, 0], [10, 10], [5, 5], [0, 10]))],
      'crossesItself',
    ],
    ['a hole across the outline', [area(square, ring([8, 8], [12, 8], [8, 9]))], 'crossesItself'],
    [
      'two holes over each other',
      [area(square, hole, ring([5, 5], [7, 5], [7, 7]))],
      'crossesItself',
    ],
    ['a hole elsewhere', [area(square, ring([20, 20], [21, 20], [21, 21]))], 'holeOutside'],
    [
      'across the 180th meridian',
      [area(ring([170, 0], [-170, 0], [-170, 5]))],
      'crossesAntimeridian',
    ],
    ['off the globe', [area(ring([0, 0], [0, 91], [1, 0]))], 'offGlobe'],
    ['not even a number', [area(ring([0, 0], [0, Number.NaN], [1, 0]))], 'offGlobe'],
    ['too many corners', [area(circle(1001))], 'tooManyPoints'],
    ['too many areas', Array.from({ length: 21 }, () => area(square)), 'tooManyAreas'],
  ] as const)('reports %s', (_, areas, problem) => {
    expect(areaProblem(areas)).toBe(problem)
  })
})

test('accepts holes, overlapping areas and a thousand corners', () => {
  expect(areaProblem([area(square, hole)])).toBeNull()
  expect(areaProblem([area(square), area(ring([5, 5], [15, 5], [15, 15]))])).toBeNull()
  expect(areaProblem([area(circle(1000))])).toBeNull()
})

test('excludes holes from an area and assigns borders to their ring', () => {
  const areas = [area(square, hole), area(ring([20, 0], [30, 0], [25, 10]))]
  expect(isInAreas(areas, at(1, 1))).toBe(true)
  expect(isInAreas(areas, at(5, 5))).toBe(false)
  expect(isInAreas(areas, at(25, 5))).toBe(true)
  expect(isInAreas(areas, at(20, 5))).toBe(false)
  expect(isInAreas(areas, at(10, 3))).toBe(true)
  expect(isInAreas(areas, at(10.000_01, 3))).toBe(false)
  expect(isInAreas(areas, at(4, 5))).toBe(false)
  expect(isInAreas([], at(1, 1))).toBe(false)
})

test('computes the bounding box of an area', () => {
  expect(boxOfArea(area(ring([1, 2], [3, -4], [2, 8])))).toEqual({
    south: -4,
    west: 1,
    north: 8,
    east: 3,
  })
})

test('makes a circle as wide as it is high', () => {
  const centre = { latitude: 60, longitude: 10 }
  const distances = circleAround(centre, 700).map((corner) => distanceKm(centre, corner))
  expect(Math.max(...distances)).toBeLessThan(0.703)
  expect(Math.min(...distances)).toBeGreaterThan(0.697)
})

test('decides whether an encoded area can be searched', () => {
  expect(isSearchable(encodeAreas([area(square, hole)]))).toBe(true)
  expect(isSearchable(encodeAreas([area(ring([0, 0], [10, 10], [10, 0], [0, 10]))]))).toBe(false)
  expect(isSearchable('A')).toBe(false)
})
