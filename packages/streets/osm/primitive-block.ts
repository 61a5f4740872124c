import { PbfReader } from 'pbf'
import { type ElementStore, UNITS_PER_DEGREE } from './element-store.ts'
import type { OsmMember, Tags } from './elements.ts'

type Block = {
  words: string[]
  groups: Uint8Array[]
  /** Nanodegrees. */
  granularity: number
  latitudeOffset: number
  longitudeOffset: number
}

const MEMBER_TYPES = ['node', 'way', 'relation'] as const
const NANODEGREES_PER_UNIT = 1e9 / UNITS_PER_DEGREE

/** Reads a PrimitiveBlock: https://wiki.openstreetmap.org/wiki/PBF_Format */
export function readBlock(bytes: Uint8Array, store: ElementStore): void {
  const block = new PbfReader(bytes).readFields<Block>(
    (tag, read, pbf) => {
      if (tag === 1) read.words = readWords(pbf.readBytes())
      else if (tag === 2) read.groups.push(pbf.readBytes())
      else if (tag === 17) read.granularity = pbf.readVarint()
      else if (tag === 19) read.latitudeOffset = pbf.readVarint(true)
      else if (tag === 20) read.longitudeOffset = pbf.readVarint(true)
    },
    { words: [], groups: [], granularity: 100, latitudeOffset: 0, longitudeOffset: 0 },
  )
  for (const group of block.groups) readGroup(group, block, store)
}

function readWords(bytes: Uint8Array): string[] {
  return new PbfReader(bytes).readFields<string[]>((tag, words, pbf) => {
    if (tag === 1) words.push(pbf.readString())
  }, [])
}

function readGroup(bytes: Uint8Array, block: Block, store: ElementStore): void {
  new PbfReader(bytes).readFields((tag, _, pbf) => {
    if (tag === 1) readNode(pbf.readBytes(), block, store)
    else if (tag === 2) readDense(pbf.readBytes(), block, store)
    else if (tag === 3) readWay(pbf.readBytes(), block, store)
    else if (tag === 4) readRelation(pbf.readBytes(), block, store)
  }, null)
}

function readNode(bytes: Uint8Array, block: Block, store: ElementStore): void {
  const node = new PbfReader(bytes).readFields(
    (tag, read, pbf) => {
      if (tag === 1) read.id = pbf.readSVarint()
      else if (tag === 2) pbf.readPackedVarint(read.keys)
      else if (tag === 3) pbf.readPackedVarint(read.values)
      else if (tag === 8) read.latitude = pbf.readSVarint()
      else if (tag === 9) read.longitude = pbf.readSVarint()
    },
    { id: 0, keys: [] as number[], values: [] as number[], latitude: 0, longitude: 0 },
  )
  const tags = node.keys.length > 0 ? toTags(node.keys, node.values, block.words) : null
  addNode(store, block, node.id, node.latitude, node.longitude, tags)
}

function readDense(bytes: Uint8Array, block: Block, store: ElementStore): void {
  const dense = new PbfReader(bytes).readFields(
    (tag, read, pbf) => {
      if (tag === 1) pbf.readPackedSVarint(read.ids)
      else if (tag === 8) pbf.readPackedSVarint(read.latitudes)
      else if (tag === 9) pbf.readPackedSVarint(read.longitudes)
      else if (tag === 10) pbf.readPackedVarint(read.words)
    },
    {
      ids: [] as number[],
      latitudes: [] as number[],
      longitudes: [] as number[],
      words: [] as number[],
    },
  )
  let [id, latitude, longitude, word] = [0, 0, 0, 0]
  for (let at = 0; at < dense.ids.length; at++) {
    id += dense.ids[at] ?? 0
    latitude += dense.latitudes[at] ?? 0
    longitude += dense.longitudes[at] ?? 0
    let tags: Record<string, string> | null = null
    // Keys and values of a node follow each other; 0 ends them.
    while (word < dense.words.length) {
      const key = dense.words[word++] ?? 0
      if (key === 0) break
      tags ??= {}
      tags[block.words[key] ?? ''] = block.words[dense.words[word++] ?? 0] ?? ''
    }
    addNode(store, block, id, latitude, longitude, tags)
  }
}

function addNode(
  store: ElementStore,
  { granularity, latitudeOffset, longitudeOffset }: Block,
  id: number,
  latitude: number,
  longitude: number,
  tags: Tags | null,
): void {
  const y = Math.round((latitudeOffset + granularity * latitude) / NANODEGREES_PER_UNIT)
  const x = Math.round((longitudeOffset + granularity * longitude) / NANODEGREES_PER_UNIT)
  const isOnGlobe = Math.abs(y) <= 90 * UNITS_PER_DEGREE && Math.abs(x) <= 180 * UNITS_PER_DEGREE
  if (isOnGlobe) store.addNode(id, y, x, tags)
}

function readWay(bytes: Uint8Array, block: Block, store: ElementStore): void {
  const way = new PbfReader(bytes).readFields(
    (tag, read, pbf) => {
      if (tag === 1) read.id = pbf.readVarint(true)
      else if (tag === 2) pbf.readPackedVarint(read.keys)
      else if (tag === 3) pbf.readPackedVarint(read.values)
      else if (tag === 8) pbf.readPackedSVarint(read.nodes)
    },
    { id: 0, keys: [] as number[], values: [] as number[], nodes: [] as number[] },
  )
  store.addWay(way.id, summed(way.nodes), toTags(way.keys, way.values, block.words))
}

function readRelation(bytes: Uint8Array, block: Block, store: ElementStore): void {
  const relation = new PbfReader(bytes).readFields(
    (tag, read, pbf) => {
      if (tag === 1) read.id = pbf.readVarint(true)
      else if (tag === 2) pbf.readPackedVarint(read.keys)
      else if (tag === 3) pbf.readPackedVarint(read.values)
      else if (tag === 8) pbf.readPackedVarint(read.roles)
      else if (tag === 9) pbf.readPackedSVarint(read.members)
      else if (tag === 10) pbf.readPackedVarint(read.types)
    },
    {
      id: 0,
      keys: [] as number[],
      values: [] as number[],
      roles: [] as number[],
      members: [] as number[],
      types: [] as number[],
    },
  )
  const members = summed(relation.members).map((id, at): OsmMember => {
    const type = MEMBER_TYPES[relation.types[at] ?? 0] ?? 'node'
    return { type, id, role: block.words[relation.roles[at] ?? 0] ?? '' }
  })
  store.addRelation({
    id: relation.id,
    members,
    tags: toTags(relation.keys, relation.values, block.words),
  })
}

function toTags(keys: readonly number[], values: readonly number[], words: string[]): Tags {
  const tags: Record<string, string> = {}
  for (let at = 0; at < keys.length; at++) {
    tags[words[keys[at] ?? 0] ?? ''] = words[values[at] ?? 0] ?? ''
  }
  return tags
}

/** From differences to values, in place. */
function summed(differences: number[]): number[] {
  let sum = 0
  for (let at = 0; at < differences.length; at++) {
    sum += differences[at] ?? 0
    differences[at] = sum
  }
  return differences
}
