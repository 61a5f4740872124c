import { decodeAreas } from './area-code.ts'
import {
  type Corner,
  type DrawnArea,
  isInRing,
  MAX_AREAS,
  MAX_CORNERS,
  type Ring,
  toCorner,
} from './drawn-area.ts'

export const areaProblems = [
  'offGlobe',
  'tooManyAreas',
  'tooManyPoints',
  'tooFewPoints',
  'crossesAntimeridian',
  'crossesItself',
  'holeOutside',
] as const

export type AreaProblem = (typeof areaProblems)[number]

/** Areas may overlap. */
export function areaProblem(areas: readonly DrawnArea[]): AreaProblem | null {
  if (areas.length > MAX_AREAS) return 'tooManyAreas'
  const rings = areas.flatMap(({ outline, holes }) => [outline, ...holes])
  if (rings.reduce((sum, ring) => sum + ring.length, 0) > MAX_CORNERS) return 'tooManyPoints'
  for (const ring of rings) {
    if (!ring.every(isOnGlobe)) return 'offGlobe'
    if (new Set(ring.map(toCorner).map(toKey)).size < 3) return 'tooFewPoints'
    if (isAround(ring)) return 'crossesAntimeridian'
  }
  for (const { outline, holes } of areas) {
    if (crosses([outline, ...holes])) return 'crossesItself'
    if (holes.some((hole) => !hole.every((corner) => isInRing(outline, corner)))) {
      return 'holeOutside'
    }
  }
  return null
}

/** Whether providers accept an encoded area. */
export function isSearchable(code: string): boolean {
  const areas = decodeAreas(code)
  return areas !== null && areaProblem(areas) === null
}

/** Whether edges meet, except at shared corners of consecutive edges. */
export function crosses(rings: readonly Ring[]): boolean {
  return firstMeeting(rings.flatMap(listBorders)) !== null
}

/** Indexes of both edges; `ring` must not repeat corners. */
export function firstCrossing(ring: Ring): [number, number] | null {
  const met = firstMeeting(listBorders(ring, 0))
  return met && [met[0].at, met[1].at]
}

/** Whether the last segment crosses an earlier one. */
export function endCrosses(line: Ring): boolean {
  const stretches = listBorders(line, 0).slice(0, -1)
  const last = stretches.at(-1)
  return stretches.slice(0, -1).some((before) => last !== undefined && meet(before, last))
}

type Border = {
  ring: number
  at: number
  /** Followed by the first edge of its ring. */
  isLast: boolean
  from: Corner
  to: Corner
  west: number
  east: number
  south: number
  north: number
}

function listBorders(ring: Ring, number: number): Border[] {
  const corners = withoutRepeats(ring.map(toCorner))
  return corners.map((from, at) => {
    const isLast = at === corners.length - 1
    const to = corners[isLast ? 0 : at + 1] ?? from
    const [west, east] = from.x < to.x ? [from.x, to.x] : [to.x, from.x]
    const [south, north] = from.y < to.y ? [from.y, to.y] : [to.y, from.y]
    return { ring: number, at, isLast, from, to, west, east, south, north }
  })
}

export function withoutRepeats(corners: readonly Corner[]): Corner[] {
  return corners.filter((corner, at) => {
    const before = corners.at(at - 1)
    return corners.length === 1 || !before || !isSame(before, corner)
  })
}

function firstMeeting(borders: readonly Border[]): [Border, Border] | null {
  for (const [index, one] of borders.entries()) {
    for (let at = index + 1; at < borders.length; at++) {
      const other = borders[at]
      if (other && meet(one, other)) return [one, other]
    }
  }
  return null
}

/** Consecutive edges share a corner, and cross only if one doubles back. */
function meet(one: Border, other: Border): boolean {
  if (one.east < other.west || other.east < one.west) return false
  if (one.north < other.south || other.north < one.south) return false
  const isSameRing = one.ring === other.ring
  if (isSameRing && other.at === one.at + 1) return goesBack(one.from, one.to, other.to)
  if (isSameRing && one.at === 0 && other.isLast) return goesBack(other.from, other.to, one.to)
  const [a, b] = [turn(one.from, one.to, other.from), turn(one.from, one.to, other.to)]
  const [c, d] = [turn(other.from, other.to, one.from), turn(other.from, other.to, one.to)]
  // Collinear edges meet if their boxes do.
  return a * b <= 0 && c * d <= 0
}

function goesBack(before: Corner, corner: Corner, after: Corner): boolean {
  if (turn(before, corner, after) !== 0) return false
  return (
    (before.x - corner.x) * (after.x - corner.x) + (before.y - corner.y) * (after.y - corner.y) > 0
  )
}

/** 1 left, -1 right, 0 straight. */
function turn(a: Corner, b: Corner, c: Corner): number {
  return Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))
}

/** Edges over 180° are meant the other way around. */
function isAround(ring: Ring): boolean {
  return ring.some(({ longitude }, at) => {
    const next = ring[(at + 1) % ring.length]
    return next !== undefined && Math.abs(next.longitude - longitude) > 180
  })
}

function isOnGlobe({ latitude, longitude }: Ring[number]): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}

function isSame(one: Corner, other: Corner): boolean {
  return one.x === other.x && one.y === other.y
}

function toKey({ x, y }: Corner): string {
  return `${x} ${y}`
}
