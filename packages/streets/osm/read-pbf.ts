import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { PbfReader } from 'pbf'
import { openElementStore } from './element-store.ts'
import type { Elements } from './elements.ts'
import { readBlock } from './primitive-block.ts'

/** The file is no OpenStreetMap extract, or is damaged. The message is for the operator. */
export class UnreadableExtract extends Error {}

export type Extract = {
  elements: Elements
  /** From the file's header, such as "http://www.openstreetmap.org/api/0.6"; often empty. */
  source: string
}

/** Limits of the format: https://wiki.openstreetmap.org/wiki/PBF_Format */
const MAX_HEADER = 64 * 1024
const MAX_BLOB = 32 * 1024 * 1024

/** All objects are held in memory, about fifteen bytes for each byte of the file. */
const MAX_EXTRACT_BYTES = 300_000_000

const inflated = promisify(inflate)

/**
 * Reads an extract in OSM PBF: plain and dense nodes, objects in any order. One of more than
 * `maxBytes` is refused before it is read.
 * @throws UnreadableExtract
 */
export async function readPbf(
  file: string,
  onProgress: (bytes: { read: number; of: number }) => void = () => {},
  maxBytes = MAX_EXTRACT_BYTES,
): Promise<Extract> {
  const store = openElementStore()
  const handle = await open(file, 'r')
  try {
    const { size } = await handle.stat()
    if (size === 0) throw new UnreadableExtract('The file is empty.')
    if (size > maxBytes) {
      throw new UnreadableExtract(
        `The extract is larger than ${maxBytes / 1e6} MB. Cut it to the region that you serve.`,
      )
    }
    let [at, source, blobs] = [0, '', 0]
    const take = async (length: number): Promise<Buffer> => {
      if (at + length > size) {
        throw new UnreadableExtract('The file ends in the middle of a block; it may be cut off.')
      }
      const bytes = Buffer.allocUnsafe(length)
      const { bytesRead } = await handle.read(bytes, 0, length, at)
      if (bytesRead < length)
        throw new UnreadableExtract('The file became shorter while being read.')
      at += length
      return bytes
    }
    while (at < size) {
      const headerLength = (await take(4)).readUInt32BE(0)
      if (headerLength === 0 || headerLength > MAX_HEADER) throw notPbf(blobs)
      const header = blobHeader(await take(headerLength), blobs)
      if (header.size > MAX_BLOB) throw damaged('a block is larger than the format allows')
      const content = await unpackContent(await take(header.size))
      if (blobs === 0 && header.type !== 'OSMHeader') throw notPbf(0)
      if (header.type === 'OSMHeader') source = guarded(() => headerSource(content)) || source
      else if (header.type === 'OSMData') guarded(() => readBlock(content, store))
      blobs += 1
      onProgress({ read: at, of: size })
    }
    return { elements: store.finish(), source }
  } finally {
    await handle.close()
  }
}

function notPbf(blobs: number): UnreadableExtract {
  return blobs === 0
    ? new UnreadableExtract('The file is not an OpenStreetMap extract in PBF format.')
    : damaged('a block has no valid beginning')
}

function damaged(reason: string): UnreadableExtract {
  return new UnreadableExtract(`The file is damaged: ${reason}.`)
}

function blobHeader(bytes: Uint8Array, blobs: number): { type: string; size: number } {
  try {
    return new PbfReader(bytes).readFields(
      (tag, header, pbf) => {
        if (tag === 1) header.type = pbf.readString()
        else if (tag === 3) header.size = pbf.readVarint()
      },
      { type: '', size: 0 },
    )
  } catch {
    throw notPbf(blobs)
  }
}

async function unpackContent(bytes: Uint8Array): Promise<Uint8Array> {
  const blob = guarded(() =>
    new PbfReader(bytes).readFields(
      (tag, read, pbf) => {
        if (tag === 1) read.raw = pbf.readBytes()
        else if (tag === 2) read.size = pbf.readVarint()
        else if (tag === 3) read.zlib = pbf.readBytes()
        else if (tag >= 4 && tag <= 7) read.isOther = true
      },
      { raw: null, zlib: null, size: 0, isOther: false } as {
        raw: Uint8Array | null
        zlib: Uint8Array | null
        size: number
        isOther: boolean
      },
    ),
  )
  if (blob.raw) return blob.raw
  if (!blob.zlib) {
    throw blob.isOther
      ? new UnreadableExtract('The file is compressed in a way other than zlib. Convert it first.')
      : damaged('a block is empty')
  }
  try {
    return await inflated(blob.zlib, { maxOutputLength: MAX_BLOB })
  } catch {
    throw damaged('a block cannot be unpacked')
  }
}

/** Parts that a reader must know (`required_features`) and where the data comes from. */
function headerSource(bytes: Uint8Array): string {
  const known = ['OsmSchema-V0.6', 'DenseNodes']
  const header = new PbfReader(bytes).readFields(
    (tag, read, pbf) => {
      if (tag === 4) read.required.push(pbf.readString())
      else if (tag === 17) read.source = pbf.readString()
    },
    { required: [] as string[], source: '' },
  )
  const unknown = header.required.find((feature) => !known.includes(feature))
  if (unknown) {
    throw new UnreadableExtract(
      unknown === 'HistoricalInformation'
        ? 'The file holds the history of the map, not one state of it.'
        : `The file needs a feature that Hearth cannot read: ${unknown.slice(0, 60)}.`,
    )
  }
  return header.source
}

function guarded<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof UnreadableExtract) throw error
    throw damaged('a block cannot be read')
  }
}
