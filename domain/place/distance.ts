import { roundTo } from '../money/decimal.ts'

export type { Bounds, Position } from '@hearth/streets/geometry/position'

export const distanceUnits = ['km', 'm', 'mi', 'yd'] as const

export type DistanceUnit = (typeof distanceUnits)[number]

export function isDistanceUnit(value: unknown): value is DistanceUnit {
  return distanceUnits.some((unit) => unit === value)
}

/** International mile and yard. */
export function fromKm(kilometres: number, unit: DistanceUnit): number {
  return kilometres / KM_PER_UNIT[unit]
}

/** To kilometers, rounded to the meter. */
export function roundKm(lengths: readonly number[], unit: DistanceUnit): number[] {
  return lengths.map((length) => roundTo(toKm(length, unit), 3))
}

export function toKm(distance: number, unit: DistanceUnit): number {
  return distance * KM_PER_UNIT[unit]
}

const KM_PER_UNIT: Record<DistanceUnit, number> = { km: 1, m: 0.001, mi: 1.609344, yd: 0.0009144 }
