import type { Bounds } from '../geometry/position.ts'
import { METERS_PER_DEGREE } from '../plane.ts'
import type { Stretches } from './stretches.ts'

/** A grid in degrees whose first row is the southernmost. Its border of one cell stays empty. */
export type Frame = {
  south: number
  west: number
  height: number
  width: number
  rows: number
  columns: number
  /** Per cell. */
  meters: number
}

export type Mask = { frame: Frame; cells: Uint8Array }

/** Homes stand this close to their street. */
const BESIDE_METERS = 50
const MIN_CELL_METERS = 25
/** Rows or columns of a grid at most. */
const MAX_SIDE = 700

/** Cells of 25 meters, larger for larger areas; `coarser` times as large. */
export function frameAround(bounds: Bounds, coarser: number): Frame {
  const middle = ((bounds.south + bounds.north) * Math.PI) / 360
  const scale = Math.max(0.01, Math.cos(middle))
  const high = (bounds.north - bounds.south) * METERS_PER_DEGREE
  const wide = (bounds.east - bounds.west) * METERS_PER_DEGREE * scale
  const meters = coarser * Math.max(MIN_CELL_METERS, Math.max(high, wide) / MAX_SIDE)
  const margin = besideCells(meters) + 2
  const [height, width] = [meters / METERS_PER_DEGREE, meters / METERS_PER_DEGREE / scale]
  return {
    south: bounds.south - margin * height,
    west: bounds.west - margin * width,
    height,
    width,
    rows: Math.ceil(high / meters) + 2 * margin + 1,
    columns: Math.ceil(wide / meters) + 2 * margin + 1,
    meters,
  }
}

/** Cells within 50 meters of the lines, at least one cell to each side. */
export function drawStretches(frame: Frame, { lines }: Stretches): Mask {
  const touched = new Uint8Array(frame.rows * frame.columns)
  for (let at = 0; at < lines.length; at += 4) drawLine(frame, touched, lines, at)
  const cells = new Uint8Array(touched.length)
  const radius = besideCells(frame.meters)
  const disk = createDisk(radius)
  for (let row = 0; row < frame.rows; row++) {
    for (let column = 0; column < frame.columns; column++) {
      if (touched[row * frame.columns + column] === 0) continue
      for (const [up, right] of disk) setInner(frame, cells, row + up, column + right)
    }
  }
  return { frame, cells }
}

/** Intersection of masks of one frame. */
export function intersect(masks: readonly Mask[]): Mask | null {
  const [first, ...others] = masks
  if (!first) return null
  const cells = first.cells.map((cell, at) => (others.every((it) => it.cells[at] === 1) ? cell : 0))
  return cells.includes(1) ? { frame: first.frame, cells } : null
}

/**
 * Fills gaps between cells that touch only at a corner, so that no ring touches itself. Changes the
 * mask.
 */
export function joinCorners({ frame: { rows, columns }, cells }: Mask): void {
  let isChanged = true
  while (isChanged) {
    isChanged = false
    for (let row = 0; row + 1 < rows; row++) {
      for (let column = 0; column + 1 < columns; column++) {
        const at = row * columns + column
        const [a, b] = [cells[at], cells[at + 1]]
        const [c, d] = [cells[at + columns], cells[at + columns + 1]]
        if (a !== d || b !== c || a === b) continue
        cells[at] = 1
        cells[at + columns + 1] = 1
        cells[at + 1] = 1
        cells[at + columns] = 1
        isChanged = true
      }
    }
  }
}

function besideCells(meters: number): number {
  return Math.max(1, Math.round(BESIDE_METERS / meters))
}

function createDisk(radius: number): [up: number, right: number][] {
  const disk: [number, number][] = []
  for (let up = -radius; up <= radius; up++) {
    for (let right = -radius; right <= radius; right++) {
      if (up * up + right * right <= (radius + 0.3) ** 2) disk.push([up, right])
    }
  }
  return disk
}

/** Steps of half a cell. Parts outside of the frame are left out. */
function drawLine(frame: Frame, cells: Uint8Array, lines: Float64Array, at: number): void {
  const y = ((lines[at] ?? 0) - frame.south) / frame.height
  const x = ((lines[at + 1] ?? 0) - frame.west) / frame.width
  const high = ((lines[at + 2] ?? 0) - frame.south) / frame.height - y
  const wide = ((lines[at + 3] ?? 0) - frame.west) / frame.width - x
  const steps = Math.max(1, Math.ceil(2 * Math.max(Math.abs(high), Math.abs(wide))))
  for (let step = 0; step <= steps; step++) {
    const row = Math.floor(y + (high * step) / steps)
    const column = Math.floor(x + (wide * step) / steps)
    setInner(frame, cells, row, column)
  }
}

function setInner({ rows, columns }: Frame, cells: Uint8Array, row: number, column: number): void {
  if (row < 1 || column < 1 || row >= rows - 1 || column >= columns - 1) return
  cells[row * columns + column] = 1
}
