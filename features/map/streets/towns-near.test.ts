import { expect, test } from 'vitest'
import { nearestTowns } from './towns-near.ts'

const middle = { latitude: 44, longitude: -121 }

const town = (name: string, latitude: number, rank: number, more: object = {}) => ({
  geometry: { type: 'Point' as const, coordinates: [-121, latitude] },
  properties: { name, rank, kind: rank <= 4 ? 'city' : 'town', ...more },
})

const SISTERS = town('Sisters', 44.1, 8)
const REDMOND = town('Redmond', 44.2, 7)
const PORTLAND = town('Portland', 45.5, 4, { 'name:ar': 'بورتلاند' })

test('names the nearest town and the nearest city, once each', () => {
  const found = nearestTowns([PORTLAND, SISTERS, REDMOND, SISTERS, PORTLAND], middle, 'en')
  expect(found).toEqual([
    { name: 'Sisters', km: expect.closeTo(11.1, 0) },
    { name: 'Portland', km: expect.closeTo(167, 0) },
  ])
})

test('names the next town where no city is near, or the nearest one is the city', () => {
  const names = (all: Parameters<typeof nearestTowns>[0]) =>
    nearestTowns(all, middle, 'en').map(({ name }) => name)
  expect(names([REDMOND, SISTERS])).toEqual(['Sisters', 'Redmond'])
  expect(names([PORTLAND, town('Salem', 46, 5)])).toEqual(['Portland', 'Salem'])
})

test('names towns in the language of the page where the map has them', () => {
  expect(nearestTowns([PORTLAND, SISTERS], middle, 'ar').map(({ name }) => name)).toEqual([
    'Sisters',
    'بورتلاند',
  ])
})

test('ignores city districts, and towns too far away', () => {
  const quarter = town('Old Bend', 44.01, 9, { kind: 'quarter' })
  expect(nearestTowns([quarter, town('Vancouver', 49.3, 4)], middle, 'en')).toEqual([])
})
