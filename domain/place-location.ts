import type { Position } from './distance.ts'
import { isRecord } from './records.ts'

/** Where somebody looks for a home; the names as the provider or its maps service writes them. */
export type PlaceLocation = {
  /** Decimal degrees. */
  coordinates: Position
  formatted_address: string
  city: string
  state: string
  country: string
}

/** Why a place could not be found out, as the error catalogue counts them. */
export const locationProblems = [
  'unsupported',
  'undetermined',
  'denied',
  'unavailable',
  'timedOut',
] as const

export type LocationProblem = (typeof locationProblems)[number]

/** The place of somebody could not be found out. */
export class LocationError extends Error {
  override readonly name = 'LocationError'
  readonly problem: LocationProblem

  constructor(problem: LocationProblem, cause?: unknown) {
    super(`location: ${problem}`, { cause })
    this.problem = problem
  }
}

/** What failed, whatever it was that was thrown. */
export function locationProblemOf(error: unknown): LocationProblem {
  return error instanceof LocationError ? error.problem : 'undetermined'
}

/** A location out of a store or a message; null when it is none, or not on the globe. */
export function placeLocationOf(value: unknown): PlaceLocation | null {
  if (!isRecord(value) || !isRecord(value.coordinates)) return null
  const { latitude, longitude } = value.coordinates
  if (!isWithin(latitude, 90) || !isWithin(longitude, 180)) return null
  return {
    coordinates: { latitude, longitude },
    formatted_address: textOf(value.formatted_address),
    city: textOf(value.city),
    state: textOf(value.state),
    country: textOf(value.country),
  }
}

function isWithin(value: unknown, most: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= most
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
