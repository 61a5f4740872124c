import type { Position } from './distance.ts'
import { isNullIsland } from './null-island.ts'

/** Position from the wire's texts; null if it is unknown, as 0, 0 is. */
export function toPosition(
  latitude: string | null | undefined,
  longitude: string | null | undefined,
): Position | null {
  if (!latitude || !longitude) return null
  const position = { latitude: Number(latitude), longitude: Number(longitude) }
  const isKnown = Number.isFinite(position.latitude) && Number.isFinite(position.longitude)
  return isKnown && !isNullIsland(position.latitude, position.longitude) ? position : null
}
