import { expect, test } from 'vitest'
import { currentPosition } from './geolocation.ts'

type Answer = (
  resolve: PositionCallback,
  reject: PositionErrorCallback | null | undefined,
  options: PositionOptions | undefined,
) => void

test('requests an accurate, current position with a ten-second timeout', async () => {
  let asked: PositionOptions | undefined
  const position = await currentPosition(
    device((resolve, _, options) => {
      asked = options
      resolve(at(47.6, -122.3))
    }),
  )
  expect(position).toEqual({ latitude: 47.6, longitude: -122.3 })
  expect(asked).toEqual({ timeout: 10_000, enableHighAccuracy: true, maximumAge: 0 })
})

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timedOut'],
  [9, 'undetermined'],
])('maps code %i to %s', async (code, problem) => {
  const failing = device((_, reject) => reject?.(failure(code)))
  await expect(currentPosition(failing)).rejects.toMatchObject({ name: 'LocationError', problem })
})

test('rejects without browser support', async () => {
  await expect(currentPosition(undefined)).rejects.toMatchObject({ problem: 'unsupported' })
})

function device(answer: Answer): Geolocation {
  return {
    getCurrentPosition: answer,
    watchPosition: () => 0,
    clearWatch: () => {},
  }
}

function at(latitude: number, longitude: number): GeolocationPosition {
  const coords = {
    latitude,
    longitude,
    accuracy: 5,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
  }
  return { coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => coords }
}

function failure(code: number): GeolocationPositionError {
  return { code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }
}
