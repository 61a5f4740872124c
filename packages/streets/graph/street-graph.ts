import type { Box, Cells, CellsInfo } from '../cells.ts'
import type { TravelMode } from '../geometry/travel-limit.ts'
import { readPacked } from '../packed-file.ts'
import { BICYCLE, CAR, FOOT } from './road-access.ts'
import type { SnapCache } from './snap-cache.ts'
import { FINE_UNITS, GRAPH_MAGIC } from './write-graph.ts'

/** Streets as written by `writeGraph`. A segment is a straight line between two nodes. */
export type StreetGraph = {
  bytes: number
  nodeCount: number
  segmentCount: number
  /** Latitude and longitude in turn, in fine units. */
  positions: Int32Array
  /** CUT_NODE, JUNCTION_NODE. */
  flags: Uint8Array
  from: Uint32Array
  to: Uint32Array
  meters: Float32Array
  /** Modes as bits. */
  forward: Uint8Array
  backward: Uint8Array
  /** Cars, km/h. */
  speeds: Uint8Array
  /** `arcs` of a node from `firstArc[node]`: twice the segment, plus one against it. */
  firstArc: Uint32Array
  arcs: Uint32Array
  cells: Cells
  /** Beyond it, streets are missing. */
  core: Box
  /** Seconds by node, Infinity between searches: filling millions anew would take longest. */
  seconds: Float64Array
  /** Positions and their streets, by mode. */
  snaps: Map<TravelMode, SnapCache>
}

/** Throws DamagedFile, or the error of the file system. */
export async function readGraph(file: string): Promise<StreetGraph> {
  const packed = await readPacked(file, GRAPH_MAGIC)
  const flags = packed.uint8('flags')
  const from = packed.uint32('from')
  const info = packed.info.cells as CellsInfo
  return {
    bytes: packed.bytes + flags.length * Float64Array.BYTES_PER_ELEMENT,
    nodeCount: flags.length,
    segmentCount: from.length,
    positions: packed.int32('positions'),
    flags,
    from,
    to: packed.uint32('to'),
    meters: packed.float32('meters'),
    forward: packed.uint8('forward'),
    backward: packed.uint8('backward'),
    speeds: packed.uint8('speeds'),
    firstArc: packed.uint32('firstArc'),
    arcs: packed.uint32('arcs'),
    cells: { ...info, first: packed.uint32('cellFirst'), items: packed.uint32('cellItems') },
    core: packed.info.core as Box,
    seconds: new Float64Array(flags.length).fill(Number.POSITIVE_INFINITY),
    snaps: new Map(),
  }
}

export function getLatitude(graph: StreetGraph, node: number): number {
  return (graph.positions[2 * node] ?? 0) / FINE_UNITS
}

export function getLongitude(graph: StreetGraph, node: number): number {
  return (graph.positions[2 * node + 1] ?? 0) / FINE_UNITS
}

export const MODE_BITS: Readonly<Record<TravelMode, number>> = {
  foot: FOOT,
  bicycle: BICYCLE,
  car: CAR,
}

const MPS_PER_KMH = 1 / 3.6

/**
 * 80 meters a minute, as homes are advertised in Japan (Fair Competition Code on Indication of Real
 * Estate).
 */
export const WALKING_SPEED = 4.8 * MPS_PER_KMH

/** https://github.com/Project-OSRM/osrm-backend/blob/master/profiles/bicycle.lua */
const CYCLING_SPEED = 15 * MPS_PER_KMH

/** Of a car at each junction, for turning and waiting. */
export const JUNCTION_SECONDS = 2

export function secondsPerMeter(graph: StreetGraph, mode: TravelMode, segment: number): number {
  if (mode === 'foot') return 1 / WALKING_SPEED
  if (mode === 'bicycle') return 1 / CYCLING_SPEED
  return 1 / (Math.max(1, graph.speeds[segment] ?? 1) * MPS_PER_KMH)
}
