import { createDice } from '@hearth/dice/dice'
import { distanceKm } from '@hearth/streets/geometry/position'
import { expect, test } from 'vitest'
import { createNeighborIndex } from './neighbors.ts'

const dice = createDice(4)
const positions = Array.from({ length: 500 }, (_, at) => {
  // A city, its region, and places all over the world.
  const spread = [0.05, 2, 100][at % 3] ?? 0
  return {
    latitude: 47 + (spread * (dice.roll() - 0.5)) / 2,
    longitude: -122 + spread * (dice.roll() - 0.5),
  }
})

test.each([
  ['in the city', { latitude: 47.01, longitude: -122.01 }],
  ['in the region', { latitude: 47.4, longitude: -122.7 }],
  ['at sea', { latitude: 30, longitude: -150 }],
])('finds the nearest %s', (_, center) => {
  const index = createNeighborIndex()
  for (const position of positions) index.add(position)
  const expected = positions
    .map((position, entry) => ({ entry, distanceKm: distanceKm(center, position) }))
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, 12)
  expect(index.findNearest(center, 12)).toEqual(expected)
})

test('finds fewer where there are fewer', () => {
  const index = createNeighborIndex()
  expect(index.findNearest({ latitude: 1, longitude: 1 }, 3)).toEqual([])
  index.add({ latitude: 1, longitude: 1 })
  expect(index.findNearest({ latitude: 1, longitude: 1 }, 3)).toEqual([{ entry: 0, distanceKm: 0 }])
})
