import { webMercator } from '@hearth/streets/geometry/web-mercator'
import type { Bounds } from '@/domain/place/distance.ts'
import type { Cell } from './map-store.ts'

/** Pins closer than this overlap, in pixels. Fits a price with its period. */
const SIGN = { width: 92, height: 40 }
/** In pixels; larger than any screen. */
const LONGEST_SIDE = 8192
const ROWS = 1024

/** World width at zoom 0, in pixels. */
const EARTH = 512

/** Lowers the zoom until the boxes, side by side, fit on a screen. */
export function zoomOnScreen(boxes: readonly Bounds[], zoom: number): number {
  const corners = boxes.map(({ south, west, north, east }) => ({
    from: webMercator({ latitude: north, longitude: west }),
    to: webMercator({ latitude: south, longitude: east }),
  }))
  const width = corners.reduce((sum, { from, to }) => sum + to.x - from.x, 0)
  const height = Math.max(0, ...corners.map(({ from, to }) => to.y - from.y))
  const largest = LONGEST_SIDE / (EARTH * Math.max(width, height))
  return Math.min(zoom, Math.max(0, Math.log2(largest)))
}

type Sign = { cell: Cell; x: number; y: number; order: number }

/** Merges cells whose pins would overlap, largest first. `zoom` must come from `zoomOnScreen`. */
export function mergedMarkers(cells: readonly Cell[], zoom: number): Cell[] {
  const size = EARTH * 2 ** zoom
  const placed = cells
    .map((cell) => {
      const { x, y } = webMercator(cell)
      return { cell, x: x * size, y: y * size }
    })
    .sort((a, b) => b.cell.listings - a.cell.listings || (a.cell.id ?? 0) - (b.cell.id ?? 0))
  // A square is as large as a pin, so it holds at most one.
  const squares = new Map<number, Sign>()
  for (const { cell, x, y } of placed) {
    const [column, row] = [Math.floor(x / SIGN.width), Math.floor(y / SIGN.height)]
    const near = largestNear(squares, { x, y, column, row })
    if (near) near.cell = together(near.cell, cell)
    else squares.set(toKey(column, row), { cell, x, y, order: squares.size })
  }
  return [...squares.values()].map(({ cell }) => cell)
}

function largestNear(
  squares: ReadonlyMap<number, Sign>,
  { x, y, column, row }: { x: number; y: number; column: number; row: number },
): Sign | undefined {
  let first: Sign | undefined
  for (let across = column - 1; across <= column + 1; across++) {
    for (let down = row - 1; down <= row + 1; down++) {
      const sign = squares.get(toKey(across, down))
      if (!sign || (first && first.order < sign.order)) continue
      const isNear = Math.abs(sign.x - x) < SIGN.width && Math.abs(sign.y - y) < SIGN.height
      if (isNear) first = sign
    }
  }
  return first
}

/** Rows wrap around to stay within safe integers. */
function toKey(column: number, row: number): number {
  return column * ROWS + (((row % ROWS) + ROWS) % ROWS)
}

function together(a: Cell, b: Cell): Cell {
  const listings = a.listings + b.listings
  const middle = (of: 'latitude' | 'longitude') =>
    (a[of] * a.listings + b[of] * b.listings) / listings
  return {
    listings,
    latitude: middle('latitude'),
    longitude: middle('longitude'),
    south: Math.min(a.south, b.south),
    west: Math.min(a.west, b.west),
    north: Math.max(a.north, b.north),
    east: Math.max(a.east, b.east),
    min_price: Math.min(a.min_price, b.min_price),
    max_price: Math.max(a.max_price, b.max_price),
    id: null,
  }
}
