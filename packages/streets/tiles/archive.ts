import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import type { Bounds } from '../geometry/position.ts'

export type ArchiveNotes = {
  minZoom: number
  maxZoom: number
  bounds: Bounds
  /** The archive's metadata, such as name, attribution and `vector_layers`. */
  metadata: Record<string, unknown>
}

export type ArchiveWriter = {
  /** Tiles in any order; identical ones are stored once. */
  add: (id: number, tile: Uint8Array) => Promise<void>
  /** Returns the number of tiles and the file's size in bytes. */
  finish: (notes: ArchiveNotes) => Promise<{ tiles: number; bytes: number }>
}

type Entry = { id: number; run: number; offset: number; length: number }

const HEADER_BYTES = 127
/** Size of a reader's first request, which must contain header and root directory. */
const FIRST_READ = 16_384
const ENTRIES_PER_LEAF = 1024
const GZIP = 2
const VECTOR_TILES = 1
const compressed = promisify(gzip)

/**
 * Writes vector tiles as PMTiles version 3
 * (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md). The tiles wait in a second file
 * beside it, so that memory holds only the directory.
 */
export async function openArchiveWriter(
  file: string,
  /** Of gzip; 9 is slow and smallest, for archives that are made once. */
  { level = 6 }: { level?: number } = {},
): Promise<ArchiveWriter> {
  const waiting = `${file}.tiles`
  const handle = await open(waiting, 'w')
  const known = new Map<string, { offset: number; length: number }>()
  const entries: Entry[] = []
  let offset = 0
  return {
    async add(id, tile) {
      const key = createHash('sha256').update(tile).digest('base64')
      let place = known.get(key)
      if (!place) {
        const chunk = await compressed(tile, { level })
        place = { offset, length: chunk.length }
        known.set(key, place)
        offset += chunk.length
        await handle.write(chunk)
      }
      entries.push({ id, run: 1, ...place })
    },
    async finish({ minZoom, maxZoom, bounds, metadata }) {
      await handle.close()
      const inOrder = entries.toSorted((a, b) => a.id - b.id)
      const runs = joinRuns(inOrder)
      const { root, leaves } = directories(runs)
      const notes = gzipSync(JSON.stringify(metadata))
      const header = createHeader({
        sections: [root.length, notes.length, leaves.length, offset],
        counts: [entries.length, runs.length, known.size],
        isClustered: isClustered(runs),
        zooms: [minZoom, maxZoom],
        bounds,
      })
      const out = createWriteStream(file)
      for (const part of [header, root, notes, leaves]) out.write(part)
      await pipeline(createReadStream(waiting), out)
      await rm(waiting)
      const bytes = header.length + root.length + notes.length + leaves.length + offset
      return { tiles: entries.length, bytes }
    },
  }
}

type HeaderParts = {
  sections: [root: number, metadata: number, leaves: number, data: number]
  counts: [tiles: number, entries: number, contents: number]
  isClustered: boolean
  zooms: [min: number, max: number]
  bounds: Bounds
}

function createHeader({ sections, counts, isClustered, zooms, bounds }: HeaderParts): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles', 0)
  header.writeUInt8(3, 7)
  let at = HEADER_BYTES
  const places = sections.flatMap((length) => {
    const place = [at, length]
    at += length
    return place
  })
  for (const [index, number] of [...places, ...counts].entries()) {
    header.writeBigUInt64LE(BigInt(number), 8 + 8 * index)
  }
  const bytes = [isClustered ? 1 : 0, GZIP, GZIP, VECTOR_TILES, ...zooms]
  for (const [index, byte] of bytes.entries()) header.writeUInt8(byte, 96 + index)
  const { south, west, north, east } = bounds
  for (const [index, degrees] of [west, south, east, north].entries()) {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * index)
  }
  header.writeUInt8(zooms[0], 118)
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119)
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123)
  return header
}

/** Adjacent identical tiles form a run. */
function joinRuns(entries: readonly Entry[]): Entry[] {
  const runs: Entry[] = []
  for (const entry of entries) {
    const last = runs.at(-1)
    if (last && last.offset === entry.offset && last.id + last.run === entry.id) last.run += 1
    else runs.push({ ...entry })
  }
  return runs
}

/** Whether the tiles lie in the order of their ids. */
function isClustered(runs: readonly Entry[]): boolean {
  let end = 0
  return runs.every(({ offset, length }) => {
    const isNext = offset <= end
    end = Math.max(end, offset + length)
    return isNext
  })
}

/** A single directory if it fits into the first read, else a root that points to leaves. */
function directories(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const root = createDirectory(entries)
  if (HEADER_BYTES + root.length <= FIRST_READ) return { root, leaves: Buffer.alloc(0) }
  const leaves: Buffer[] = []
  const pointers: Entry[] = []
  let offset = 0
  for (let at = 0; at < entries.length; at += ENTRIES_PER_LEAF) {
    const leaf = createDirectory(entries.slice(at, at + ENTRIES_PER_LEAF))
    pointers.push({ id: entries[at]?.id ?? 0, run: 0, offset, length: leaf.length })
    leaves.push(leaf)
    offset += leaf.length
  }
  return { root: createDirectory(pointers), leaves: Buffer.concat(leaves) }
}

function createDirectory(entries: readonly Entry[]): Buffer {
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

function varint(number: number): number[] {
  const bytes: number[] = []
  let rest = number
  while (rest > 127) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return [...bytes, rest]
}
