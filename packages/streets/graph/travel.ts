import FlatQueue from 'flatqueue'
import type { Bounds, Position } from '../geometry/position.ts'
import type { TravelMode } from '../geometry/travel-limit.ts'
import { METERS_PER_DEGREE } from '../plane.ts'
import { snap, snapHome } from './snap.ts'
import type { Snap } from './snap-cache.ts'
import {
  getLatitude,
  getLongitude,
  JUNCTION_SECONDS,
  MODE_BITS,
  type StreetGraph,
  secondsPerMeter,
  WALKING_SPEED,
} from './street-graph.ts'
import { CUT_NODE, JUNCTION_NODE } from './write-graph.ts'

/** Nodes in the order a search reached them, with seconds. */
export type Reached = {
  graph: StreetGraph
  mode: TravelMode
  start: Snap
  /** Seconds. */
  limit: number
  nodes: Uint32Array
  seconds: Float64Array
}

/** Shortest times by Dijkstra's algorithm; null where no street is near the position. */
export function travelFrom(
  graph: StreetGraph,
  mode: TravelMode,
  position: Position,
  limit: number,
): Reached | null {
  const start = snap(graph, mode, position)
  return start && travelFromSnap(graph, mode, start, limit)
}

function travelFromSnap(graph: StreetGraph, mode: TravelMode, start: Snap, limit: number): Reached {
  const { seconds: best } = graph
  const queue = new FlatQueue<number>()
  const touched: number[] = []
  const reach = (node: number, at: number) => {
    const known = best[node] ?? 0
    if (at > limit || at >= known) return
    if (known === Number.POSITIVE_INFINITY) touched.push(node)
    best[node] = at
    queue.push(node, at)
  }
  try {
    for (const [node, at] of listStarts(graph, mode, start)) reach(node, at)
    spread(graph, mode, queue, reach)
    const nodes = Uint32Array.from(touched)
    return { graph, mode, start, limit, nodes, seconds: Float64Array.from(nodes, secondsAt(best)) }
  } finally {
    for (const node of touched) best[node] = Number.POSITIVE_INFINITY
  }
}

function spread(
  graph: StreetGraph,
  mode: TravelMode,
  queue: FlatQueue<number>,
  reach: (node: number, seconds: number) => void,
): void {
  const bit = MODE_BITS[mode]
  const { seconds: best, firstArc, arcs, forward, backward, from, to, meters, flags } = graph
  for (;;) {
    const at = queue.peekValue()
    const node = queue.pop()
    if (at === undefined || node === undefined) return
    if (at > (best[node] ?? 0)) continue
    const wait = isJunction(flags, node) && mode === 'car' ? JUNCTION_SECONDS : 0
    const end = firstArc[node + 1] ?? 0
    for (let index = firstArc[node] ?? 0; index < end; index++) {
      const arc = arcs[index] ?? 0
      const segment = arc >> 1
      const isBack = (arc & 1) === 1
      if ((((isBack ? backward : forward)[segment] ?? 0) & bit) === 0) continue
      const ride = (meters[segment] ?? 0) * secondsPerMeter(graph, mode, segment)
      reach((isBack ? from : to)[segment] ?? 0, at + wait + ride)
    }
  }
}

/** Ends of the place's own segment that may be driven to, with the part of it that is left. */
function listStarts(
  graph: StreetGraph,
  mode: TravelMode,
  { segment, share, meters }: Snap,
): [node: number, seconds: number][] {
  const bit = MODE_BITS[mode]
  const whole = (graph.meters[segment] ?? 0) * secondsPerMeter(graph, mode, segment)
  const walk = meters / WALKING_SPEED
  const starts: [number, number][] = []
  if (((graph.forward[segment] ?? 0) & bit) !== 0) {
    starts.push([graph.to[segment] ?? 0, walk + (1 - share) * whole])
  }
  if (((graph.backward[segment] ?? 0) & bit) !== 0) {
    starts.push([graph.from[segment] ?? 0, walk + share * whole])
  }
  return starts
}

/**
 * Minutes to each position, to the second, counted to its place on its street and from there on
 * foot; NaN out of reach. Latitude and longitude in turn.
 */
export function minutesTo(reached: Reached, positions: Float64Array): Float64Array<ArrayBuffer> {
  const minutes = new Float64Array(positions.length / 2)
  withSeconds(reached, () => {
    for (let at = 0; at < minutes.length; at++) {
      const [latitude, longitude] = [positions[2 * at] ?? 0, positions[2 * at + 1] ?? 0]
      const end = snapHome(reached.graph, reached.mode, latitude, longitude)
      const seconds = end ? secondsToSnap(reached, end) : Number.POSITIVE_INFINITY
      minutes[at] =
        seconds <= reached.limit ? Math.max(0, Math.ceil(seconds - TINY)) / 60 : Number.NaN
    }
  })
  return minutes
}

/** Seconds: the rounding of positions must not add a whole one. */
const TINY = 0.05

/** Puts the search's times back into the graph while `work` runs. */
export function withSeconds<Result>(reached: Reached, work: () => Result): Result {
  const { graph, nodes, seconds } = reached
  for (let at = 0; at < nodes.length; at++) graph.seconds[nodes[at] ?? 0] = seconds[at] ?? 0
  try {
    return work()
  } finally {
    for (const node of nodes) graph.seconds[node] = Number.POSITIVE_INFINITY
  }
}

/** Inside `withSeconds`; Infinity out of reach. */
export function secondsToSnap({ graph, mode, start }: Reached, end: Snap): number {
  const bit = MODE_BITS[mode]
  const { segment, share } = end
  const whole = (graph.meters[segment] ?? 0) * secondsPerMeter(graph, mode, segment)
  const isForward = ((graph.forward[segment] ?? 0) & bit) !== 0
  const isBackward = ((graph.backward[segment] ?? 0) & bit) !== 0
  const wait = (node: number) =>
    mode === 'car' && isJunction(graph.flags, node) ? JUNCTION_SECONDS : 0
  const [from, to] = [graph.from[segment] ?? 0, graph.to[segment] ?? 0]
  let best = Number.POSITIVE_INFINITY
  if (isForward) best = Math.min(best, (graph.seconds[from] ?? 0) + wait(from) + share * whole)
  if (isBackward) best = Math.min(best, (graph.seconds[to] ?? 0) + wait(to) + (1 - share) * whole)
  if (start.segment === segment && (end.share >= start.share ? isForward : isBackward)) {
    const along = Math.abs(end.share - start.share) * whole
    best = Math.min(best, start.meters / WALKING_SPEED + along)
  }
  return best + end.meters / WALKING_SPEED
}

/** Whether the known streets end before the time does. */
export function isCut({ graph, nodes }: Reached, bounds: Bounds): boolean {
  const high = BORDER_METERS / METERS_PER_DEGREE
  const wide = high / Math.max(0.01, Math.cos((bounds.south * Math.PI) / 180))
  const [south, west, north, east] = graph.core
  return nodes.some((node) => {
    if (((graph.flags[node] ?? 0) & CUT_NODE) !== 0) return true
    const [latitude, longitude] = [getLatitude(graph, node), getLongitude(graph, node)]
    if (latitude < south || latitude > north || longitude < west || longitude > east) return true
    if (latitude < bounds.south + high || latitude > bounds.north - high) return true
    return bounds.west <= bounds.east
      ? longitude < bounds.west + wide || longitude > bounds.east - wide
      : longitude < bounds.west + wide && longitude > bounds.east - wide
  })
}

/** Streets that end this close to an area's border go on beyond it. */
const BORDER_METERS = 25

function isJunction(flags: Uint8Array, node: number): boolean {
  return ((flags[node] ?? 0) & JUNCTION_NODE) !== 0
}

function secondsAt(seconds: Float64Array): (node: number) => number {
  return (node) => seconds[node] ?? 0
}
