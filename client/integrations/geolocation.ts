import type { Position } from '@/domain/place/distance.ts'
import { isNullIsland } from '@/domain/place/null-island.ts'
import { LocationError, type LocationProblem } from '@/domain/place/place-location.ts'

/** The browser waits ten seconds for an exact position of now, not for one it has kept. */
const OPTIONS: PositionOptions = { timeout: 10_000, enableHighAccuracy: true, maximumAge: 0 }

/**
 * Device position. May prompt the user and waits for the answer without a limit. @throws
 * LocationError
 */
export function currentPosition(
  geolocation: Geolocation | undefined = globalThis.navigator?.geolocation,
): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!geolocation) return reject(new LocationError('unsupported'))
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (isNullIsland(latitude, longitude)) reject(new LocationError('undetermined'))
        else resolve({ latitude, longitude })
      },
      (error) => reject(new LocationError(problems[error.code] ?? 'undetermined', error)),
      OPTIONS,
    )
  })
}

/** By the codes of the Geolocation API (W3C, section 7). */
const problems: Record<number, LocationProblem> = { 1: 'denied', 2: 'unavailable', 3: 'timedOut' }
