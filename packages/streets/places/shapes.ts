import type { Box } from '../cells.ts'
import type { Elements, OsmRelation, OsmWay } from '../osm/elements.ts'
import { nearestOnLine, type OnLine } from '../plane.ts'

/** Latitude and longitude in turn, in degrees. */
export type Line = readonly number[]

/** Without the nodes that the extract lacks. */
export function toLine(elements: Elements, way: OsmWay): number[] {
  const line: number[] = []
  const position: [number, number] = [0, 0]
  for (let at = 0; at < way.nodes.length; at++) {
    if (elements.readPosition(way.nodes[at] ?? 0, position)) line.push(position[1], position[0])
  }
  return line
}

export function isClosed({ nodes }: OsmWay): boolean {
  return nodes.length > 3 && nodes[0] === nodes[nodes.length - 1]
}

/**
 * Closed rings of a relation's ways, outer and inner ones alike: the rule of odd crossings tells
 * them apart. Null where the extract lacks a part.
 */
export function findRings(elements: Elements, relation: OsmRelation): Line[] | null {
  const members = relation.members.filter(({ type, role }) => type === 'way' && isBorderRole(role))
  const ways = members.map(({ id }) => elements.way(id))
  if (ways.length === 0 || ways.includes(null)) return null
  const open = ways.flatMap((way) => (way && way.nodes.length > 1 ? [Array.from(way.nodes)] : []))
  const rings: number[][] = []
  for (let ring = open.pop(); ring; ring = open.pop()) {
    while (ring[0] !== ring.at(-1)) {
      const end = ring.at(-1)
      const next = open.findIndex((nodes) => nodes[0] === end || nodes.at(-1) === end)
      const [more] = next < 0 ? [] : open.splice(next, 1)
      if (!more) return null
      ring.push(...(more[0] === end ? more : more.toReversed()).slice(1))
    }
    rings.push(ring)
  }
  const lines = rings.map((nodes) => toLine(elements, { id: relation.id, nodes, tags: {} }))
  return lines.every((line, at) => line.length === 2 * (rings[at]?.length ?? 0)) ? lines : null
}

export function toBox(lines: readonly Line[]): Box {
  const box: Box = [90, 180, -90, -180]
  for (const line of lines) {
    for (let at = 0; at < line.length; at += 2) {
      const [latitude, longitude] = [line[at] ?? 0, line[at + 1] ?? 0]
      box[0] = Math.min(box[0], latitude)
      box[1] = Math.min(box[1], longitude)
      box[2] = Math.max(box[2], latitude)
      box[3] = Math.max(box[3], longitude)
    }
  }
  return box
}

/** By the rule of odd crossings. */
export function isInside(rings: readonly Line[], latitude: number, longitude: number): boolean {
  let isIn = false
  for (const ring of rings) {
    for (let at = 0; at + 3 < ring.length; at += 2) {
      const [y, x] = [ring[at] ?? 0, ring[at + 1] ?? 0]
      const [z, w] = [ring[at + 2] ?? 0, ring[at + 3] ?? 0]
      if (y > latitude === z > latitude) continue
      if (longitude < x + ((latitude - y) / (z - y)) * (w - x)) isIn = !isIn
    }
  }
  return isIn
}

/** On the lines, as near to the middle of their box as can be. */
export function findMiddle(lines: readonly Line[]): [latitude: number, longitude: number] {
  const [south, west, north, east] = toBox(lines)
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
  const near: OnLine = { share: 0, meters: 0 }
  let least = Number.POSITIVE_INFINITY
  let best: [number, number] = [middle.latitude, middle.longitude]
  for (const line of lines) {
    if (line.length === 2 && least === Number.POSITIVE_INFINITY) best = [line[0] ?? 0, line[1] ?? 0]
    for (let at = 0; at + 3 < line.length; at += 2) {
      const [y, x, z, w] = [line[at] ?? 0, line[at + 1] ?? 0, line[at + 2] ?? 0, line[at + 3] ?? 0]
      nearestOnLine(middle, [y, x, z, w], near)
      if (near.meters >= least) continue
      least = near.meters
      best = [y + near.share * (z - y), x + near.share * (w - x)]
    }
  }
  return best
}

function isBorderRole(role: string): boolean {
  return role === '' || role === 'outer' || role === 'inner'
}
