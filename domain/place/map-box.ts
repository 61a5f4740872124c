import type { Bounds } from './distance.ts'

/** Limits of the Web Mercator map, in degrees. */
export const WORLD: Bounds = { south: -85, west: -180, north: 85, east: 180 }

/** Wraps longitudes, clips, rounds to about 1 m. */
export function toMapBox({ south, west, north, east }: Bounds): Bounds {
  const isAround = east - west >= 360
  return {
    south: rounded(Math.max(south, -85)),
    west: isAround ? -180 : rounded(wrapped(west)),
    north: rounded(Math.min(north, 85)),
    east: isAround ? 180 : rounded(wrapped(east)),
  }
}

/** `east` exceeds 180 across the antimeridian. */
export function unwrapped(bounds: Bounds): Bounds {
  return bounds.west <= bounds.east ? bounds : { ...bounds, east: bounds.east + 360 }
}

/** Boxes are `[south, west, north, east]`. */
export function boxAround(boxes: readonly (readonly number[])[]): Bounds | null {
  if (boxes.length === 0) return null
  const [south, west] = [0, 1].map((at) => Math.min(...boxes.map((box) => box[at] ?? 0)))
  const [north, east] = [2, 3].map((at) => Math.max(...boxes.map((box) => box[at] ?? 0)))
  return { south: south ?? 0, west: west ?? 0, north: north ?? 0, east: east ?? 0 }
}

export function isSameBox(a: Bounds | null, b: Bounds | null): boolean {
  if (a === null || b === null) return a === b
  return a.south === b.south && a.west === b.west && a.north === b.north && a.east === b.east
}

/** Whether a view shows clearly more than a box: a map of another shape was made to hold it. */
export function isWider(view: Bounds, box: Bounds): boolean {
  const [more, less] = [unwrapped(view), unwrapped(box)]
  const height = (more.north - more.south) / (less.north - less.south)
  const width = (more.east - more.west) / (less.east - less.west)
  return Math.max(height, width) > 1 + MARGIN
}

/** Share of a side that rounding and whole pixels may add. */
const MARGIN = 0.02

function wrapped(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
