import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { type BodyLimits, MOST_LENIENT } from '@/server/contract/body-limits.ts'
import { type Failure, failure, invalid } from '@/server/contract/failure.ts'
import { putAt, type Tree } from './bracket-tree.ts'
import { FileParts } from './file-parts.ts'
import type { UploadedFile } from './uploaded-file.ts'

export type FormLeaf = string | UploadedFile

export type MultipartOptions = {
  contentType: string
  limits?: BodyLimits
  /** For the whole body. */
  maxBytes: number
  /** Checked before a file is written. */
  takesFile: (field: string) => boolean
  /** Called when the first file arrives. */
  folder: () => Promise<string>
}

/**
 * Parses multipart/form-data; files stream to disk. The source stays open after a refusal, so that
 * a reply can be sent. Nothing is written after the promise settles. The folder's owner always
 * removes it. Throws malformed, tooLarge, invalid for undeclared files, and disk errors.
 */
export async function readMultipart(
  source: Readable,
  options: MultipartOptions,
): Promise<Tree<FormLeaf>> {
  const refusal = Promise.withResolvers<never>()
  // Avoids an unhandled rejection after reading has ended.
  refusal.promise.catch(() => {})
  const { limits = MOST_LENIENT, contentType, maxBytes } = options
  const maxParts = Math.min(MAX_FIELDS, limits.values) + MAX_FILES
  const parser = createParser(contentType, limits)
  const files = new FileParts(options.folder)
  const parts = collectParts(parser, { ...options, limits, files, reject: refusal.reject })
  try {
    const countParts = partCounter(contentType, maxParts)
    await feed(source, parser, { maxBytes, countParts, refused: refusal.promise })
    const tree: Tree<FormLeaf> = new Map()
    for (const { name, value } of parts) {
      const leaf = await value
      if (leaf !== null) putAt(tree, name, leaf)
    }
    return tree
  } catch (error) {
    await files.abandon()
    throw error
  }
}

const MAX_FIELDS = 1000
const MAX_FILES = 100

function createParser(contentType: string, limits: BodyLimits): BusboyInstance {
  const fields = Math.min(MAX_FIELDS, limits.values)
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fields,
        files: MAX_FILES,
        parts: fields + MAX_FILES,
        fieldSize: limits.textBytes,
        headerPairs: 20,
        headerSize: 8 * 1024,
      },
    })
  } catch (cause) {
    throw failure('malformed', 'The form has no boundary.', { cause })
  }
}

type Part = { name: string; value: string | Promise<UploadedFile | null> }

type Collecting = {
  limits: BodyLimits
  files: FileParts
  takesFile: (field: string) => boolean
  /** Only the first reason counts. */
  reject: (reason: unknown) => void
}

/**
 * The parser is never destroyed, since it would not notify its files; refused input is simply no
 * longer fed.
 */
function collectParts(
  parser: BusboyInstance,
  { limits, files, takesFile, reject }: Collecting,
): readonly Part[] {
  const list: Part[] = []
  let characters = 0
  parser.on('field', (name: string | undefined, value, _nameCut, isCut) => {
    characters += value.length
    if (name === undefined) reject(nameless())
    else if (isCut) reject(largeField(name, limits))
    else if (characters > limits.textBytes) reject(failure('tooLarge'))
    else if (value.includes('\uFFFD')) reject(notText())
    else list.push({ name, value })
  })
  parser.on('file', (field: string | undefined, stream, name = '', _encoding, mime) => {
    // Must come first: an unhandled stream error would end the process.
    stream.on('error', (cause) => reject(cutShort(cause)))
    if (field === undefined) reject(nameless())
    else if (name.includes('\uFFFD')) reject(notText())
    else if (takesFile(field)) {
      const value = files.save(stream, { field, name, mime })
      value.catch(reject)
      list.push({ name: field, value })
      return
    } else if (name !== '') reject(invalid({ [field]: 'must not be a file' }))
    else stream.once('data', () => reject(invalid({ [field]: 'must not be a file' })))
    stream.resume()
  })
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
    parser.on(limit, () => reject(tooManyParts()))
  }
  parser.on('error', (cause) => reject(cutShort(cause)))
  return list
}

type Feeding = {
  maxBytes: number
  /** Throws when there are too many. */
  countParts: (chunk: Buffer) => void
  refused: Promise<never>
}

async function feed(
  source: Readable,
  parser: BusboyInstance,
  { maxBytes, countParts, refused }: Feeding,
): Promise<void> {
  // The client may disconnect after a refusal, when nothing reads any more.
  source.on('error', () => {})
  let isOver = false
  const finished = once(parser, 'finish').then(() => {
    isOver = true
  })
  const over = Promise.race([finished, refused])
  over.catch(() => {})
  let bytes = 0
  for await (const chunk of readChunks(source)) {
    bytes += chunk.length
    if (bytes > maxBytes) throw failure('tooLarge')
    countParts(chunk)
    for (let start = 0; start < chunk.length; start += PIECE_BYTES) {
      // Text after the closing boundary is allowed.
      const piece = chunk.subarray(start, start + PIECE_BYTES)
      if (!isOver) await Promise.race([written(parser, piece), over])
    }
  }
  if (!isOver) parser.end()
  await over
}

/**
 * Below the parser's buffer per part (16 KB): a larger piece can make it wait forever for a part
 * without reader.
 */
const PIECE_BYTES = 12 * 1024

async function* readChunks(source: Readable): AsyncGenerator<Buffer> {
  try {
    yield* source.iterator({ destroyOnReturn: false })
  } catch (cause) {
    throw cutShort(cause)
  }
}

/** Finds boundaries ahead of the parser, which takes longer for a part than for a kilobyte. */
function partCounter(contentType: string, most: number): (chunk: Buffer) => void {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const delimiter = Buffer.from(`--${quoted ?? plain}`)
  // The last one ends the form.
  let left = most + 1
  return (chunk) => {
    for (let at = chunk.indexOf(delimiter); at !== -1; ) {
      left -= 1
      if (left < 0) throw tooManyParts()
      at = chunk.indexOf(delimiter, at + delimiter.length)
    }
  }
}

/** The parser never calls back for the piece that ended or broke the form. */
function written(parser: BusboyInstance, piece: Buffer): Promise<void> {
  return new Promise((resolve) => {
    parser.write(piece, () => resolve())
  })
}

function cutShort(cause: unknown): Failure {
  return failure('malformed', 'The form is broken or ends too early.', { cause })
}

function tooManyParts(): Failure {
  return failure('tooLarge', 'The form has too many parts.')
}

function notText(): Failure {
  return failure('malformed', 'The form has text that is not valid UTF-8.')
}

function nameless(): Failure {
  return failure('malformed', 'The form has a part without a name.')
}

function largeField(name: string, { textBytes }: BodyLimits): Failure {
  const kilobytes = Math.floor(textBytes / 1024)
  const size = kilobytes % 1024 === 0 ? `${kilobytes / 1024} MB` : `${kilobytes} KB`
  const fields = { [name]: `must have at most ${size}` }
  return failure('tooLarge', 'A field of the form is too large.', { fields })
}
