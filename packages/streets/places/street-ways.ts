import { UNITS_PER_DEGREE } from '../osm/element-store.ts'
import { growingCounts, growingIntegers } from '../osm/growing.ts'
import { nearestOnLine, type OnLine } from '../plane.ts'
import { type Label, openLabels } from './names.ts'
import type { Line } from './shapes.ts'

/** Ways of named streets, in columns: millions of objects fill the memory. */
export type StreetWays = {
  readonly length: number
  /** Sum of all lines. */
  readonly pointCount: number
  add: (label: Label, line: Line) => void
  labelAt: (way: number) => Label
  lineAt: (way: number) => Line
  metersTo: (way: number, position: { latitude: number; longitude: number }) => number
}

export function openStreetWays(): StreetWays {
  const labels = openLabels()
  const labelIndexes = growingCounts()
  /** Index in `corners` after the last one of each line. */
  const ends = growingCounts()
  /** Latitude and longitude in turn, in ten-millionths of a degree, as the extract has them. */
  const corners = growingIntegers()
  const near: OnLine = { share: 0, meters: 0 }
  const degrees = (corner: number) => corners.at(corner) / UNITS_PER_DEGREE
  const getStart = (way: number) => (way === 0 ? 0 : ends.at(way - 1))
  return {
    get length() {
      return ends.length
    },
    get pointCount() {
      return corners.length / 2
    },
    add(label, line) {
      labelIndexes.push(labels.indexOf(label))
      for (const side of line) corners.push(Math.round(side * UNITS_PER_DEGREE))
      ends.push(corners.length)
    },
    labelAt: (way) => labels.at(labelIndexes.at(way)),
    lineAt(way) {
      const line: number[] = []
      for (let at = getStart(way); at < ends.at(way); at++) line.push(degrees(at))
      return line
    },
    metersTo(way, position) {
      let least = Number.POSITIVE_INFINITY
      for (let at = getStart(way); at + 3 < ends.at(way); at += 2) {
        const part = [degrees(at), degrees(at + 1), degrees(at + 2), degrees(at + 3)] as const
        least = Math.min(least, nearestOnLine(position, part, near).meters)
      }
      return least
    },
  }
}
