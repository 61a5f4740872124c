import { describe, expect, test } from 'vitest'
import { boundsAround, distanceKm, isInside, overlaps, splitBounds } from './position.ts'

const seattle = { latitude: 47.6062, longitude: -122.3321 }
const bellevue = { latitude: 47.6101, longitude: -122.2015 }
const fiji = { latitude: -17.8, longitude: 179.9 }

describe('distance on the globe', () => {
  test.each([
    ['Seattle to Bellevue', seattle, bellevue, 9.8],
    ['to itself', seattle, seattle, 0],
    [
      'over the 180th meridian',
      { latitude: 0, longitude: 179.5 },
      { latitude: 0, longitude: -179.5 },
      111.2,
    ],
    [
      'from pole to pole',
      { latitude: 90, longitude: 0 },
      { latitude: -90, longitude: 77 },
      20015.1,
    ],
  ])('is computed %s', (_, from, to, kilometres) => {
    expect(distanceKm(from, to)).toBeCloseTo(kilometres, 1)
  })
})

describe('the bounding box of a circle', () => {
  test('contains the radius and touches its edge', () => {
    const box = boundsAround(seattle, 10)
    expect(isInside(box, bellevue)).toBe(true)
    expect(distanceKm(seattle, { ...seattle, latitude: box.north })).toBeCloseTo(10, 6)
    expect(isInside(boundsAround(seattle, 5), bellevue)).toBe(false)
  })

  test('crosses the 180th meridian as two boxes', () => {
    const box = boundsAround(fiji, 50)
    expect(box.west).toBeGreaterThan(box.east)
    expect(splitBounds(box).map(({ west, east }) => west <= east)).toEqual([true, true])
    expect(isInside(box, { latitude: -17.8, longitude: -179.9 })).toBe(true)
    expect(isInside(box, { latitude: -17.8, longitude: 178 })).toBe(false)
  })

  test('spans every longitude near a pole', () => {
    expect(boundsAround({ latitude: 89.9, longitude: 10 }, 100)).toMatchObject({
      west: -180,
      north: 90,
      east: 180,
    })
  })

  test('is limited to the whole world', () => {
    expect(boundsAround({ latitude: 0, longitude: 0 }, 30_000)).toEqual({
      south: -90,
      west: -180,
      north: 90,
      east: 180,
    })
  })
})

test('computes the overlaps of boxes', () => {
  const one = { south: 0, west: 0, north: 10, east: 10 }
  const other = { south: 5, west: 8, north: 15, east: 20 }
  const away = { south: 50, west: 50, north: 51, east: 51 }
  expect(overlaps([one], [other, away])).toEqual([{ south: 5, west: 8, north: 10, east: 10 }])
  expect(overlaps([away], [one, other])).toEqual([])
})
