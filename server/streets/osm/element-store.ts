import type { Elements, OsmNode, OsmRelation, OsmWay, Tags } from './elements.ts'
import { growingCounts, growingFloats, growingIntegers } from './growing.ts'

/** Takes an extract's objects in any order. Of objects with one id, the last counts. */
export type ElementStore = {
  /** Position in ten-millionths of a degree, OpenStreetMap's own resolution. */
  addNode: (id: number, latitude: number, longitude: number, tags: Tags | null) => void
  addWay: (id: number, nodes: ArrayLike<number>, tags: Tags) => void
  addRelation: (relation: OsmRelation) => void
  finish: () => Elements
}

/** Ten-millionths of a degree. */
export const UNITS_PER_DEGREE = 1e7

export function openElementStore(): ElementStore {
  const nodes = nodeColumns()
  const ways = wayColumns()
  const relations = new Map<number, OsmRelation>()
  return {
    addNode: nodes.add,
    addWay: ways.add,
    addRelation: (relation) => void relations.set(relation.id, relation),
    finish() {
      const found = nodes.finish()
      const known = ways.finish()
      return {
        nodeCount: found.count,
        wayCount: known.count,
        relationCount: relations.size,
        readPosition: found.readPosition,
        taggedNodes: found.tagged,
        ways: known.all,
        way: known.one,
        relations: () => relations.values(),
      }
    },
  }
}

function nodeColumns() {
  const ids = growingFloats()
  const latitudes = growingIntegers()
  const longitudes = growingIntegers()
  const tagged = new Map<number, Tags>()
  return {
    add(id: number, latitude: number, longitude: number, tags: Tags | null) {
      ids.push(id)
      latitudes.push(latitude)
      longitudes.push(longitude)
      if (tags) tagged.set(id, tags)
      else if (tagged.size > 0) tagged.delete(id)
    },
    finish() {
      const given = ids.taken()
      const rows = sortedRows(given)
      const id = rows ? rows.ids : given
      const latitude = rows ? rows.pick(latitudes.taken()) : latitudes.taken()
      const longitude = rows ? rows.pick(longitudes.taken()) : longitudes.taken()
      const readPosition = (nodeId: number, out: [number, number]) => {
        const at = lastAt(id, nodeId)
        if (at < 0) return false
        out[0] = (longitude[at] ?? 0) / UNITS_PER_DEGREE
        out[1] = (latitude[at] ?? 0) / UNITS_PER_DEGREE
        return true
      }
      function* all(): Generator<OsmNode> {
        const out: [number, number] = [0, 0]
        for (const [nodeId, tags] of tagged) {
          if (readPosition(nodeId, out)) {
            yield { id: nodeId, longitude: out[0], latitude: out[1], tags }
          }
        }
      }
      return { count: id.length, readPosition, tagged: all }
    },
  }
}

function wayColumns() {
  const ids = growingFloats()
  /** Where the nodes of each way begin. */
  const starts = growingCounts()
  const refs = growingFloats()
  const tagStarts = growingCounts()
  const words = growingCounts()
  const { indexOf, wordAt } = wordTable()
  return {
    add(id: number, nodes: ArrayLike<number>, tags: Tags) {
      ids.push(id)
      starts.push(refs.length)
      tagStarts.push(words.length)
      for (let at = 0; at < nodes.length; at++) refs.push(nodes[at] ?? 0)
      for (const key in tags) {
        words.push(indexOf(key))
        words.push(indexOf(tags[key] ?? ''))
      }
    },
    finish() {
      starts.push(refs.length)
      tagStarts.push(words.length)
      const [id, start, ref] = [ids.taken(), starts.taken(), refs.taken()]
      const [tagStart, word] = [tagStarts.taken(), words.taken()]
      const rows = sortedRows(id)
      const sorted = rows?.ids ?? id
      const wayAt = (row: number): OsmWay => {
        const tags: Record<string, string> = {}
        for (let at = tagStart[row] ?? 0; at < (tagStart[row + 1] ?? 0); at += 2) {
          tags[wordAt(word[at] ?? 0)] = wordAt(word[at + 1] ?? 0)
        }
        return { id: id[row] ?? 0, nodes: ref.subarray(start[row], start[row + 1]), tags }
      }
      function* all(): Generator<OsmWay> {
        for (let at = 0; at < sorted.length; at++) {
          if (sorted[at] !== sorted[at + 1]) yield wayAt(rows?.rows[at] ?? at)
        }
      }
      const one = (wayId: number) => {
        const at = lastAt(sorted, wayId)
        return at < 0 ? null : wayAt(rows?.rows[at] ?? at)
      }
      return { count: id.length, all, one }
    },
  }
}

/** Keys and values repeat in nearly every object. */
function wordTable() {
  const indexes = new Map<string, number>()
  const list: string[] = []
  return {
    indexOf(text: string): number {
      const known = indexes.get(text)
      if (known !== undefined) return known
      indexes.set(text, list.length)
      list.push(text)
      return list.length - 1
    },
    wordAt: (index: number) => list[index] ?? '',
  }
}

/** Rows by ascending id, those of one id in the order they came; null where they are sorted already. */
function sortedRows(ids: Float64Array) {
  let isSorted = true
  for (let at = 1; at < ids.length && isSorted; at++) {
    isSorted = (ids[at - 1] ?? 0) <= (ids[at] ?? 0)
  }
  if (isSorted) return null
  const rows = Uint32Array.from(ids.keys())
  rows.sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0) || a - b)
  const pick = <T extends Float64Array | Int32Array>(values: T): T => {
    const picked = values.slice() as T
    for (let at = 0; at < rows.length; at++) picked[at] = values[rows[at] ?? 0] ?? 0
    return picked
  }
  return { rows, ids: pick(ids), pick }
}

/** Last index of a value in ascending values, or -1. */
function lastAt(values: Float64Array, wanted: number): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((values[middle] ?? 0) <= wanted) low = middle + 1
    else high = middle
  }
  return low > 0 && values[low - 1] === wanted ? low - 1 : -1
}

/** Objects that are made, not read. Positions in degrees. */
export function elementsOf(
  nodes: Iterable<Omit<OsmNode, 'tags'> & { tags?: Tags }>,
  ways: Iterable<OsmWay> = [],
  relations: Iterable<OsmRelation> = [],
): Elements {
  const store = openElementStore()
  for (const { id, latitude, longitude, tags } of nodes) {
    store.addNode(id, toUnits(latitude), toUnits(longitude), tags ?? null)
  }
  for (const { id, nodes: refs, tags } of ways) store.addWay(id, refs, tags)
  for (const relation of relations) store.addRelation(relation)
  return store.finish()
}

function toUnits(degrees: number): number {
  return Math.round(degrees * UNITS_PER_DEGREE)
}
