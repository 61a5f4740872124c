import { expect, test } from 'vitest'
import { areasIn } from './street-areas.ts'

const box = (south: number, west: number, north: number, east: number) => ({
  south,
  west,
  north,
  east,
})
const town = { name: 'town', isInvented: true, bounds: box(45, -123, 46, -122) }
const center = { name: 'center', isInvented: false, bounds: box(45.4, -122.6, 45.6, -122.4) }

const namesIn = (...edges: Parameters<typeof box>) =>
  areasIn([town, center], box(...edges)).map(({ name }) => name)

test('leaves invented streets out where a real area covers them', () => {
  expect(namesIn(45.45, -122.55, 45.5, -122.5)).toEqual(['center'])
  expect(namesIn(45.3, -122.55, 45.5, -122.5)).toEqual(['town', 'center'])
  expect(namesIn(45.1, -122.9, 45.2, -122.8)).toEqual(['town'])
  expect(namesIn(10, 10, 11, 11)).toEqual([])
})

test('keeps overlapping real areas', () => {
  const whole = { ...town, name: 'whole', isInvented: false }
  const spot = box(45.5, -122.5, 45.5, -122.5)
  expect(areasIn([whole, center], spot)).toEqual([whole, center])
  expect(areasIn([town, center], spot)).toEqual([center])
})

test('works across the antimeridian', () => {
  const around = { name: 'around', isInvented: true, bounds: box(-18, 179, -16, -179) }
  const real = { ...around, name: 'real', isInvented: false }
  const view = box(-17.5, 179.5, -16.5, -179.5)
  expect(areasIn([around], view)).toEqual([around])
  expect(areasIn([around, real], view)).toEqual([real])
})
