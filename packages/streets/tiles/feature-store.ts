import { UNITS_PER_DEGREE } from '../osm/element-store.ts'
import { growingCounts, growingIntegers } from '../osm/growing.ts'
import type { Kind } from './kinds.ts'
import type { FeatureTags, MapFeature } from './map-feature.ts'
import type { Line } from './rings.ts'

type Box = [west: number, south: number, east: number, north: number]

/** Features of a whole extract, as numbers in two arrays: lists of corners would fill the memory. */
export type FeatureStore = {
  readonly length: number
  add: (feature: MapFeature) => void
  kind: (index: number) => Kind
  feature: (index: number) => MapFeature
  /** Writes west, south, east and north in degrees to `out`. */
  readBox: (index: number, out: Box) => void
}

type Look = { kind: Kind; tags: FeatureTags }

const [POINT, LINES, POLYGONS] = [0, 1, 2]

export function openFeatureStore(): FeatureStore {
  const looks = openLooks()
  const lookOf = growingIntegers()
  const shapes = openShapes()
  return {
    get length() {
      return lookOf.length
    },
    add({ tags, geometry, layer, kind, detail, shape, minZoom }) {
      lookOf.push(looks.add({ kind: { layer, kind, detail, shape, minZoom }, tags }))
      shapes.add(geometry)
    },
    kind: (index) => looks.at(lookOf.at(index)).kind,
    feature(index) {
      const { kind, tags } = looks.at(lookOf.at(index))
      return { ...kind, tags, geometry: shapes.at(index) }
    },
    readBox: shapes.readBox,
  }
}

/** Equal ones are kept once. */
function openLooks() {
  const looks: Look[] = []
  const known = new Map<string, number>()
  return {
    add(look: Look): number {
      const { layer, shape, minZoom } = look.kind
      const key = `${layer}${minZoom}${shape}${JSON.stringify(look.tags)}`
      const at = known.get(key)
      if (at !== undefined) return at
      known.set(key, looks.length)
      return looks.push(look) - 1
    },
    at: (index: number): Look => looks[index] as Look,
  }
}

function openShapes() {
  /** Type, polygons, rings of each, corners of each ring. */
  const parts = growingIntegers()
  /** Longitude and latitude in turn, in ten-millionths of a degree, as the extract has them. */
  const corners = growingIntegers()
  /** First entries of each feature in `parts` and `corners`. */
  const partsAt = growingCounts()
  const cornersAt = growingCounts()
  const degrees = (at: number) => corners.at(at) / UNITS_PER_DEGREE

  const addLines = (lines: readonly Line[]) => {
    parts.push(lines.length)
    for (const line of lines) {
      parts.push(line.length)
      for (const [x, y] of line) {
        corners.push(Math.round(x * UNITS_PER_DEGREE))
        corners.push(Math.round(y * UNITS_PER_DEGREE))
      }
    }
  }
  return {
    add(geometry: MapFeature['geometry']) {
      partsAt.push(parts.length)
      cornersAt.push(corners.length)
      if ('point' in geometry) {
        parts.push(POINT)
        addLines([[geometry.point]])
      } else if ('lines' in geometry) {
        parts.push(LINES)
        addLines(geometry.lines)
      } else {
        parts.push(POLYGONS)
        parts.push(geometry.polygons.length)
        for (const polygon of geometry.polygons) addLines(polygon)
      }
    },
    at(index: number): MapFeature['geometry'] {
      let [at, corner] = [partsAt.at(index), cornersAt.at(index)]
      const type = parts.at(at++)
      const readLines = (): Line[] => {
        const lines: Line[] = []
        for (let left = parts.at(at++); left > 0; left--) {
          const line: Line = []
          for (let more = parts.at(at++); more > 0; more--, corner += 2) {
            line.push([degrees(corner), degrees(corner + 1)])
          }
          lines.push(line)
        }
        return lines
      }
      if (type === POLYGONS) return { polygons: Array.from({ length: parts.at(at++) }, readLines) }
      const lines = readLines()
      return type === LINES ? { lines } : { point: lines[0]?.[0] ?? [0, 0] }
    },
    readBox(index: number, out: Box) {
      const to = index + 1 < cornersAt.length ? cornersAt.at(index + 1) : corners.length
      out[0] = 180
      out[1] = 90
      out[2] = -180
      out[3] = -90
      for (let at = cornersAt.at(index); at < to; at += 2) {
        const [x, y] = [degrees(at), degrees(at + 1)]
        if (x < out[0]) out[0] = x
        if (x > out[2]) out[2] = x
        if (y < out[1]) out[1] = y
        if (y > out[3]) out[3] = y
      }
    },
  }
}
