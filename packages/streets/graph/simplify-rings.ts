import FlatQueue from 'flatqueue'
import type { Corner } from '../geometry/drawn-area.ts'

export type SimplifyLimits = {
  /** Twice the area of a corner's triangle that may go, in square units. */
  slack: number
  /** Corners of all rings together; beyond, larger triangles go as well. */
  maxCorners: number
}

/**
 * Removes the corners that matter least (M. Visvalingam and J. D. Whyatt, 1993), and none whose
 * triangle holds another corner: rings that did not touch never will.
 */
export function simplifyRings(
  rings: readonly (readonly Corner[])[],
  limits: SimplifyLimits,
): Corner[][] {
  const net = linkCorners(rings)
  const queue = new FlatQueue<number>()
  for (let at = 0; at < net.corners.length; at++) queue.push(at, cornerWeight(net, at))
  let left = net.corners.length
  for (;;) {
    const weight = queue.peekValue()
    const at = queue.pop()
    if (at === undefined || weight === undefined) break
    if (weight > limits.slack && left <= limits.maxCorners) break
    if (net.isGone[at] === 1 || weight !== cornerWeight(net, at)) continue
    const ring = net.ringOf[at] ?? 0
    if ((net.sizes[ring] ?? 0) <= 4 || holdsCorner(net, at)) continue
    const [before, after] = [net.before[at] ?? 0, net.after[at] ?? 0]
    net.isGone[at] = 1
    net.after[before] = after
    net.before[after] = before
    net.sizes[ring] = (net.sizes[ring] ?? 0) - 1
    left -= 1
    queue.push(before, cornerWeight(net, before))
    queue.push(after, cornerWeight(net, after))
  }
  return readRings(net, rings)
}

type Net = {
  corners: Corner[]
  before: Uint32Array
  after: Uint32Array
  ringOf: Uint32Array
  sizes: Uint32Array
  isGone: Uint8Array
  bucketSize: number
  buckets: Map<number, number[]>
}

function linkCorners(rings: readonly (readonly Corner[])[]): Net {
  const corners = rings.flat()
  const before = new Uint32Array(corners.length)
  const after = new Uint32Array(corners.length)
  const ringOf = new Uint32Array(corners.length)
  let first = 0
  for (const [number, ring] of rings.entries()) {
    for (let at = 0; at < ring.length; at++) {
      before[first + at] = first + ((at + ring.length - 1) % ring.length)
      after[first + at] = first + ((at + 1) % ring.length)
      ringOf[first + at] = number
    }
    first += ring.length
  }
  const bucketSize = toBucketSize(corners)
  const buckets = new Map<number, number[]>()
  for (const [at, { x, y }] of corners.entries()) {
    const key = bucketKey(Math.floor(x / bucketSize), Math.floor(y / bucketSize))
    const bucket = buckets.get(key)
    if (bucket) bucket.push(at)
    else buckets.set(key, [at])
  }
  const sizes = Uint32Array.from(rings, (ring) => ring.length)
  const isGone = new Uint8Array(corners.length)
  return { corners, before, after, ringOf, sizes, isGone, bucketSize, buckets }
}

/** A handful of corners each. */
function toBucketSize(corners: readonly Corner[]): number {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of corners) {
    west = Math.min(west, x)
    south = Math.min(south, y)
    east = Math.max(east, x)
    north = Math.max(north, y)
  }
  const side = Math.max(1, Math.sqrt(corners.length / 4))
  return Math.max(1, Math.ceil(Math.max(east - west, north - south, 1) / side))
}

function bucketKey(x: number, y: number): number {
  return x * 67_108_864 + y
}

/** Twice the area of the triangle with both neighbors. */
function cornerWeight({ corners, before, after }: Net, at: number): number {
  const [a, b, c] = [corners[before[at] ?? 0], corners[at], corners[after[at] ?? 0]]
  return a && b && c ? Math.abs(turn(a, b, c)) : 0
}

function holdsCorner(net: Net, at: number): boolean {
  const { corners, bucketSize, buckets } = net
  const [from, to] = [net.before[at] ?? 0, net.after[at] ?? 0]
  const [a, b, c] = [corners[from], corners[at], corners[to]]
  if (!a || !b || !c) return true
  const [west, east] = [Math.min(a.x, b.x, c.x), Math.max(a.x, b.x, c.x)]
  const [south, north] = [Math.min(a.y, b.y, c.y), Math.max(a.y, b.y, c.y)]
  for (let x = Math.floor(west / bucketSize); x <= Math.floor(east / bucketSize); x++) {
    for (let y = Math.floor(south / bucketSize); y <= Math.floor(north / bucketSize); y++) {
      for (const other of buckets.get(bucketKey(x, y)) ?? []) {
        if (other === at || other === from || other === to || net.isGone[other] === 1) continue
        const corner = corners[other]
        if (corner && isInTriangle(corner, a, b, c)) return true
      }
    }
  }
  return false
}

/** Borders included. */
function isInTriangle(corner: Corner, a: Corner, b: Corner, c: Corner): boolean {
  const turns = [turn(a, b, corner), turn(b, c, corner), turn(c, a, corner)]
  const isOutside = turns.some((it) => it > 0) && turns.some((it) => it < 0)
  if (isOutside) return false
  if (turn(a, b, c) !== 0) return true
  const [west, east] = [Math.min(a.x, b.x, c.x), Math.max(a.x, b.x, c.x)]
  const [south, north] = [Math.min(a.y, b.y, c.y), Math.max(a.y, b.y, c.y)]
  return corner.x >= west && corner.x <= east && corner.y >= south && corner.y <= north
}

function turn(a: Corner, b: Corner, c: Corner): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

function readRings(net: Net, rings: readonly (readonly Corner[])[]): Corner[][] {
  let first = 0
  return rings.map((ring) => {
    const kept = ring.filter((_, at) => net.isGone[first + at] === 0)
    first += ring.length
    return kept
  })
}
