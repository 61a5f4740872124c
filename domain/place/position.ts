import type { Position } from './distance.ts'

/** Position from the wire's texts; null if it is unknown. */
export function toPosition(
  latitude: string | null | undefined,
  longitude: string | null | undefined,
): Position | null {
  if (!latitude || !longitude) return null
  const position = { latitude: Number(latitude), longitude: Number(longitude) }
  const isKnown = Number.isFinite(position.latitude) && Number.isFinite(position.longitude)
  return isKnown ? position : null
}
