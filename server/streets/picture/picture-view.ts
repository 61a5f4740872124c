import type { Point } from '@hearth/streets/geometry/clip'
import type { Bounds, Position } from '@/domain/place/distance.ts'
import type { PictureRequest } from './picture-request.ts'

/** CSS pixels from the left and the top of the picture. */

/** Tile with its place in the picture: position of its corner and length of its side in CSS pixels. */
export type PlacedTile = {
  z: number
  x: number
  y: number
  left: number
  top: number
  side: number
}

/** Size of the whole earth in CSS pixels at zoom 0. */
const EARTH_PIXELS = 512
const EARTH_METERS = 40_075_016.686

export type PictureView = {
  width: number
  height: number
  zoom: number
  bounds: Bounds
  /** On the copy of the earth that is closest to the center. */
  toPoint: (position: Position) => Point
  /** Length in CSS pixels of so many meters at the center. */
  toPixels: (meters: number) => number
  /** Tiles of zoom `z` that the picture shows; x wraps around the earth. */
  tilesAt: (z: number) => PlacedTile[]
}

type Frame = Pick<PictureRequest, 'center' | 'zoom' | 'width' | 'height'>

export function pictureView({ center, zoom, width, height }: Frame): PictureView {
  const earth = EARTH_PIXELS * 2 ** zoom
  const [middleX, middleY] = [toX(center.longitude) * earth, toY(center.latitude) * earth]
  const [left, top] = [middleX - width / 2, middleY - height / 2]
  return {
    width,
    height,
    zoom,
    bounds: {
      north: toLatitude(top / earth),
      south: toLatitude((top + height) / earth),
      west: wrap((left / earth) * 360 - 180),
      east: wrap(((left + width) / earth) * 360 - 180),
    },
    toPoint: ({ latitude, longitude }) => {
      const east = wrap(longitude - center.longitude)
      return [width / 2 + (east / 360) * earth, toY(latitude) * earth - top]
    },
    toPixels: (meters) =>
      (meters / (EARTH_METERS * Math.cos((center.latitude * Math.PI) / 180))) * earth,
    tilesAt: (z) => {
      const count = 2 ** z
      const side = earth / count
      const columns = between(Math.floor(left / side), Math.floor((left + width) / side))
      const rows = between(
        Math.max(0, Math.floor(top / side)),
        Math.min(count - 1, Math.floor((top + height) / side)),
      )
      return rows.flatMap((y) =>
        columns.map((column) => {
          const x = ((column % count) + count) % count
          return { z, x, y, left: column * side - left, top: y * side - top, side }
        }),
      )
    },
  }
}

function between(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
}

function toX(longitude: number): number {
  return (longitude + 180) / 360
}

function toY(latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}

function toLatitude(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
}

function wrap(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180
}
