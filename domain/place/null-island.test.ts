import { expect, test } from 'vitest'
import { isNullIsland } from './null-island.ts'
import { toPlaceLocation } from './place-location.ts'
import { toPosition } from './position.ts'

test.each([
  [0, 0],
  [-0, 0],
  [0.0001, -0.0001],
  [-0.0099, 0.0099],
])('takes %s, %s for a failed geocode', (latitude, longitude) => {
  expect(isNullIsland(latitude, longitude)).toBe(true)
  expect(toPosition(String(latitude), String(longitude))).toBeNull()
  expect(toPlaceLocation({ coordinates: { latitude, longitude } })).toBeNull()
})

// São Tomé, Greenwich, the equator in Gabon and Ecuador, and just outside.
test.each([
  [0.3365, 6.7273],
  [51.4779, 0],
  [0, 9.45],
  [0, -78.45],
  [0.01, 0],
  [0, -0.01],
])('takes %s, %s for a place', (latitude, longitude) => {
  expect(isNullIsland(latitude, longitude)).toBe(false)
  expect(toPosition(String(latitude), String(longitude))).toEqual({ latitude, longitude })
  expect(toPlaceLocation({ coordinates: { latitude, longitude } })).not.toBeNull()
})
