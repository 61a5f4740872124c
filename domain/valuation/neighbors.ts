import { distanceKm } from '@hearth/streets/geometry/position'
import type { Position } from '../place/distance.ts'

/** Positions in a grid. Entries are numbered as they are added. */
export type NeighborIndex = {
  add(position: Position): void
  /** Nearest first. */
  findNearest(position: Position, count: number): Neighbor[]
}

export type Neighbor = { entry: number; distanceKm: number }

/** Degrees; 0.005 are about 550 m of latitude. Sparse regions need the coarser grids. */
const CELLS = [0.005, 0.05, 0.5]
/** Rings of cells around the middle before the next coarser grid. */
const MAX_RINGS = 10
const KM_PER_DEGREE = 111.2

export function createNeighborIndex(): NeighborIndex {
  const positions: Position[] = []
  const grids = CELLS.map((cell) => ({ cell, entries: new Map<string, number[]>() }))
  return {
    add(position) {
      for (const { cell, entries } of grids) {
        const key = toKey(toCell(position.latitude, cell), toCell(position.longitude, cell))
        const list = entries.get(key)
        if (list) list.push(positions.length)
        else entries.set(key, [positions.length])
      }
      positions.push(position)
    },
    findNearest(position, count) {
      for (const { cell, entries } of positions.length > count ? grids : []) {
        const nearest = createNearest(position, positions, count)
        const row = toCell(position.latitude, cell)
        const column = toCell(position.longitude, cell)
        // A cell is narrower from west to east.
        const width = KM_PER_DEGREE * cell * Math.cos((position.latitude * Math.PI) / 180)
        for (let ring = 0; ring <= MAX_RINGS; ring++) {
          if (nearest.isFullWithin((ring - 1) * width)) return nearest.list()
          for (const key of ringKeys(row, column, ring)) {
            for (const entry of entries.get(key) ?? []) nearest.offer(entry)
          }
        }
      }
      const all = createNearest(position, positions, count)
      for (const entry of positions.keys()) all.offer(entry)
      return all.list()
    },
  }
}

function createNearest(center: Position, positions: readonly Position[], count: number) {
  const found: Neighbor[] = []
  const furthest = () => found.at(-1)?.distanceKm ?? Number.POSITIVE_INFINITY
  return {
    isFullWithin: (km: number) => found.length === count && furthest() <= km,
    offer(entry: number) {
      const position = positions[entry]
      if (!position) return
      const distance = distanceKm(center, position)
      if (found.length === count) {
        if (distance >= furthest()) return
        found.pop()
      }
      let at = found.length
      while (at > 0 && (found[at - 1]?.distanceKm ?? 0) > distance) at--
      found.splice(at, 0, { entry, distanceKm: distance })
    },
    list: () => found,
  }
}

function toCell(degrees: number, cell: number): number {
  return Math.floor(degrees / cell)
}

function toKey(row: number, column: number): string {
  return `${row}/${column}`
}

function ringKeys(row: number, column: number, ring: number): string[] {
  if (ring === 0) return [toKey(row, column)]
  const keys: string[] = []
  for (let step = -ring; step <= ring; step++) {
    keys.push(toKey(row - ring, column + step), toKey(row + ring, column + step))
    if (Math.abs(step) < ring)
      keys.push(toKey(row + step, column - ring), toKey(row + step, column + ring))
  }
  return keys
}
