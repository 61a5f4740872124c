import {
  boxOfArea,
  type DrawnArea,
  isInAreas,
  type Ring,
} from '@hearth/streets/geometry/drawn-area'
import type { Bounds } from '@/domain/place/distance.ts'

/** Covers the areas with at most `most` boxes, repeatedly halving the largest box on a border. */
export function coverAreas(areas: readonly DrawnArea[], most: number): Bounds[] {
  return splitPieces(areas, most).map(({ box }) => box)
}

/** The largest boxes wholly inside the area, which need no border test. */
export function listInnerBoxes(area: DrawnArea, most: number): Bounds[] {
  return splitPieces([area], PIECES)
    .filter(({ isInside }) => isInside)
    .sort((a, b) => b.size - a.size)
    .slice(0, most)
    .map(({ box }) => box)
}

const PIECES = 48

function splitPieces(areas: readonly DrawnArea[], most: number): Piece[] {
  let pieces = areas.map((area) => toPiece(area, boxOfArea(area)))
  while (pieces.length < most) {
    const [widest] = pieces.filter((piece) => piece.isCut).sort((a, b) => b.size - a.size)
    if (!widest) break
    const halves = halved(widest.box).map((box) => toPiece(widest.area, box))
    const rest = pieces.filter((piece) => piece !== widest)
    pieces = [...rest, ...halves.filter((piece) => piece.isCut || piece.isInside)]
  }
  return pieces
}

type Piece = { area: DrawnArea; box: Bounds; isCut: boolean; isInside: boolean; size: number }

function toPiece(area: DrawnArea, box: Bounds): Piece {
  const rings = [area.outline, ...area.holes]
  const isCut = rings.some((ring) => isCutBy(box, ring))
  const corner = { latitude: box.south, longitude: box.west }
  const size = (box.north - box.south) * (box.east - box.west)
  return { area, box, isCut, isInside: !isCut && isInAreas([area], corner), size }
}

function halved({ south, west, north, east }: Bounds): [Bounds, Bounds] {
  if (north - south > east - west) {
    const middle = (south + north) / 2
    return [
      { south, west, north: middle, east },
      { south: middle, west, north, east },
    ]
  }
  const middle = (west + east) / 2
  return [
    { south, west, north, east: middle },
    { south, west: middle, north, east },
  ]
}

/** Liang–Barsky line clipping (1984). */
function isCutBy(box: Bounds, ring: Ring): boolean {
  return ring.some((from, at) => {
    const to = ring[(at + 1) % ring.length] ?? from
    let [enters, leaves] = [0, 1]
    const clip = (step: number, room: number) => {
      if (step === 0) return room >= 0
      if (step < 0) enters = Math.max(enters, room / step)
      else leaves = Math.min(leaves, room / step)
      return enters <= leaves
    }
    const [x, y] = [to.longitude - from.longitude, to.latitude - from.latitude]
    return (
      clip(-x, from.longitude - box.west) &&
      clip(x, box.east - from.longitude) &&
      clip(-y, from.latitude - box.south) &&
      clip(y, box.north - from.latitude)
    )
  })
}
