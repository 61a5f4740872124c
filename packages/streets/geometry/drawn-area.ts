import type { Bounds, Position } from './position.ts'

/** Corners in order; the first is not repeated at the end. */
export type Ring = readonly Position[]

/** Borders belong to their ring. */
export type DrawnArea = { outline: Ring; holes: readonly Ring[] }

/** Integer coordinates in 1/100,000 degree, about 1 m. */
export type Corner = { x: number; y: number }

/** Per degree. */
export const AREA_UNITS = 100_000

/** Corners of all areas, holes included. */
export const MAX_CORNERS = 1000
export const MAX_AREAS = 20

export function toCorner({ latitude, longitude }: Position): Corner {
  return { x: Math.round(longitude * AREA_UNITS), y: Math.round(latitude * AREA_UNITS) }
}

export function toPosition({ x, y }: Corner): Position {
  return { latitude: y / AREA_UNITS, longitude: x / AREA_UNITS }
}

export function isInAreas(areas: readonly DrawnArea[], position: Position): boolean {
  return areas.some(
    ({ outline, holes }) =>
      isInRing(outline, position) && !holes.some((hole) => isInRing(hole, position)),
  )
}

/**
 * Point-in-polygon by ray casting, border included (M. Shimrat, Algorithm 112, Communications of
 * the ACM 5, 1962).
 */
export function isInRing(ring: Ring, position: Position): boolean {
  const { x, y } = toCorner(position)
  const corners = ring.map(toCorner)
  let isInside = false
  let from = corners.at(-1)
  for (const to of corners) {
    if (from) {
      const side = (from.x - x) * (to.y - y) - (from.y - y) * (to.x - x)
      if (side === 0 && isBetween(from.x, x, to.x) && isBetween(from.y, y, to.y)) return true
      if (from.y > y !== to.y > y && side > 0 === to.y > from.y) isInside = !isInside
    }
    from = to
  }
  return isInside
}

export function boxOfArea({ outline }: Pick<DrawnArea, 'outline'>): Bounds {
  const latitudes = outline.map(({ latitude }) => latitude)
  const longitudes = outline.map(({ longitude }) => longitude)
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  }
}

/** Accurate enough for a few kilometers. */
export function circleAround({ latitude, longitude }: Position, metres: number): Ring {
  const high = metres / METRES_PER_DEGREE
  const wide = high / Math.max(0.05, Math.cos((latitude * Math.PI) / 180))
  return Array.from({ length: CIRCLE_CORNERS }, (_, at) => {
    const angle = (2 * Math.PI * at) / CIRCLE_CORNERS
    return {
      latitude: latitude + high * Math.sin(angle),
      longitude: longitude + wide * Math.cos(angle),
    }
  })
}

const METRES_PER_DEGREE = 111_195
const CIRCLE_CORNERS = 72

function isBetween(one: number, value: number, other: number): boolean {
  return value >= Math.min(one, other) && value <= Math.max(one, other)
}
