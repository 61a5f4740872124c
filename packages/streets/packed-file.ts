import { open, readFile } from 'node:fs/promises'

export type PackedArray = Uint8Array | Int32Array | Uint32Array | Float32Array | Float64Array

/** `info` is JSON; the arrays are views of one buffer, read at once. */
export type Packed = {
  bytes: number
  info: Readonly<Record<string, unknown>>
  /** Sections that older files lack. */
  has: (name: string) => boolean
  uint8: (name: string) => Uint8Array
  int32: (name: string) => Int32Array
  uint32: (name: string) => Uint32Array
  float32: (name: string) => Float32Array
}

/** A file that is not of the wanted kind, or that lost its end. */
class DamagedFile extends Error {
  constructor(file: string, reason: string) {
    super(`${file} cannot be read: ${reason}`)
    this.name = 'DamagedFile'
  }
}

/**
 * Little-endian: the magic word, the header's length, the header as JSON, then the arrays, each at
 * a multiple of eight bytes.
 */
export async function writePacked(
  file: string,
  magic: string,
  info: Readonly<Record<string, unknown>>,
  arrays: Readonly<Record<string, PackedArray>>,
): Promise<void> {
  let end = 0
  const sections: Record<string, [start: number, bytes: number]> = {}
  for (const [name, array] of Object.entries(arrays)) {
    sections[name] = [end, array.byteLength]
    end = aligned(end + array.byteLength)
  }
  const header = new TextEncoder().encode(JSON.stringify({ magic, info, sections }))
  const start = aligned(LENGTH_BYTES + header.byteLength)
  const head = new Uint8Array(start)
  new DataView(head.buffer).setUint32(0, header.byteLength, true)
  head.set(header, LENGTH_BYTES)
  // One after the other: a copy of them all would double the memory.
  const handle = await open(file, 'w')
  try {
    await handle.writeFile(head)
    for (const { buffer, byteOffset, byteLength } of Object.values(arrays)) {
      await handle.writeFile(new Uint8Array(buffer, byteOffset, byteLength))
      await handle.writeFile(new Uint8Array(aligned(byteLength) - byteLength))
    }
  } finally {
    await handle.close()
  }
}

/** Throws DamagedFile, or the error of the file system. */
export async function readPacked(file: string, magic: string): Promise<Packed> {
  const whole = await readFile(file)
  // Small files come from a pool, at any offset.
  const buffer = whole.byteOffset % ALIGNMENT === 0 ? whole : new Uint8Array(whole)
  const { header, start } = readHeader(buffer, file)
  if (header.magic !== magic) throw new DamagedFile(file, `it is not "${magic}"`)
  const section = (name: string): { at: number; bytes: number } => {
    const [from, bytes] = header.sections[name] ?? []
    if (from === undefined || bytes === undefined) throw new DamagedFile(file, `no ${name}`)
    if (start + from + bytes > buffer.byteLength) throw new DamagedFile(file, 'its end is missing')
    return { at: buffer.byteOffset + start + from, bytes }
  }
  const view = <View>(
    type: new (from: ArrayBufferLike, at: number, length: number) => View,
    size: number,
    name: string,
  ) => {
    const { at, bytes } = section(name)
    return new type(buffer.buffer, at, bytes / size)
  }
  return {
    bytes: buffer.byteLength,
    info: header.info,
    has: (name) => name in header.sections,
    uint8: (name) => view(Uint8Array, 1, name),
    int32: (name) => view(Int32Array, 4, name),
    uint32: (name) => view(Uint32Array, 4, name),
    float32: (name) => view(Float32Array, 4, name),
  }
}

type Header = {
  magic: unknown
  info: Readonly<Record<string, unknown>>
  sections: Record<string, [start: number, bytes: number]>
}

const LENGTH_BYTES = 4
const ALIGNMENT = 8

function aligned(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT
}

function readHeader(bytes: Uint8Array, file: string): { header: Header; start: number } {
  if (bytes.byteLength < LENGTH_BYTES) throw new DamagedFile(file, 'it is empty')
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  if (LENGTH_BYTES + length > bytes.byteLength) throw new DamagedFile(file, 'its end is missing')
  try {
    const text = new TextDecoder().decode(bytes.subarray(LENGTH_BYTES, LENGTH_BYTES + length))
    return { header: JSON.parse(text), start: aligned(LENGTH_BYTES + length) }
  } catch {
    throw new DamagedFile(file, 'its header is damaged')
  }
}
