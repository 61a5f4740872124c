import {
  type AreaProblem,
  areaProblem,
  crosses,
  endCrosses,
  firstCrossing,
  withoutRepeats,
} from '@hearth/streets/geometry/area-check'
import {
  type Corner,
  type DrawnArea,
  isInRing,
  MAX_CORNERS,
  type Ring,
  toCorner,
  toPosition,
} from '@hearth/streets/geometry/drawn-area'
import type { Position } from './distance.ts'

export type Drawn = { areas: readonly DrawnArea[] } | { problem: AreaProblem }

export type DrawingPurpose =
  | { kind: 'area' }
  | { kind: 'hole' }
  | { kind: 'outline'; index: number }

/** `drawn` may have wrapped longitudes. */
export function withRing(areas: readonly DrawnArea[], drawn: Ring, purpose: DrawingPurpose): Drawn {
  const ring = broughtBack(drawn)
  const alone = areaProblem([{ outline: ring, holes: [] }])
  if (alone) return { problem: alone === 'offGlobe' ? 'crossesAntimeridian' : alone }
  if (purpose.kind === 'hole') return withHole(areas, ring)
  const next =
    purpose.kind === 'area'
      ? [...areas, { outline: ring, holes: [] }]
      : areas.map((area, at) => (at === purpose.index ? { ...area, outline: ring } : area))
  const problem = areaProblem(next)
  return problem ? { problem } : { areas: next }
}

/** Rejects points that make the line cross itself. */
export function withPoint(
  points: Ring,
  point: Position,
): { points: Ring } | { problem: AreaProblem } {
  const last = points.at(-1)
  if (points.length >= MAX_CORNERS) return { problem: 'tooManyPoints' }
  if (last && Math.abs(last.longitude - point.longitude) > 180) {
    return { problem: 'crossesAntimeridian' }
  }
  const line = withoutRepeats([...points, point].map(toCorner)).map(toPosition)
  return endCrosses(line) ? { problem: 'crossesItself' } : { points: line }
}

/** Holes inside the new ring merge into it. */
function withHole(areas: readonly DrawnArea[], ring: Ring): Drawn {
  const lies = (within: Ring) => ring.every((corner) => isInRing(within, corner))
  const index = areas.findIndex(
    ({ outline, holes }) => lies(outline) && !crosses([outline, ring]) && !holes.some(lies),
  )
  const area = areas[index]
  if (!area) return { problem: 'holeOutside' }
  const apart = area.holes.filter((hole) => !hole.every((corner) => isInRing(ring, corner)))
  const cut = { ...area, holes: [...apart, ring] }
  const next = areas.map((it, at) => (at === index ? cut : it))
  const problem = areaProblem(next)
  return problem ? { problem } : { areas: next }
}

/** Freehand lines often cross themselves at the ends. */
export function largestLoop(line: Ring): Ring {
  let loop: Ring = withoutRepeats(line.map(toCorner)).map(toPosition)
  for (let crossing = firstCrossing(loop); crossing; crossing = firstCrossing(loop)) {
    const [one, other] = crossing
    const inner = loop.slice(one + 1, other + 1)
    const outer = [...loop.slice(0, one + 1), ...loop.slice(other + 1)]
    const larger = ringSize(inner) > ringSize(outer) ? inner : outer
    if (larger.length === loop.length) return loop
    loop = larger
  }
  return loop
}

/**
 * Ramer–Douglas–Peucker line simplification: dropped corners are within `tolerance` (U. Ramer,
 * 1972; D. Douglas and T. Peucker, The Canadian Cartographer 10, 1973).
 */
export function simplified<Point extends Corner>(
  line: readonly Point[],
  tolerance: number,
): Point[] {
  const kept = new Set([0, line.length - 1])
  const spans: [number, number][] = [[0, line.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span
    const { at, distance } = farthest(line, first, last)
    if (distance <= tolerance) continue
    kept.add(at)
    spans.push([first, at], [at, last])
  }
  return line.filter((_, at) => kept.has(at))
}

function farthest(line: readonly Corner[], first: number, last: number) {
  const most = { at: first, distance: 0 }
  for (let at = first + 1; at < last; at++) {
    const distance = distanceFrom(line[first], line[last], line[at])
    if (distance > most.distance) Object.assign(most, { at, distance })
  }
  return most
}

/** Point to line segment. */
function distanceFrom(a?: Corner, b?: Corner, point?: Corner): number {
  if (!a || !b || !point) return 0
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
  const along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / (length || 1)
  const share = Math.max(0, Math.min(1, along))
  return Math.hypot(point.x - a.x - share * (b.x - a.x), point.y - a.y - share * (b.y - a.y))
}

/** Twice the area, in square units (shoelace formula). */
function ringSize(ring: Ring): number {
  const corners = ring.map(toCorner)
  const sum = corners.reduce((all, { x, y }, at) => {
    const next = corners[(at + 1) % corners.length] ?? { x, y }
    return all + x * next.y - next.x * y
  }, 0)
  return Math.abs(sum)
}

/** Rounds to 1 m, unwraps longitudes, merges repeated corners. */
function broughtBack(ring: Ring): Ring {
  const middle = ring.reduce((sum, { longitude }) => sum + longitude, 0) / (ring.length || 1)
  const turns = Math.round(middle / 360) * 360
  const corners = ring.map(({ latitude, longitude }) =>
    toCorner({ latitude, longitude: longitude - turns }),
  )
  return withoutRepeats(corners).map(toPosition)
}
