import { areaProblem } from '../geometry/area-check.ts'
import { encodeAreas } from '../geometry/area-code.ts'
import { type Corner, toCorner, toPosition } from '../geometry/drawn-area.ts'
import { simplifyRings } from '../graph/simplify-rings.ts'
import type { Line } from './shapes.ts'

/** Its code stands in addresses of pages. */
const MAX_CORNERS = 150
/** Twice 200 square meters, in square units of drawn areas. */
const SLACK = 400

/**
 * The largest ring of a border, written like a drawn area; empty where that is none. Enclaves and
 * islands are left out: rings do not say which they are.
 */
export function borderArea(rings: readonly Line[]): string {
  const [largest] = rings.map(toCorners).toSorted((a, b) => ringSize(b) - ringSize(a))
  if (!largest) return ''
  const [simple = []] = simplifyRings([largest], { slack: SLACK, maxCorners: MAX_CORNERS })
  const areas = [{ outline: simple.map(toPosition), holes: [] }]
  return areaProblem(areas) === null ? encodeAreas(areas) : ''
}

/** Without the repeated end, and without corners that rounding joins. */
function toCorners(line: Line): Corner[] {
  const corners: Corner[] = []
  for (let at = 0; at + 1 < line.length; at += 2) {
    const corner = toCorner({ latitude: line[at] ?? 0, longitude: line[at + 1] ?? 0 })
    if (!isSame(corner, corners.at(-1))) corners.push(corner)
  }
  if (corners.length > 1 && isSame(corners[0], corners.at(-1))) corners.pop()
  return corners
}

function isSame(one: Corner | undefined, other: Corner | undefined): boolean {
  return one !== undefined && one.x === other?.x && one.y === other.y
}

/** Twice the area, by the shoelace formula. */
function ringSize(corners: readonly Corner[]): number {
  let sum = 0
  for (const [at, to] of corners.entries()) {
    const from = corners.at(at - 1) ?? to
    sum += from.x * to.y - to.x * from.y
  }
  return Math.abs(sum)
}
