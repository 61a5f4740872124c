import type { VectorTileFeature } from '@mapbox/vector-tile'
import { clipLine, clipRing, type Frame, type Point } from '../geometry/clip.ts'

/** A tile of one area, on its way into the tile that was asked for. */
export type TilePart = {
  bytes: Uint8Array
  /** The archive ends this many zooms above: the square `column`, `row` of its tile is magnified. */
  levels: number
  column: number
  row: number
  /** Where other streets are drawn, in shares of the side of the tile that was asked for. */
  without: readonly Frame[]
}

type Geometry = ReturnType<VectorTileFeature['loadGeometry']>

/** Beyond the tile, as a share of its side: strokes and names go over the edge. */
const BUFFER = 80 / 4096

export function isWhole({ levels, without }: TilePart): boolean {
  return levels === 0 && without.length === 0
}

/** Part of a feature inside the tile; may be empty. */
export function fitGeometry(feature: VectorTileFeature, part: TilePart): Geometry {
  const loaded = feature.loadGeometry()
  const sample = loaded[0]?.[0]
  if (!sample || isWhole(part)) return loaded
  const { extent, type } = feature
  let pieces = loaded.map((line) => line.map(({ x, y }): Point => [x, y]))
  if (part.levels > 0) pieces = magnified(pieces, type, part, extent)
  for (const frame of part.without) pieces = outside(pieces, type, scaled(frame, extent))
  return pieces.map((piece) =>
    piece.map(([x, y]) => {
      const point = sample.clone()
      point.x = Math.round(x)
      point.y = Math.round(y)
      return point
    }),
  )
}

type Pieces = Point[][]
type Kind = VectorTileFeature['type']
const POINT: Kind = 1
const LINE: Kind = 2

function magnified(
  pieces: Pieces,
  kind: Kind,
  { levels, column, row }: TilePart,
  extent: number,
): Pieces {
  const times = 2 ** levels
  const placed = pieces.map((piece) =>
    piece.map(([x, y]): Point => [x * times - column * extent, y * times - row * extent]),
  )
  const edge = { left: -BUFFER, top: -BUFFER, right: 1 + BUFFER, bottom: 1 + BUFFER }
  const frame = scaled(edge, extent)
  if (kind === LINE) return placed.flatMap((line) => clipLine(line, frame))
  if (kind !== POINT) return rings(placed.map((ring) => clipRing(ring, frame)))
  return placed
    .map((points) => points.filter((point) => isIn(point, frame)))
    .filter(({ length }) => length > 0)
}

function outside(pieces: Pieces, kind: Kind, frame: Frame): Pieces {
  if (kind === LINE) return pieces.flatMap((line) => lineOutside(line, frame))
  if (kind !== POINT) return pieces.flatMap((ring) => ringOutside(ring, frame))
  return pieces
    .map((points) => points.filter((point) => !isIn(point, frame)))
    .filter(({ length }) => length > 0)
}

/** Parts of a line that lie beside the frame. */
function lineOutside(line: readonly Point[], frame: Frame): Pieces {
  const parts: Pieces = []
  let part: Point[] = line.slice(0, 1)
  for (const [at, to] of line.entries()) {
    const from = line[at - 1]
    if (!from) continue
    const span = spanInside(from, to, frame)
    if (!span) {
      part.push(to)
      continue
    }
    const [enter, leave] = span
    if (enter > 0) part.push(between(from, to, enter))
    parts.push(part)
    part = leave < 1 ? [between(from, to, leave), to] : [to]
  }
  parts.push(part)
  return parts.filter(({ length }) => length > 1)
}

/** Parts of a ring that lie beside the frame: one for each side that it reaches. */
function ringOutside(ring: readonly Point[], frame: Frame): Pieces {
  const { left, top, right, bottom } = frame
  const far = Number.MAX_SAFE_INTEGER
  const all = { left: -far, top: -far, right: far, bottom: far }
  if (!ring.some(([x]) => x > left) || !ring.some(([x]) => x < right)) return [[...ring]]
  if (!ring.some(([, y]) => y > top) || !ring.some(([, y]) => y < bottom)) return [[...ring]]
  const sides = [
    { ...all, right: left },
    { ...all, left: right },
    { left, right, top: -far, bottom: top },
    { left, right, top: bottom, bottom: far },
  ]
  return rings(sides.map((side) => clipRing(ring, side)))
}

/** Closed, as encoders expect them. */
function rings(clipped: readonly (readonly Point[])[]): Pieces {
  return clipped.flatMap((ring) => {
    const [first, last] = [ring[0], ring.at(-1)]
    if (!first || !last || ring.length < 3) return []
    const isClosed = first[0] === last[0] && first[1] === last[1]
    return [isClosed ? [...ring] : [...ring, first]]
  })
}

/**
 * From where to where, in shares of its length, a step lies in the frame (Liang and Barsky 1984);
 * null if it misses it.
 */
function spanInside([x1, y1]: Point, [x2, y2]: Point, frame: Frame): [number, number] | null {
  let [enter, leave] = [0, 1]
  const sides = [
    [x1 - x2, x1 - frame.left],
    [x2 - x1, frame.right - x1],
    [y1 - y2, y1 - frame.top],
    [y2 - y1, frame.bottom - y1],
  ]
  for (const [step = 0, room = 0] of sides) {
    if (step === 0 && room < 0) return null
    if (step < 0) enter = Math.max(enter, room / step)
    if (step > 0) leave = Math.min(leave, room / step)
  }
  return enter < leave ? [enter, leave] : null
}

function between([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
}

function isIn([x, y]: Point, { left, top, right, bottom }: Frame): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

function scaled({ left, top, right, bottom }: Frame, extent: number): Frame {
  return {
    left: left * extent,
    top: top * extent,
    right: right * extent,
    bottom: bottom * extent,
  }
}
