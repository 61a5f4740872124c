import { expect, test } from 'vitest'
import { distanceKm } from '@/domain/place/distance.ts'
import { publicPlace } from './approximate-location-rule.ts'

const exact = { latitude: 47.6769, longitude: -122.206 }

test('lies near, never at, the exact place, and is the same each time', () => {
  for (let i = 0; i < 200; i++) {
    const shown = publicPlace(exact, `listing-${i}`, 'secret')
    const away = distanceKm(exact, shown)
    expect(away).toBeGreaterThan(0.24)
    expect(away).toBeLessThan(0.71)
    expect(publicPlace(exact, `listing-${i}`, 'secret')).toEqual(shown)
  }
})

test('cannot be told without the secret', () => {
  expect(publicPlace(exact, 'a', 'one')).not.toEqual(publicPlace(exact, 'a', 'two'))
})

test('stays on the globe', () => {
  const shown = publicPlace({ latitude: 90, longitude: 180 }, 'pole', 'secret')
  expect(Math.abs(shown.latitude)).toBeLessThanOrEqual(90)
  expect(Math.abs(shown.longitude)).toBeLessThanOrEqual(180)
})
