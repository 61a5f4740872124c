import { growingFloats, growingIntegers } from '../osm/growing.ts'
import type { FeatureTags, MapFeature } from './features.ts'
import type { Kind } from './kinds.ts'
import type { Line } from './rings.ts'

/** Features of a whole extract, as numbers in two arrays: lists of corners would fill the memory. */
export type FeatureStore = {
  readonly length: number
  add: (feature: MapFeature) => void
  kind: (index: number) => Kind
  feature: (index: number) => MapFeature
  /** Writes west, south, east and north in degrees to `out`. */
  readBox: (index: number, out: [west: number, south: number, east: number, north: number]) => void
}

type Look = { kind: Kind; tags: FeatureTags }

const [POINT, LINES, POLYGONS] = [0, 1, 2]

export function openFeatureStore(): FeatureStore {
  const looks: Look[] = []
  const lookOf = growingIntegers()
  const known = new Map<string, number>()
  /** Where each feature's shape begins: type, polygons, rings of each, corners of each ring. */
  const starts = growingIntegers()
  const shape = growingIntegers()
  /** Where each feature's corners begin, in numbers. */
  const cornersAt = growingFloats()
  const corners = growingFloats()

  const addLine = (line: Line) => {
    shape.push(line.length)
    for (const [x, y] of line) {
      corners.push(x)
      corners.push(y)
    }
  }
  const addLines = (lines: readonly Line[]) => {
    shape.push(lines.length)
    for (const line of lines) addLine(line)
  }
  const cornersOf = (index: number) => {
    const from = cornersAt.at(index)
    return { from, to: index + 1 < cornersAt.length ? cornersAt.at(index + 1) : corners.length }
  }
  const look = (index: number): Look => looks[lookOf.at(index)] as Look

  return {
    get length() {
      return starts.length
    },
    add({ tags, geometry, layer, kind, detail, shape: drawn, minZoom }) {
      const key = `${layer}${minZoom}${drawn}${JSON.stringify(tags)}`
      let at = known.get(key)
      if (at === undefined) {
        at = looks.length
        known.set(key, at)
        looks.push({ kind: { layer, kind, detail, shape: drawn, minZoom }, tags })
      }
      lookOf.push(at)
      starts.push(shape.length)
      cornersAt.push(corners.length)
      if ('point' in geometry) {
        shape.push(POINT)
        addLines([[geometry.point]])
      } else if ('lines' in geometry) {
        shape.push(LINES)
        addLines(geometry.lines)
      } else {
        shape.push(POLYGONS)
        shape.push(geometry.polygons.length)
        for (const polygon of geometry.polygons) addLines(polygon)
      }
    },
    kind: (index) => look(index).kind,
    feature(index) {
      let [at, corner] = [starts.at(index), cornersOf(index).from]
      const type = shape.at(at++)
      const readLines = (): Line[] => {
        const lines: Line[] = []
        for (let left = shape.at(at++); left > 0; left--) {
          const line: Line = []
          for (let more = shape.at(at++); more > 0; more--, corner += 2) {
            line.push([corners.at(corner), corners.at(corner + 1)])
          }
          lines.push(line)
        }
        return lines
      }
      const { kind, tags } = look(index)
      if (type === POLYGONS) {
        const polygons = Array.from({ length: shape.at(at++) }, readLines)
        return { ...kind, tags, geometry: { polygons } }
      }
      const lines = readLines()
      if (type === LINES) return { ...kind, tags, geometry: { lines } }
      return { ...kind, tags, geometry: { point: lines[0]?.[0] ?? [0, 0] } }
    },
    readBox(index, out) {
      const { from, to } = cornersOf(index)
      let [west, south, east, north] = [180, 90, -180, -90]
      for (let at = from; at < to; at += 2) {
        const [x, y] = [corners.at(at), corners.at(at + 1)]
        if (x < west) west = x
        if (x > east) east = x
        if (y < south) south = y
        if (y > north) north = y
      }
      out[0] = west
      out[1] = south
      out[2] = east
      out[3] = north
    },
  }
}
