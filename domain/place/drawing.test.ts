import { firstCrossing } from '@hearth/streets/geometry/area-check'
import { type Ring, toPosition } from '@hearth/streets/geometry/drawn-area'
import { describe, expect, test } from 'vitest'
import { largestLoop, simplified, withPoint, withRing } from './drawing.ts'

const ring = (...corners: [number, number][]): Ring =>
  corners.map(([longitude, latitude]) => ({ latitude, longitude }))

const square = ring([0, 0], [10, 0], [10, 10], [0, 10])
const inner = ring([4, 4], [6, 4], [6, 6], [4, 6])
const around = ring([3, 3], [7, 3], [7, 7], [3, 7])
const areas = [{ outline: square, holes: [] }]

describe('a drawn ring', () => {
  test('adds an area', () => {
    expect(withRing([], square, { kind: 'area' })).toEqual({ areas })
  })

  test('is moved back from another turn around the globe', () => {
    const turned = square.map((it) => ({ ...it, longitude: it.longitude + 360 }))
    expect(withRing([], turned, { kind: 'area' })).toEqual({ areas })
  })

  test('is rejected across the 180th meridian', () => {
    const fiji = ring([178, -18], [182, -18], [180, -16])
    expect(withRing([], fiji, { kind: 'area' })).toEqual({ problem: 'crossesAntimeridian' })
  })

  test('cuts a hole out of the surrounding area and absorbs smaller holes', () => {
    const cut = withRing(areas, inner, { kind: 'hole' })
    expect(cut).toEqual({ areas: [{ outline: square, holes: [inner] }] })
    const more = withRing('areas' in cut ? cut.areas : [], around, { kind: 'hole' })
    expect(more).toEqual({ areas: [{ outline: square, holes: [around] }] })
  })

  test('cuts no hole outside an area', () => {
    const outside = ring([20, 20], [21, 20], [21, 21])
    const across = ring([8, 8], [12, 8], [8, 9])
    const inHole = withRing([{ outline: square, holes: [around] }], inner, { kind: 'hole' })
    expect(withRing(areas, outside, { kind: 'hole' })).toEqual({ problem: 'holeOutside' })
    expect(withRing(areas, across, { kind: 'hole' })).toEqual({ problem: 'holeOutside' })
    expect(inHole).toEqual({ problem: 'holeOutside' })
  })

  test('replaces an outline that contains its holes', () => {
    const cut = [{ outline: square, holes: [inner] }]
    const purpose = { kind: 'outline', index: 0 } as const
    expect(withRing(cut, around, purpose)).toEqual({ areas: [{ outline: around, holes: [inner] }] })
    const away = ring([20, 20], [21, 20], [21, 21])
    expect(withRing(cut, away, purpose)).toEqual({ problem: 'holeOutside' })
  })
})

test('keeps the largest loop of a line that crosses itself', () => {
  const tails = ring([-1, 5], [0, 0], [10, 0], [10, 10], [0, 10], [-0.5, 1], [-2, 3])
  const loop = largestLoop(tails)
  expect(firstCrossing(loop)).toBeNull()
  expect(loop).toContainEqual({ latitude: 10, longitude: 10 })
  expect(loop).toContainEqual({ latitude: 0, longitude: 10 })
  expect(largestLoop(square)).toEqual(square)
  expect(largestLoop(ring([0, 0], [1, 1])).length).toBeLessThan(3)
})

test('keeps only significant corners of a line', () => {
  const points = Array.from({ length: 101 }, (_, x) => ({ x, y: x === 50 ? 30 : (x % 2) / 4 }))
  expect(simplified(points, 1).map(({ x }) => x)).toEqual([0, 49, 50, 51, 100])
  expect(simplified(points.slice(0, 1), 1)).toHaveLength(1)
})

describe('an added point', () => {
  const line = ring([0, 0], [10, 0], [10, 10])
  test('extends the line', () => {
    const next = withPoint(line, { latitude: 10, longitude: 0 })
    expect(next).toEqual({ points: square })
    expect(withPoint([], { latitude: 1, longitude: 1 })).toMatchObject({ points: [{}] })
  })

  test('is rejected where the line crosses itself or the 180th meridian, or is too long', () => {
    const across = withPoint(line, { latitude: -5, longitude: 5 })
    expect(across).toEqual({ problem: 'crossesItself' })
    const back = withPoint(line, { latitude: 5, longitude: 10 })
    expect(back).toEqual({ problem: 'crossesItself' })
    const around = withPoint(line, { latitude: 5, longitude: -175 })
    expect(around).toEqual({ problem: 'crossesAntimeridian' })
    const long = Array.from({ length: 1000 }, (_, x) => toPosition({ x, y: 0 }))
    expect(withPoint(long, { latitude: 5, longitude: 5 })).toEqual({ problem: 'tooManyPoints' })
  })

  test('is ignored at the same position', () => {
    expect(withPoint(line, { latitude: 10, longitude: 10 })).toEqual({ points: line })
  })
})
