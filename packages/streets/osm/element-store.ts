import type { Elements, OsmNode, OsmRelation, OsmWay, Tags } from './elements.ts'
import { growingCounts, growingFloats, growingIntegers } from './growing.ts'
import { openTagColumns, openWordTable, type WordTable } from './tag-columns.ts'

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
  const table = openWordTable()
  const nodes = nodeColumns(table)
  const ways = wayColumns(table)
  const relations = new Map<number, OsmRelation>()
  return {
    addNode: nodes.add,
    addWay: ways.add,
    addRelation: (relation) => void relations.set(relation.id, relation),
    finish() {
      let [found, known] = [nodes.finish(), ways.finish()]
      return {
        nodeCount: found.count,
        wayCount: known.count,
        relationCount: relations.size,
        readPosition: (id, out) => found.readPosition(id, out),
        taggedNodes: () => found.tagged(),
        ways: () => known.all(),
        way: (id) => known.one(id),
        relations: () => relations.values(),
        free() {
          // Columns are empty once they were finished.
          found = nodes.finish()
          known = ways.finish()
          relations.clear()
        },
      }
    },
  }
}

function nodeColumns(table: WordTable) {
  const ids = growingFloats()
  const latitudes = growingIntegers()
  const longitudes = growingIntegers()
  const taggedIds = growingFloats()
  const taggedRows = growingCounts()
  const tagColumns = openTagColumns(table)
  return {
    add(id: number, latitude: number, longitude: number, tags: Tags | null) {
      if (tags) {
        taggedIds.push(id)
        taggedRows.push(ids.length)
        tagColumns.add(tags)
      }
      ids.push(id)
      latitudes.push(latitude)
      longitudes.push(longitude)
    },
    finish() {
      const [taggedId, taggedRow] = [taggedIds.taken(), taggedRows.taken()]
      const tagsAt = tagColumns.finish()
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
        for (const [at, nodeId] of taggedId.entries()) {
          const sortedAt = lastAt(id, nodeId)
          // A later node of the same id counts, with or without tags.
          if ((rows?.rows[sortedAt] ?? sortedAt) !== taggedRow[at]) continue
          readPosition(nodeId, out)
          yield { id: nodeId, longitude: out[0], latitude: out[1], tags: tagsAt(at) }
        }
      }
      return { count: id.length, readPosition, tagged: all }
    },
  }
}

function wayColumns(table: WordTable) {
  const ids = growingFloats()
  /** First node of each way. */
  const starts = growingCounts()
  const refs = growingFloats()
  const tagColumns = openTagColumns(table)
  return {
    add(id: number, nodes: ArrayLike<number>, tags: Tags) {
      ids.push(id)
      starts.push(refs.length)
      tagColumns.add(tags)
      for (let at = 0; at < nodes.length; at++) refs.push(nodes[at] ?? 0)
    },
    finish() {
      starts.push(refs.length)
      const [id, start, ref] = [ids.taken(), starts.taken(), refs.taken()]
      const tagsAt = tagColumns.finish()
      const rows = sortedRows(id)
      const sorted = rows?.ids ?? id
      const wayAt = (row: number): OsmWay => ({
        id: id[row] ?? 0,
        nodes: ref.subarray(start[row], start[row + 1]),
        tags: tagsAt(row),
      })
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
export function createElements(
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
