import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInflateRaw } from 'node:zlib'
import { damaged, SpreadsheetFault, tooLarge } from './spreadsheet-fault.ts'

export type ZipFile = {
  has(name: string): boolean
  names(): Iterable<string>
  /** Unpacks an entry piece by piece. Raises SpreadsheetFault beyond `maxBytes`. */
  read(name: string, maxBytes: number): AsyncGenerator<Buffer>
}

type Entry = { method: number; packed: number; unpacked: number; offset: number }

const END_LENGTH = 22
const MAX_COMMENT = 65_535
const CENTRAL_LENGTH = 46
const LOCAL_LENGTH = 30
const END_MARK = 0x06054b50
const CENTRAL_MARK = 0x02014b50
const LOCAL_MARK = 0x04034b50
/** The size is in a record of ZIP64. */
const ELSEWHERE = 0xffffffff
const MAX_ENTRIES = 5000
const MAX_DIRECTORY_BYTES = 4_000_000
const STORED = 0
const DEFLATED = 8

/** Reads the directory of a ZIP file; entries are unpacked later. Raises SpreadsheetFault. */
export async function openZip(path: string): Promise<ZipFile> {
  const entries = await readDirectory(path)
  return {
    has: (name) => entries.has(name),
    names: () => entries.keys(),
    async *read(name, maxBytes) {
      const entry = entries.get(name)
      if (!entry) throw damaged()
      if (entry.unpacked > maxBytes) throw tooLarge()
      yield* unpack(path, entry, maxBytes)
    },
  }
}

async function readDirectory(path: string): Promise<Map<string, Entry>> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const read = async (position: number, length: number) => {
      const buffer = Buffer.alloc(length)
      const { bytesRead } = await file.read(buffer, 0, length, position)
      if (bytesRead < length) throw damaged()
      return buffer
    }
    const tail = Math.min(size, END_LENGTH + MAX_COMMENT)
    const { count, bytes, offset } = findEnd(await read(size - tail, tail))
    if (count > MAX_ENTRIES) throw new SpreadsheetFault('has too many parts for a spreadsheet')
    if (bytes > MAX_DIRECTORY_BYTES || offset + bytes > size) throw damaged()
    return parseDirectory(await read(offset, bytes), count)
  } finally {
    await file.close()
  }
}

function findEnd(tail: Buffer): { count: number; bytes: number; offset: number } {
  for (let at = tail.length - END_LENGTH; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END_MARK) continue
    const bytes = tail.readUInt32LE(at + 12)
    const offset = tail.readUInt32LE(at + 16)
    if (bytes === ELSEWHERE || offset === ELSEWHERE) throw tooLarge()
    return { count: tail.readUInt16LE(at + 10), bytes, offset }
  }
  throw damaged()
}

function parseDirectory(directory: Buffer, count: number): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  let at = 0
  for (let n = 0; n < count; n++) {
    if (at + CENTRAL_LENGTH > directory.length || directory.readUInt32LE(at) !== CENTRAL_MARK) {
      throw damaged()
    }
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((from) =>
      directory.readUInt16LE(at + from),
    ) as [number, number, number]
    const nameAt = at + CENTRAL_LENGTH
    const entry = {
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    }
    const extra = directory.subarray(nameAt + nameLength, nameAt + nameLength + extraLength)
    entries.set(
      directory.toString('utf8', nameAt, nameAt + nameLength),
      withLargeSizes(entry, extra),
    )
    at = nameAt + nameLength + extraLength + commentLength
  }
  return entries
}

const LARGE_SIZES = 1

/** Some programs write sizes of 64 bits, however small. */
function withLargeSizes(entry: Entry, extra: Buffer): Entry {
  const large = { ...entry }
  for (let at = 0; at + 4 <= extra.length; ) {
    const [id, length] = [extra.readUInt16LE(at), extra.readUInt16LE(at + 2)]
    let from = at + 4
    for (const field of id === LARGE_SIZES ? (['unpacked', 'packed', 'offset'] as const) : []) {
      if (entry[field] !== ELSEWHERE) continue
      if (from + 8 > Math.min(extra.length, at + 4 + length)) throw damaged()
      large[field] = Number(extra.readBigUInt64LE(from))
      from += 8
    }
    at += 4 + length
  }
  return large
}

async function* unpack(path: string, entry: Entry, maxBytes: number): AsyncGenerator<Buffer> {
  const { method, packed, offset } = entry
  if (method !== STORED && method !== DEFLATED) {
    throw new SpreadsheetFault('is packed in an unknown way, or has a password')
  }
  if (packed === 0) return
  const start = await findContent(path, offset)
  const raw = createReadStream(path, { start, end: start + packed - 1 })
  const content = method === DEFLATED ? raw.pipe(createInflateRaw()) : raw
  if (content !== raw) raw.on('error', (error) => content.destroy(error))
  let unpacked = 0
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      unpacked += chunk.length
      if (unpacked > maxBytes) throw tooLarge()
      yield chunk
    }
  } catch (error) {
    throw error instanceof SpreadsheetFault ? error : damaged(error)
  } finally {
    raw.destroy()
    content.destroy()
  }
}

async function findContent(path: string, offset: number): Promise<number> {
  const file = await open(path)
  try {
    const header = Buffer.alloc(LOCAL_LENGTH)
    const { bytesRead } = await file.read(header, 0, LOCAL_LENGTH, offset)
    if (bytesRead < LOCAL_LENGTH || header.readUInt32LE(0) !== LOCAL_MARK) throw damaged()
    return offset + LOCAL_LENGTH + header.readUInt16LE(26) + header.readUInt16LE(28)
  } finally {
    await file.close()
  }
}
