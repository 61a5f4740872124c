import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

const HEADER_BYTES = 127
/** Size of a reader's first request, which must contain header and root directory. */
const FIRST_READ = 16_384
const ENTRIES_PER_LEAF = 1024
const GZIP = 2
const VECTOR_TILES = 1

/**
 * Vector tiles as PMTiles version 3
 * (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md). Identical tiles are stored
 * once.
 */
export function archiveOf(tiles, { maxZoom, layers }) {
  const { entries, data, contents } = packed(tiles.toSorted((a, b) => a.id - b.id))
  const metadata = gzipSync(
    JSON.stringify({
      name: 'Hearth base map',
      attribution: '© OpenStreetMap contributors, Natural Earth, GeoNames',
      vector_layers: layers.map((id) => ({ id, fields: {} })),
    }),
  )
  const { root, leaves } = directories(entries)
  const rootAt = HEADER_BYTES
  const metadataAt = rootAt + root.length
  const leavesAt = metadataAt + metadata.length
  const dataAt = leavesAt + leaves.length
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles', 0)
  header.writeUInt8(3, 7)
  const numbers = [
    [rootAt, root.length],
    [metadataAt, metadata.length],
    [leavesAt, leaves.length],
    [dataAt, data.length],
    [tiles.length, entries.length, contents],
  ].flat()
  for (const [at, number] of numbers.entries()) header.writeBigUInt64LE(BigInt(number), 8 + 8 * at)
  for (const [at, byte] of [1, GZIP, GZIP, VECTOR_TILES, 0, maxZoom].entries())
    header.writeUInt8(byte, 96 + at)
  for (const [at, degrees] of [-180, -85.0511, 180, 85.0511].entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * at)
  return Buffer.concat([header, root, metadata, leaves, data])
}

/** Adjacent identical tiles form a run. */
function packed(tiles) {
  const known = new Map()
  const chunks = []
  const entries = []
  let offset = 0
  for (const { id, data } of tiles) {
    const key = createHash('sha256').update(data).digest('base64')
    const last = entries.at(-1)
    if (!known.has(key)) {
      const chunk = gzipSync(data, { level: 9 })
      known.set(key, { offset, length: chunk.length })
      chunks.push(chunk)
      offset += chunk.length
    }
    const place = known.get(key)
    const isRun = last && last.offset === place.offset && last.id + last.run === id
    if (isRun) last.run += 1
    else entries.push({ id, run: 1, ...place })
  }
  return { entries, data: Buffer.concat(chunks), contents: known.size }
}

/** A single directory if it fits into the first read, else a root that points to leaves. */
function directories(entries) {
  const root = directoryOf(entries)
  if (HEADER_BYTES + root.length <= FIRST_READ) return { root, leaves: Buffer.alloc(0) }
  const leaves = []
  const pointers = []
  let offset = 0
  for (let at = 0; at < entries.length; at += ENTRIES_PER_LEAF) {
    const leaf = directoryOf(entries.slice(at, at + ENTRIES_PER_LEAF))
    pointers.push({ id: entries[at].id, run: 0, offset, length: leaf.length })
    leaves.push(leaf)
    offset += leaf.length
  }
  return { root: directoryOf(pointers), leaves: Buffer.concat(leaves) }
}

function directoryOf(entries) {
  const offsets = entries.map(({ offset }, at) => {
    const before = entries[at - 1]
    return before && offset === before.offset + before.length ? 0 : offset + 1
  })
  const bytes = [
    entries.length,
    ...entries.map(({ id }, at) => id - (entries[at - 1]?.id ?? 0)),
    ...entries.map(({ run }) => run),
    ...entries.map(({ length }) => length),
    ...offsets,
  ].flatMap(varint)
  return gzipSync(Buffer.from(bytes), { level: 9 })
}

function varint(number) {
  const bytes = []
  let rest = number
  while (rest > 127) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return [...bytes, rest]
}
