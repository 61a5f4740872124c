import { deflateSync } from 'node:zlib'
import { PbfWriter } from 'pbf'
import type { OsmNode, OsmRelation, OsmWay, Tags } from '../osm/elements.ts'

type Objects = {
  /** One by one, as some programs write them. */
  plain?: OsmNode[]
  dense?: OsmNode[]
  ways?: OsmWay[]
  relations?: OsmRelation[]
}

/** An extract in OSM PBF: each entry becomes a block of its own, in this order. */
export function pbfFile(blocks: readonly Objects[], { features = ['DenseNodes'] } = {}): Buffer {
  const header = new PbfWriter()
  for (const feature of ['OsmSchema-V0.6', ...features]) {
    header.writeTag(4, 2)
    header.writeString(feature)
  }
  return Buffer.concat([
    blob('OSMHeader', header.finish()),
    ...blocks.map((objects) => blob('OSMData', dataBlock(objects))),
  ])
}

export function blob(type: string, content: Uint8Array): Buffer {
  const body = new PbfWriter()
  body.writeTag(2, 0)
  body.writeVarint(content.length)
  body.writeTag(3, 2)
  body.writeBytes(deflateSync(content))
  const data = body.finish()
  const head = new PbfWriter()
  head.writeTag(1, 2)
  head.writeString(type)
  head.writeTag(3, 0)
  head.writeVarint(data.length)
  const header = head.finish()
  const length = Buffer.alloc(4)
  length.writeUInt32BE(header.length)
  return Buffer.concat([length, header, data])
}

function dataBlock({ plain = [], dense = [], ways = [], relations = [] }: Objects): Uint8Array {
  const words = new Map([['', 0]])
  const word = (text: string) => {
    const known = words.get(text) ?? words.size
    words.set(text, known)
    return known
  }
  const group = new PbfWriter()
  for (const node of plain) group.writeMessage(1, plainNode, { node, word })
  if (dense.length > 0) group.writeMessage(2, denseNodes, { nodes: dense, word })
  for (const way of ways) group.writeMessage(3, wayOf, { way, word })
  for (const relation of relations) group.writeMessage(4, relationOf, { relation, word })
  const block = new PbfWriter()
  const content = group.finish()
  block.writeMessage(
    1,
    (_, pbf) => {
      for (const text of words.keys()) {
        pbf.writeTag(1, 2)
        pbf.writeString(text)
      }
    },
    null,
  )
  block.writeTag(2, 2)
  block.writeBytes(content)
  return block.finish()
}

type Word = (text: string) => number

function plainNode({ node, word }: { node: OsmNode; word: Word }, pbf: PbfWriter): void {
  pbf.writeTag(1, 0)
  pbf.writeSVarint(node.id)
  writeTags(node.tags, word, pbf)
  pbf.writeTag(8, 0)
  pbf.writeSVarint(units(node.latitude))
  pbf.writeTag(9, 0)
  pbf.writeSVarint(units(node.longitude))
}

function denseNodes({ nodes, word }: { nodes: OsmNode[]; word: Word }, pbf: PbfWriter): void {
  pbf.writePackedSVarint(1, differences(nodes.map(({ id }) => id)))
  pbf.writePackedSVarint(8, differences(nodes.map(({ latitude }) => units(latitude))))
  pbf.writePackedSVarint(9, differences(nodes.map(({ longitude }) => units(longitude))))
  const tags = nodes.flatMap((node) => [
    ...Object.entries(node.tags).flatMap(([key, value]) => [word(key), word(value)]),
    0,
  ])
  pbf.writePackedVarint(10, tags)
}

function wayOf({ way, word }: { way: OsmWay; word: Word }, pbf: PbfWriter): void {
  pbf.writeTag(1, 0)
  pbf.writeVarint(way.id)
  writeTags(way.tags, word, pbf)
  pbf.writePackedSVarint(8, differences(Array.from(way.nodes)))
}

function relationOf({ relation, word }: { relation: OsmRelation; word: Word }, pbf: PbfWriter) {
  const types = ['node', 'way', 'relation']
  pbf.writeTag(1, 0)
  pbf.writeVarint(relation.id)
  writeTags(relation.tags, word, pbf)
  pbf.writePackedVarint(
    8,
    relation.members.map(({ role }) => word(role)),
  )
  pbf.writePackedSVarint(9, differences(relation.members.map(({ id }) => id)))
  pbf.writePackedVarint(
    10,
    relation.members.map(({ type }) => types.indexOf(type)),
  )
}

function writeTags(tags: Tags, word: Word, pbf: PbfWriter): void {
  pbf.writePackedVarint(2, Object.keys(tags).map(word))
  pbf.writePackedVarint(3, Object.values(tags).map(word))
}

function differences(numbers: readonly number[]): number[] {
  return numbers.map((number, at) => number - (numbers[at - 1] ?? 0))
}

/** The format's usual hundred nanodegrees. */
function units(degrees: number): number {
  return Math.round(degrees * 1e7)
}
