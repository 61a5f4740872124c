import type { Bounds } from '../geometry/position.ts'
import { NumberList } from './number-list.ts'
import {
  getLatitude,
  getLongitude,
  JUNCTION_SECONDS,
  MODE_BITS,
  type StreetGraph,
  secondsPerMeter,
} from './street-graph.ts'
import { type Reached, withSeconds } from './travel.ts'
import { JUNCTION_NODE } from './write-graph.ts'

/** Lines that can be reached: latitude, longitude, latitude, longitude of each. Degrees. */
export type Stretches = { lines: Float64Array; bounds: Bounds }

/** Streets of a search, those at its rim as far as the time lasts. */
export function toStretches(reached: Reached): Stretches {
  const lines = new NumberList(Float64Array)
  const bounds = { south: 90, west: 180, north: -90, east: -180 }
  const add = (...line: readonly [number, number, number, number]) => {
    for (const degrees of line) lines.push(degrees)
    bounds.south = Math.min(bounds.south, line[0], line[2])
    bounds.north = Math.max(bounds.north, line[0], line[2])
    bounds.west = Math.min(bounds.west, line[1], line[3])
    bounds.east = Math.max(bounds.east, line[1], line[3])
  }
  addStart(reached, add)
  withSeconds(reached, () => {
    for (const node of reached.nodes) addFrom(reached, node, add)
  })
  return { lines: lines.toArray(), bounds }
}

type Add = (...line: readonly [number, number, number, number]) => void

function addFrom({ graph, mode, limit }: Reached, node: number, add: Add): void {
  const bit = MODE_BITS[mode]
  const isSlow = mode === 'car' && ((graph.flags[node] ?? 0) & JUNCTION_NODE) !== 0
  const left = limit - (graph.seconds[node] ?? 0) - (isSlow ? JUNCTION_SECONDS : 0)
  if (left <= 0) return
  const end = graph.firstArc[node + 1] ?? 0
  for (let index = graph.firstArc[node] ?? 0; index < end; index++) {
    const arc = graph.arcs[index] ?? 0
    const segment = arc >> 1
    const isBack = (arc & 1) === 1
    const open = (isBack ? graph.backward : graph.forward)[segment] ?? 0
    if ((open & bit) === 0) continue
    const whole = (graph.meters[segment] ?? 0) * secondsPerMeter(graph, mode, segment)
    const share = whole <= left ? 1 : left / whole
    addPart(graph, segment, isBack ? [1, 1 - share] : [0, share], add)
  }
}

function addStart({ graph, mode, start, limit }: Reached, add: Add): void {
  const { segment, share, meters } = start
  const bit = MODE_BITS[mode]
  const whole = (graph.meters[segment] ?? 0) * secondsPerMeter(graph, mode, segment)
  const left = Math.max(0, limit - meters / (1 / secondsPerMeter(graph, 'foot', segment)))
  const part = whole === 0 ? 1 : left / whole
  const isForward = ((graph.forward[segment] ?? 0) & bit) !== 0
  const isBackward = ((graph.backward[segment] ?? 0) & bit) !== 0
  addPart(graph, segment, [share, isForward ? Math.min(1, share + part) : share], add)
  addPart(graph, segment, [share, isBackward ? Math.max(0, share - part) : share], add)
}

function addPart(
  graph: StreetGraph,
  segment: number,
  [from, to]: readonly [number, number],
  add: Add,
): void {
  const [one, other] = [graph.from[segment] ?? 0, graph.to[segment] ?? 0]
  const [south, west] = [getLatitude(graph, one), getLongitude(graph, one)]
  const high = getLatitude(graph, other) - south
  const wide = getLongitude(graph, other) - west
  add(south + from * high, west + from * wide, south + to * high, west + to * wide)
}
