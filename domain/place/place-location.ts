import { isRecord, stringOrEmpty } from '../values/records.ts'
import type { Position } from './distance.ts'
import { isNullIsland } from './null-island.ts'

/** Names follow the provider and its maps service. */
export type PlaceLocation = {
  coordinates: Position
  formatted_address: string
  city: string
  state: string
  country: string
}

export const locationProblems = [
  'unsupported',
  'undetermined',
  'denied',
  'unavailable',
  'timedOut',
] as const

export type LocationProblem = (typeof locationProblems)[number]

export class LocationError extends Error {
  override readonly name = 'LocationError'
  readonly problem: LocationProblem

  constructor(problem: LocationProblem, cause?: unknown) {
    super(`location: ${problem}`, { cause })
    this.problem = problem
  }
}

export function toLocationProblem(error: unknown): LocationProblem {
  return error instanceof LocationError ? error.problem : 'undetermined'
}

/** Null if invalid, as 0, 0 is. */
export function toPlaceLocation(value: unknown): PlaceLocation | null {
  if (!isRecord(value) || !isRecord(value.coordinates)) return null
  const { latitude, longitude } = value.coordinates
  if (!isWithin(latitude, 90) || !isWithin(longitude, 180)) return null
  if (isNullIsland(latitude, longitude)) return null
  return {
    coordinates: { latitude, longitude },
    formatted_address: stringOrEmpty(value.formatted_address),
    city: stringOrEmpty(value.city),
    state: stringOrEmpty(value.state),
    country: stringOrEmpty(value.country),
  }
}

function isWithin(value: unknown, most: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= most
}
