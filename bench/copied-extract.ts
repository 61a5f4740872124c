import { open } from 'node:fs/promises'
import type { Elements, OsmNode, OsmRelation, OsmWay } from '@hearth/streets/osm/elements'
import { pbfFile } from '@hearth/streets/testing/pbf-file'

type Copies = {
  elements: Elements
  count: number
  /** Degrees between two copies, which stand in rows. */
  step: { latitude: number; longitude: number }
}

/** Objects of one block, within the format's size. */
const BLOCK = 8000

/** Writes an extract that holds an area many times, side by side. */
export async function writeCopies(file: string, { elements, count, step }: Copies): Promise<void> {
  const nodes = listNodes(elements)
  const ways = [...elements.ways()]
  const relations = [...elements.relations()]
  const [nodeIds, wayIds, relationIds] = [nodes, ways, relations].map(
    (objects) => objects.reduce((most, { id }) => Math.max(most, id), 0) + 1,
  ) as [number, number, number]
  const perRow = Math.ceil(Math.sqrt(count))
  const head = pbfFile([])
  const handle = await open(file, 'w')
  try {
    await handle.write(head)
    const add = async (objects: Parameters<typeof pbfFile>[0][number]) =>
      void (await handle.write(pbfFile([objects]).subarray(head.length)))
    for (let copy = 0; copy < count; copy++) {
      const north = step.latitude * Math.floor(copy / perRow)
      const east = step.longitude * (copy % perRow)
      const idsBy = { node: copy * nodeIds, way: copy * wayIds, relation: copy * relationIds }
      for (const some of chunks(nodes))
        await add({ dense: some.map((it) => moved(it, idsBy.node)) })
      for (const some of chunks(ways)) await add({ ways: some.map((it) => renumbered(it, idsBy)) })
      for (const some of chunks(relations)) {
        await add({ relations: some.map((it) => relationIn(it, idsBy)) })
      }

      function moved(node: OsmNode, by: number): OsmNode {
        const { id, latitude, longitude, tags } = node
        return { id: id + by, latitude: latitude + north, longitude: longitude + east, tags }
      }
    }
  } finally {
    await handle.close()
  }
}

type IdsBy = Record<'node' | 'way' | 'relation', number>

function renumbered({ id, nodes, tags }: OsmWay, by: IdsBy): OsmWay {
  return { id: id + by.way, nodes: Array.from(nodes, (node) => node + by.node), tags }
}

function relationIn({ id, members, tags }: OsmRelation, by: IdsBy): OsmRelation {
  return {
    id: id + by.relation,
    members: members.map((member) => ({ ...member, id: member.id + by[member.type] })),
    tags,
  }
}

/** All nodes that ways or tags name. */
function listNodes(elements: Elements): OsmNode[] {
  const nodes = new Map<number, OsmNode>()
  const at: [number, number] = [0, 0]
  for (const { nodes: ids } of elements.ways()) {
    for (const id of Array.from(ids)) {
      if (nodes.has(id) || !elements.readPosition(id, at)) continue
      nodes.set(id, { id, longitude: at[0], latitude: at[1], tags: {} })
    }
  }
  for (const node of elements.taggedNodes()) nodes.set(node.id, node)
  return [...nodes.values()].toSorted((one, other) => one.id - other.id)
}

function* chunks<T>(objects: readonly T[]): Generator<T[]> {
  for (let from = 0; from < objects.length; from += BLOCK) yield objects.slice(from, from + BLOCK)
}
