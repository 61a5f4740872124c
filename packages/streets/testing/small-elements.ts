import type { Counts, Elements, OsmNode, OsmRelation, Tags } from '../osm/elements.ts'

export type SmallWay = { id?: number; nodes: readonly number[]; tags: Tags }

type Parts = {
  /** Latitude and longitude by node. */
  positions: Readonly<Record<number, readonly [latitude: number, longitude: number]>>
  nodeTags?: Readonly<Record<number, Tags>>
  ways?: readonly SmallWay[]
  relations?: readonly OsmRelation[]
}

/** A handful of objects, as an extract would hold them. */
export function smallElements({
  positions,
  nodeTags = {},
  ways = [],
  relations = [],
}: Parts): Elements {
  const all = ways.map((way, at) => ({ id: way.id ?? 1000 + at, nodes: way.nodes, tags: way.tags }))
  const tagged = Object.entries(nodeTags).flatMap(([name, tags]): OsmNode[] => {
    const [latitude, longitude] = positions[Number(name)] ?? []
    if (latitude === undefined || longitude === undefined) return []
    return [{ id: Number(name), latitude, longitude, tags }]
  })
  return {
    nodeCount: Object.keys(positions).length,
    wayCount: all.length,
    relationCount: relations.length,
    readPosition: (id, out) => {
      const [latitude, longitude] = positions[id] ?? []
      if (latitude === undefined || longitude === undefined) return false
      out[0] = longitude
      out[1] = latitude
      return true
    },
    taggedNodes: () => tagged,
    ways: () => all,
    way: (id) => all.find((way) => way.id === id) ?? null,
    relations: () => relations,
    free: () => {},
  }
}

/** Counts by name: `added` and `skipped`. */
export function countingCounts(): Counts & {
  added: Map<string, number>
  skipped: Map<string, number>
} {
  const added = new Map<string, number>()
  const skipped = new Map<string, number>()
  const count =
    (counts: Map<string, number>) =>
    (what: string, more = 1) => {
      counts.set(what, (counts.get(what) ?? 0) + more)
    }
  return { added, skipped, add: count(added), skip: count(skipped) }
}

const METERS_PER_DEGREE = 111_195.08

/** Position by meters north and east of 45° north, 0° east. */
export function at(north: number, east: number): [latitude: number, longitude: number] {
  const latitude = 45 + north / METERS_PER_DEGREE
  return [latitude, east / METERS_PER_DEGREE / Math.cos((45 * Math.PI) / 180)]
}

export function positionAt(north: number, east: number): { latitude: number; longitude: number } {
  const [latitude, longitude] = at(north, east)
  return { latitude, longitude }
}

/** Streets every `step` meters, `size` crossings to a side, its south-west corner at `at(0, 0)`. */
export function gridTown(
  size: number,
  step: number,
  tags: (line: number, isRow: boolean) => Tags | null = () => ({ highway: 'residential' }),
): { positions: Record<number, [number, number]>; ways: SmallWay[] } {
  const positions: Record<number, [number, number]> = {}
  const id = (row: number, column: number) => 1 + row * size + column
  const line = Array.from({ length: size }, (_, n) => n)
  for (const row of line) {
    for (const column of line) positions[id(row, column)] = at(row * step, column * step)
  }
  const ways = line.flatMap((n): SmallWay[] => {
    const [row, column] = [tags(n, true), tags(n, false)]
    return [
      ...(row ? [{ nodes: line.map((m) => id(n, m)), tags: row }] : []),
      ...(column ? [{ nodes: line.map((m) => id(m, n)), tags: column }] : []),
    ]
  })
  return { positions, ways }
}
