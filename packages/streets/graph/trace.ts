import { AREA_UNITS, type Corner } from '../geometry/drawn-area.ts'
import type { Frame, Mask } from './raster.ts'

/** Corners in order, in units of drawn areas. */
export type TracedArea = { outline: Corner[]; holes: Corner[][] }

export type TraceLimits = { minHoleMeters: number; maxAreas: number; maxHoles: number }

/**
 * Borders of a mask's areas along the edges of its cells, corners cut, the largest first. No ring touches
 * another or itself: call `joinCorners` before. Small holes are filled.
 */
export function traceAreas(mask: Mask, limits: TraceLimits): TracedArea[] {
  const { frame } = mask
  const labels = labelAreas(mask)
  const rings = traceRings(mask)
  const square = frame.meters ** 2
  const outlines = rings.filter(({ size }) => size > 0).sort((a, b) => b.size - a.size)
  const kept = outlines.slice(0, limits.maxAreas)
  const holes = rings
    .filter(({ size }) => -size * square >= limits.minHoleMeters)
    .sort((a, b) => a.size - b.size)
    .slice(0, limits.maxHoles)
  const toCorners = (points: Point[]) => points.map((point) => cornerAt(frame, point))
  return kept.map((outline) => ({
    outline: toCorners(outline.points),
    holes: holes
      .filter((hole) => labels[hole.cell] === labels[outline.cell])
      .map(({ points }) => toCorners(points)),
  }))
}

/** Of the grid's lines: column and row. */
type Point = { x: number; y: number }

/** `size` in cells, negative for holes; `cell` is one inside the area beside the ring. */
type TracedRing = { points: Point[]; size: number; cell: number }

/** East, north, west, south. */
const STEPS = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const

/** Walks with the area on the left: outlines run counterclockwise, holes clockwise. */
function traceRings({ frame: { rows, columns }, cells }: Mask): TracedRing[] {
  const isIn = (x: number, y: number) => cells[y * columns + x] === 1
  // Eastward edges that were walked, by the cell above them.
  const walked = new Uint8Array(cells.length)
  const rings: TracedRing[] = []
  for (let y = 1; y < rows; y++) {
    for (let x = 1; x < columns; x++) {
      const cell = y * columns + x
      if (!isIn(x, y) || isIn(x, y - 1) || walked[cell] === 1) continue
      const points = walk({ x, y }, isIn, (at) => {
        walked[at.y * columns + at.x] = 1
      })
      rings.push({ points, size: signedArea(points), cell })
    }
  }
  return rings
}

function walk(
  start: Point,
  isIn: (x: number, y: number) => boolean,
  markEast: (at: Point) => void,
): Point[] {
  const points: Point[] = []
  let at = start
  let direction = 0
  do {
    if (direction === 0) markEast(at)
    const step = STEPS[direction % 4] ?? STEPS[0]
    at = { x: at.x + step.x, y: at.y + step.y }
    const turn = turnAt(at, direction, isIn)
    const next = (direction + turn + 4) % 4
    if (turn !== 0) points.push(beside(at, direction, -HALF), beside(at, next, HALF))
    direction = next
  } while (at.x !== start.x || at.y !== start.y || direction !== 0)
  // Ends of short edges are one point.
  return points.filter((point, index) => {
    const before = points.at(index - 1)
    return before?.x !== point.x || before.y !== point.y
  })
}

/** Corners are cut by half a cell: stairs become slopes. */
const HALF = 0.5

function beside(at: Point, direction: number, cells: number): Point {
  const step = STEPS[direction % 4] ?? STEPS[0]
  return { x: at.x + cells * step.x, y: at.y + cells * step.y }
}

/** 1 left, -1 right, 0 straight on, by the two cells ahead of a point. */
function turnAt(
  { x, y }: Point,
  direction: number,
  isIn: (x: number, y: number) => boolean,
): -1 | 0 | 1 {
  // Cells around the point: south-west of it is (x - 1, y - 1).
  const ahead = [
    { left: isIn(x, y), right: isIn(x, y - 1) },
    { left: isIn(x - 1, y), right: isIn(x, y) },
    { left: isIn(x - 1, y - 1), right: isIn(x - 1, y) },
    { left: isIn(x, y - 1), right: isIn(x - 1, y - 1) },
  ][direction]
  if (ahead?.right) return -1
  return ahead?.left ? 0 : 1
}

function signedArea(points: readonly Point[]): number {
  let twice = 0
  let from = points.at(-1)
  for (const to of points) {
    if (from) twice += from.x * to.y - to.x * from.y
    from = to
  }
  return twice / 2
}

/** Areas are numbered from 1; cells that share an edge belong together. */
function labelAreas({ frame: { columns }, cells }: Mask): Uint32Array {
  const labels = new Uint32Array(cells.length)
  const stack: number[] = []
  let label = 0
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== 1 || labels[cell] !== 0) continue
    label += 1
    labels[cell] = label
    stack.push(cell)
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      for (const next of [at - 1, at + 1, at - columns, at + columns]) {
        if (cells[next] !== 1 || labels[next] !== 0) continue
        labels[next] = label
        stack.push(next)
      }
    }
  }
  return labels
}

function cornerAt(frame: Frame, { x, y }: Point): Corner {
  const longitude = frame.west + x * frame.width
  const latitude = frame.south + y * frame.height
  return {
    x: Math.round(Math.min(180, Math.max(-180, longitude)) * AREA_UNITS),
    y: Math.round(Math.min(90, Math.max(-90, latitude)) * AREA_UNITS),
  }
}
