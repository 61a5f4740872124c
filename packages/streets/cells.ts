import { METERS_PER_DEGREE } from './plane.ts'

/** South, west, north, east in degrees. */
export type Box = [south: number, west: number, north: number, east: number]

/** Items by the cells of a grid that their boxes touch. */
export type Cells = {
  south: number
  west: number
  /** Degrees. */
  height: number
  width: number
  rows: number
  columns: number
  /** `items` from `first[cell]` up to `first[cell + 1]`. */
  first: Uint32Array
  items: Uint32Array
}

/** Numbers of `Cells` for the info of a packed file. */
export type CellsInfo = Omit<Cells, 'first' | 'items'>

/** Cells are `meters` wide, larger where the grid would be too large. */
export function buildCells(
  count: number,
  readBox: (item: number, out: Box) => void,
  meters: number,
): Cells {
  const box: Box = [0, 0, 0, 0]
  const grid = gridAround(count, readBox, meters)
  const { rows, columns } = grid
  const first = new Uint32Array(rows * columns + 1)
  const forEachCell = (item: number, act: (cell: number) => void) => {
    readBox(item, box)
    const [from, to] = [toRow(grid, box[0]), toRow(grid, box[2])]
    const [start, end] = [toColumn(grid, box[1]), toColumn(grid, box[3])]
    for (let row = from; row <= to; row++) {
      for (let column = start; column <= end; column++) act(row * columns + column)
    }
  }
  for (let item = 0; item < count; item++) {
    forEachCell(item, (cell) => {
      first[cell + 1] = (first[cell + 1] ?? 0) + 1
    })
  }
  for (let cell = 0; cell < rows * columns; cell++) {
    first[cell + 1] = (first[cell + 1] ?? 0) + (first[cell] ?? 0)
  }
  const items = new Uint32Array(first[rows * columns] ?? 0)
  const next = first.slice()
  for (let item = 0; item < count; item++) {
    forEachCell(item, (cell) => {
      const at = next[cell] ?? 0
      items[at] = item
      next[cell] = at + 1
    })
  }
  return { ...grid, first, items }
}

/**
 * The item with the least `metersTo` (Infinity for none), at most `most` meters away; -1 without
 * one. Looks at the cells around the position, the closest first.
 */
export function nearestItem(
  cells: Cells,
  latitude: number,
  longitude: number,
  most: number,
  metersTo: (item: number) => number,
): { item: number; meters: number } {
  let item = -1
  let meters = most
  // At the poles, cells have no width.
  const scale = METERS_PER_DEGREE * Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  const [high, wide] = [cells.height * METERS_PER_DEGREE, cells.width * scale]
  const top = cells.south + cells.rows * cells.height
  const right = cells.west + cells.columns * cells.width
  const isFar =
    Math.max(cells.south - latitude, latitude - top) * METERS_PER_DEGREE > most ||
    Math.max(cells.west - longitude, longitude - right) * scale > most
  if (isFar) return { item, meters }
  const row = Math.floor((latitude - cells.south) / cells.height)
  const column = Math.floor((longitude - cells.west) / cells.width)
  const least = Math.max(1e-6, Math.min(high, wide))
  const rings = Math.ceil(most / least) + 1
  for (let ring = 0; ring <= rings && (ring - 1) * least <= meters; ring++) {
    for (let r = row - ring; r <= row + ring; r++) {
      if (r < 0 || r >= cells.rows) continue
      const isBorder = r === row - ring || r === row + ring
      const step = isBorder || ring === 0 ? 1 : 2 * ring
      for (let c = column - ring; c <= column + ring; c += step) {
        if (c < 0 || c >= cells.columns) continue
        const cell = r * cells.columns + c
        const end = cells.first[cell + 1] ?? 0
        for (let at = cells.first[cell] ?? 0; at < end; at++) {
          const one = cells.items[at] ?? 0
          const away = metersTo(one)
          if (away <= meters && (away < meters || item < 0)) [item, meters] = [one, away]
        }
      }
    }
  }
  return { item, meters }
}

/** Items of all cells within `meters`; an item of several cells comes several times. */
export function forEachAround(
  cells: Cells,
  latitude: number,
  longitude: number,
  meters: number,
  act: (item: number) => void,
): void {
  const high = meters / METERS_PER_DEGREE
  const wide = high / Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  if (latitude + high < cells.south || longitude + wide < cells.west) return
  const [from, to] = [toRow(cells, latitude - high), toRow(cells, latitude + high)]
  const [start, end] = [toColumn(cells, longitude - wide), toColumn(cells, longitude + wide)]
  for (let row = from; row <= to; row++) {
    for (let column = start; column <= end; column++) {
      const cell = row * cells.columns + column
      const last = cells.first[cell + 1] ?? 0
      for (let at = cells.first[cell] ?? 0; at < last; at++) act(cells.items[at] ?? 0)
    }
  }
}

export function cellsInfo({ first, items, ...info }: Cells): CellsInfo {
  return info
}

const MAX_CELLS = 4_000_000

function gridAround(
  count: number,
  readBox: (item: number, out: Box) => void,
  meters: number,
): CellsInfo {
  const box: Box = [0, 0, 0, 0]
  let [south, west, north, east] = [90, 180, -90, -180]
  for (let item = 0; item < count; item++) {
    readBox(item, box)
    south = Math.min(south, box[0])
    west = Math.min(west, box[1])
    north = Math.max(north, box[2])
    east = Math.max(east, box[3])
  }
  if (count === 0) return { south: 0, west: 0, height: 1, width: 1, rows: 1, columns: 1 }
  const middle = Math.max(0.01, Math.cos(((south + north) * Math.PI) / 360))
  let height = meters / METERS_PER_DEGREE
  for (;;) {
    const width = height / middle
    const rows = Math.floor((north - south) / height) + 1
    const columns = Math.floor((east - west) / width) + 1
    if (rows * columns <= MAX_CELLS) return { south, west, height, width, rows, columns }
    height *= 1.5
  }
}

function toRow({ south, height, rows }: CellsInfo, latitude: number): number {
  return Math.min(rows - 1, Math.max(0, Math.floor((latitude - south) / height)))
}

function toColumn({ west, width, columns }: CellsInfo, longitude: number): number {
  return Math.min(columns - 1, Math.max(0, Math.floor((longitude - west) / width)))
}
