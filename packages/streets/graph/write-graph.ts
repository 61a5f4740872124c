import { type Box, buildCells, cellsInfo } from '../cells.ts'
import type { Counts, Elements, OsmWay } from '../osm/elements.ts'
import { writePacked } from '../packed-file.ts'
import { metersBetween } from '../plane.ts'
import { NumberList } from './number-list.ts'
import { BICYCLE, barredModes, CAR, FOOT, roadAccess } from './road-access.ts'

export const GRAPH_MAGIC = 'hearth-graph-2'

/** Per degree, in whole numbers. */
export const FINE_UNITS = 1e7

/** Node beyond which the extract has no more streets. */
export const CUT_NODE = 1
/** Node where three or more streets meet. */
export const JUNCTION_NODE = 2

/** Smaller pieces of a mode's network are dropped, unless there is no larger one. */
const MIN_PIECE_NODES = 8
const CELL_METERS = 60

/**
 * Writes the street graph for walking, cycling and driving. Streets meet where they share a node,
 * so a bridge does not meet what it crosses. Ferries and turn restrictions are left out.
 */
export async function writeGraph(elements: Elements, file: string, counts: Counts): Promise<void> {
  const kept = linkedStreets(elements, counts)
  const arcs = joinArcs(kept)
  const cells = buildCells(kept.from.length, boxReader(kept), CELL_METERS)
  await writePacked(
    file,
    GRAPH_MAGIC,
    { cells: cellsInfo(cells), core: findCore(kept.positions) },
    {
      positions: kept.positions,
      flags: kept.flags,
      from: kept.from,
      to: kept.to,
      meters: kept.meters,
      forward: kept.forward,
      backward: kept.backward,
      speeds: kept.speeds,
      firstArc: arcs.first,
      arcs: arcs.arcs,
      cellFirst: cells.first,
      cellItems: cells.items,
    },
  )
  counts.add('stretches of streets', kept.from.length)
}

/** A function of its own, so that the nodes' ids are freed before the graph is written. */
function linkedStreets(elements: Elements, counts: Counts): Kept {
  const { ids, references } = routableNodes(elements)
  const nodes = readNodes(elements, ids)
  const segments = readSegments({ elements, ids, nodes, references }, counts)
  dropSmallPieces(ids.length, segments, counts)
  return keepUsed(nodes, segments)
}

/** Ids in order, for binary search: a map of millions of nodes takes gigabytes. */
function routableNodes(elements: Elements): { ids: Float64Array; references: number } {
  const ids = new NumberList(Float64Array)
  for (const way of elements.ways()) {
    if (!roadAccess(way.tags)) continue
    for (let at = 0; at < way.nodes.length; at++) ids.push(way.nodes[at] ?? 0)
  }
  const sorted = ids.taken().sort()
  let count = 0
  for (let at = 0; at < sorted.length; at++) {
    const id = sorted[at] ?? 0
    if (at === 0 || id !== sorted[at - 1]) sorted[count++] = id
  }
  return { ids: sorted.subarray(0, count), references: sorted.length }
}

function findIndex(ids: Float64Array, id: number): number {
  let low = 0
  let high = ids.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = ids[middle] ?? 0
    if (found === id) return middle
    if (found < id) low = middle + 1
    else high = middle - 1
  }
  return -1
}

type Nodes = {
  /** Latitude and longitude in turn, in fine units. */
  positions: Int32Array
  isKnown: Uint8Array
  flags: Uint8Array
  /** Modes that a barrier stops. */
  barred: Uint8Array
}

function readNodes(elements: Elements, ids: Float64Array): Nodes {
  const positions = new Int32Array(2 * ids.length)
  const isKnown = new Uint8Array(ids.length)
  const barred = new Uint8Array(ids.length)
  const position: [number, number] = [0, 0]
  for (let at = 0; at < ids.length; at++) {
    if (!elements.readPosition(ids[at] ?? 0, position)) continue
    isKnown[at] = 1
    positions[2 * at] = Math.round(position[1] * FINE_UNITS)
    positions[2 * at + 1] = Math.round(position[0] * FINE_UNITS)
  }
  for (const { id, tags } of elements.taggedNodes()) {
    const modes = barredModes(tags)
    const at = modes === 0 ? -1 : findIndex(ids, id)
    if (at >= 0) barred[at] = modes
  }
  return { positions, isKnown, flags: new Uint8Array(ids.length), barred }
}

type Segments = {
  from: Uint32Array
  to: Uint32Array
  meters: Float32Array
  forward: Uint8Array
  backward: Uint8Array
  speeds: Uint8Array
}

type Linking = { elements: Elements; ids: Float64Array; nodes: Nodes; references: number }

/** Each reference to a node ends at most one segment. */
function readSegments({ elements, ids, nodes, references }: Linking, counts: Counts): Segments {
  const segments: Segments = {
    from: new Uint32Array(references),
    to: new Uint32Array(references),
    meters: new Float32Array(references),
    forward: new Uint8Array(references),
    backward: new Uint8Array(references),
    speeds: new Uint8Array(references),
  }
  let count = 0
  const cut = (node: number) => {
    nodes.flags[node] = (nodes.flags[node] ?? 0) | CUT_NODE
  }
  const addWay = (way: OsmWay) => {
    const access = roadAccess(way.tags)
    if (!access) return
    let before = -1
    let missing = 0
    for (let at = 0; at < way.nodes.length; at++) {
      const node = findIndex(ids, way.nodes[at] ?? 0)
      if (nodes.isKnown[node] !== 1) {
        if (before >= 0) cut(before)
        before = -1
        missing += 1
        continue
      }
      if (before < 0 && at > 0) cut(node)
      if (before >= 0 && before !== node && !isAcrossAntimeridian(nodes, before, node)) {
        segments.from[count] = before
        segments.to[count] = node
        segments.meters[count] = measureLength(nodes, before, node)
        segments.forward[count] = access.forward & ~(nodes.barred[before] ?? 0)
        segments.backward[count] = access.backward & ~(nodes.barred[node] ?? 0)
        segments.speeds[count] = access.carSpeed
        count += 1
      }
      before = node
    }
    if (missing > 0) counts.skip('ends of streets beyond the extract', missing)
  }
  for (const way of elements.ways()) addWay(way)
  return sliceFirst(segments, count)
}

/** Views, no copies. */
function sliceFirst({ from, to, meters, forward, backward, speeds }: Segments, count: number) {
  return {
    from: from.subarray(0, count),
    to: to.subarray(0, count),
    meters: meters.subarray(0, count),
    forward: forward.subarray(0, count),
    backward: backward.subarray(0, count),
    speeds: speeds.subarray(0, count),
  }
}

function measureLength({ positions }: Nodes, one: number, other: number): number {
  const degrees = (at: number) => (positions[at] ?? 0) / FINE_UNITS
  return metersBetween(
    degrees(2 * one),
    degrees(2 * one + 1),
    degrees(2 * other),
    degrees(2 * other + 1),
  )
}

function isAcrossAntimeridian({ positions }: Nodes, one: number, other: number): boolean {
  const wide = (positions[2 * one + 1] ?? 0) - (positions[2 * other + 1] ?? 0)
  return Math.abs(wide) > 180 * FINE_UNITS
}

/** By mode: a parking aisle that leads nowhere must not catch the cars of a street beside it. */
function dropSmallPieces(nodeCount: number, segments: Segments, counts: Counts): void {
  const { from, to, forward, backward } = segments
  const pieces = new Pieces(nodeCount)
  for (const mode of [FOOT, BICYCLE, CAR]) {
    pieces.separate()
    const isOpen = (at: number) => (((forward[at] ?? 0) | (backward[at] ?? 0)) & mode) !== 0
    for (let at = 0; at < from.length; at++) {
      if (isOpen(at)) pieces.join(from[at] ?? 0, to[at] ?? 0)
    }
    const least = Math.min(MIN_PIECE_NODES, pieces.largest())
    let dropped = 0
    for (let at = 0; at < from.length; at++) {
      if (!isOpen(at) || pieces.getSize(from[at] ?? 0) >= least) continue
      forward[at] = (forward[at] ?? 0) & ~mode
      backward[at] = (backward[at] ?? 0) & ~mode
      dropped += 1
    }
    if (dropped > 0) counts.skip('stretches of streets without a connection', dropped)
  }
}

/** Union-find by size, paths halved. */
class Pieces {
  readonly #parents: Uint32Array
  readonly #sizes: Uint32Array

  constructor(count: number) {
    this.#parents = new Uint32Array(count)
    this.#sizes = new Uint32Array(count)
  }

  /** Each node by itself. */
  separate(): void {
    for (let at = 0; at < this.#parents.length; at++) this.#parents[at] = at
    this.#sizes.fill(1)
  }

  join(one: number, other: number): void {
    let [small, large] = [this.#root(one), this.#root(other)]
    if (small === large) return
    if (this.#size(small) > this.#size(large)) [small, large] = [large, small]
    this.#parents[small] = large
    this.#sizes[large] = this.#size(large) + this.#size(small)
  }

  getSize(node: number): number {
    return this.#size(this.#root(node))
  }

  largest(): number {
    return this.#sizes.reduce((most, size) => Math.max(most, size), 0)
  }

  #size(root: number): number {
    return this.#sizes[root] ?? 0
  }

  #root(node: number): number {
    let at = node
    for (;;) {
      const parent = this.#parents[at] ?? at
      if (parent === at) return at
      const above = this.#parents[parent] ?? parent
      this.#parents[at] = above
      at = above
    }
  }
}

type Kept = Segments & { positions: Int32Array; flags: Uint8Array }

/** Moves what is used to the front, in place: a second graph would not fit beside the first. */
function keepUsed({ positions, flags }: Nodes, segments: Segments): Kept {
  const { from, to, meters, forward, backward, speeds } = segments
  const degrees = new Uint8Array(flags.length)
  const countEnd = (node: number) => {
    degrees[node] = Math.min(255, (degrees[node] ?? 0) + 1)
  }
  let count = 0
  for (let at = 0; at < from.length; at++) {
    if (((forward[at] ?? 0) | (backward[at] ?? 0)) === 0) continue
    countEnd(from[at] ?? 0)
    countEnd(to[at] ?? 0)
    for (const list of [from, to, meters, forward, backward, speeds]) list[count] = list[at] ?? 0
    count += 1
  }
  const numbers = new Uint32Array(flags.length)
  let nodeCount = 0
  for (let node = 0; node < degrees.length; node++) {
    const degree = degrees[node] ?? 0
    if (degree === 0) continue
    numbers[node] = nodeCount
    positions[2 * nodeCount] = positions[2 * node] ?? 0
    positions[2 * nodeCount + 1] = positions[2 * node + 1] ?? 0
    flags[nodeCount] = (flags[node] ?? 0) | (degree > 2 ? JUNCTION_NODE : 0)
    nodeCount += 1
  }
  for (let at = 0; at < count; at++) {
    from[at] = numbers[from[at] ?? 0] ?? 0
    to[at] = numbers[to[at] ?? 0] ?? 0
  }
  return {
    ...sliceFirst(segments, count),
    positions: positions.subarray(0, 2 * nodeCount),
    flags: flags.subarray(0, nodeCount),
  }
}

/**
 * Box of all but the outermost streets, in degrees. Extracts have no straight border: streets that
 * begin inside go on beyond it, where others are missing.
 */
function findCore(positions: Int32Array): Box {
  const count = positions.length / 2
  const tail = count < MIN_CORE_NODES ? 0 : Math.floor(count * OUTERMOST)
  const ends = (first: number): [number, number] => {
    const sorted = new Int32Array(count)
    for (let at = 0; at < count; at++) sorted[at] = positions[2 * at + first] ?? 0
    sorted.sort()
    return [(sorted[tail] ?? 0) / FINE_UNITS, (sorted[count - 1 - tail] ?? 0) / FINE_UNITS]
  }
  const [[south, north], [west, east]] = [ends(0), ends(1)]
  return [south, west, north, east]
}

/** Share of nodes beyond each side. */
const OUTERMOST = 0.005
const MIN_CORE_NODES = 400

/** Segments by the node that they leave: twice the segment's number, plus one against it. */
function joinArcs({ from, to, forward, backward, flags }: Kept): {
  first: Uint32Array
  arcs: Uint32Array
} {
  const first = new Uint32Array(flags.length + 1)
  const count = (node: number) => {
    first[node + 1] = (first[node + 1] ?? 0) + 1
  }
  for (let at = 0; at < from.length; at++) {
    if (forward[at] !== 0) count(from[at] ?? 0)
    if (backward[at] !== 0) count(to[at] ?? 0)
  }
  for (let node = 0; node < flags.length; node++) {
    first[node + 1] = (first[node + 1] ?? 0) + (first[node] ?? 0)
  }
  const arcs = new Uint32Array(first[flags.length] ?? 0)
  const next = first.slice()
  const add = (node: number, arc: number) => {
    const at = next[node] ?? 0
    arcs[at] = arc
    next[node] = at + 1
  }
  for (let at = 0; at < from.length; at++) {
    if (forward[at] !== 0) add(from[at] ?? 0, 2 * at)
    if (backward[at] !== 0) add(to[at] ?? 0, 2 * at + 1)
  }
  return { first, arcs }
}

function boxReader({ positions, from, to }: Kept): (segment: number, out: Box) => void {
  return (segment, out) => {
    const [one, other] = [2 * (from[segment] ?? 0), 2 * (to[segment] ?? 0)]
    const [y, x] = [positions[one] ?? 0, positions[one + 1] ?? 0]
    const [z, w] = [positions[other] ?? 0, positions[other + 1] ?? 0]
    out[0] = Math.min(y, z) / FINE_UNITS
    out[1] = Math.min(x, w) / FINE_UNITS
    out[2] = Math.max(y, z) / FINE_UNITS
    out[3] = Math.max(x, w) / FINE_UNITS
  }
}
