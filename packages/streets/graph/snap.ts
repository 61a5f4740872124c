import { nearestItem } from '../cells.ts'
import type { Position } from '../geometry/position.ts'
import type { TravelMode } from '../geometry/travel-limit.ts'
import { nearestOnLine, type OnLine } from '../plane.ts'
import { createSnapCache, type Snap } from './snap-cache.ts'
import { getLatitude, getLongitude, MODE_BITS, type StreetGraph } from './street-graph.ts'

/** Streets farther away are not a place's own. */
const SNAP_METERS = 400

/** As `snap`, remembered: for the homes of a search, asked again and again. */
export function snapHome(
  graph: StreetGraph,
  mode: TravelMode,
  latitude: number,
  longitude: number,
): Snap | null {
  const cache = graph.snaps.get(mode) ?? createSnapCache()
  graph.snaps.set(mode, cache)
  const known = cache.get(latitude, longitude)
  if (known !== undefined) return known
  const found = snap(graph, mode, { latitude, longitude })
  cache.set(latitude, longitude, found)
  return found
}

/** The nearest street open to the mode, not the nearest node; null beyond 400 meters. */
export function snap(graph: StreetGraph, mode: TravelMode, position: Position): Snap | null {
  const bit = MODE_BITS[mode]
  const near: OnLine = { share: 0, meters: 0 }
  const metersTo = (segment: number) => {
    const open = (graph.forward[segment] ?? 0) | (graph.backward[segment] ?? 0)
    if ((open & bit) === 0) return Number.POSITIVE_INFINITY
    return onSegment(graph, segment, position, near).meters
  }
  const { latitude, longitude } = position
  const { item, meters } = nearestItem(graph.cells, latitude, longitude, SNAP_METERS, metersTo)
  if (item < 0) return null
  return { segment: item, share: onSegment(graph, item, position, near).share, meters }
}

function onSegment(graph: StreetGraph, segment: number, position: Position, out: OnLine): OnLine {
  const [from, to] = [graph.from[segment] ?? 0, graph.to[segment] ?? 0]
  const line = [
    getLatitude(graph, from),
    getLongitude(graph, from),
    getLatitude(graph, to),
    getLongitude(graph, to),
  ] as const
  return nearestOnLine(position, line, out)
}
