import type { Position } from '@/domain/place/distance.ts'

/** Meters east and north of the town's center. */
export type Spot = { x: number; y: number }

export type StreetClass = 'primary' | 'secondary' | 'tertiary' | 'residential'

export type Crossing = Spot & { id: number; i: number; j: number }

/** A piece of a street between two crossings. */
export type StreetSegment = {
  from: Crossing
  to: Crossing
  name: string
  kind: StreetClass
  isOneWay: boolean
  isBridge: boolean
  /** Meters along its street at `from`, so that house numbers go on. */
  start: number
}

/** A building plot beside a street. */
export type Lot = Spot & {
  street: string
  number: number
  district: string
  postalCode: string
  /** Direction of the street, radians. */
  angle: number
}

export type Place = Spot & { tags: Record<string, string> }

export type Patch = { corners: Spot[]; tags: Record<string, string> }

export type Line = { spots: Spot[]; tags: Record<string, string> }

export type Town = {
  name: string
  segments: StreetSegment[]
  lots: Lot[]
  places: Place[]
  patches: Patch[]
  lines: Line[]
  districts: { name: string; spot: Spot }[]
  /** Along and across the streets. */
  turned: (spot: Spot) => { u: number; v: number }
  toPosition: (spot: Spot) => Position
  toSpot: (position: Position) => Spot
}
