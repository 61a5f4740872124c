import { distanceKm } from '@hearth/streets/geometry/position'
import { expect, test } from 'vitest'
import { approximateLocation } from './approximate-location-rule.ts'

const exact = { latitude: 47.6769, longitude: -122.206 }

test('lies near but never at the exact position, and is always the same', () => {
  for (let i = 0; i < 200; i++) {
    const shown = approximateLocation(exact, `listing-${i}`, 'secret')
    const away = distanceKm(exact, shown)
    expect(away).toBeGreaterThan(0.24)
    expect(away).toBeLessThan(0.71)
    expect(approximateLocation(exact, `listing-${i}`, 'secret')).toEqual(shown)
  }
})

test('cannot be computed without the secret', () => {
  expect(approximateLocation(exact, 'a', 'one')).not.toEqual(approximateLocation(exact, 'a', 'two'))
})

test('stays within the limits of latitude and longitude', () => {
  const shown = approximateLocation({ latitude: 90, longitude: 180 }, 'pole', 'secret')
  expect(Math.abs(shown.latitude)).toBeLessThanOrEqual(90)
  expect(Math.abs(shown.longitude)).toBeLessThanOrEqual(180)
})
