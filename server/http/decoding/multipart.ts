import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { failure } from '@/server/http/failure.ts'
import { putAt, type Tree } from './bracket-tree.ts'
import { UploadedFile } from './uploaded-file.ts'

export type FormLeaf = string | UploadedFile

export type MultipartOptions = {
  contentType: string
  /** Of the whole body. */
  maxBytes: number
  /** Asked for the folder of this request's files when the first one arrives. */
  folder: () => Promise<string>
}

/**
 * Reads a form of parts; files go to disk as they arrive and are never held in memory.
 * The source is left open after a refusal, so that an answer can still be written.
 * Raises malformed for a body that is no such form, tooLarge beyond the limits. Whoever owns the
 * folder removes it, also after a refusal.
 */
export async function readMultipart(
  source: Readable,
  options: MultipartOptions,
): Promise<Tree<FormLeaf>> {
  const parser = createParser(options.contentType)
  const parts = collectParts(parser, options.folder)
  try {
    await feed(source, parser, options.maxBytes)
    const tree: Tree<FormLeaf> = new Map()
    for (const { name, value } of parts.list) {
      const leaf = await value
      if (leaf !== null) putAt(tree, name, leaf)
    }
    return tree
  } catch (error) {
    await parts.abandon()
    throw error
  }
}

const MAX_FIELDS = 1000
const MAX_FILES = 100
const MAX_FIELD_BYTES = 1024 * 1024

function createParser(contentType: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fields: MAX_FIELDS,
        files: MAX_FILES,
        parts: MAX_FIELDS + MAX_FILES,
        fieldSize: MAX_FIELD_BYTES,
        headerPairs: 20,
        headerSize: 8 * 1024,
      },
    })
  } catch (cause) {
    throw failure('malformed', 'The form has no boundary.', { cause })
  }
}

type Part = { name: string; value: string | Promise<UploadedFile | null> }

function collectParts(parser: BusboyInstance, folder: () => Promise<string>) {
  const list: Part[] = []
  const open = new Set<BusboyFileStream>()
  parser.on('field', (name, value, _nameCut, isCut) => {
    if (isCut) parser.destroy(failure('tooLarge', 'A field of the form is too large.'))
    else if (value.includes('\uFFFD')) parser.destroy(notText())
    else list.push({ name, value })
  })
  parser.on('file', (field, stream, name, _encoding, mime) => {
    open.add(stream)
    const value = store(stream, { field, name: name ?? '', mime, folder })
    // Looked at when the form is complete; until then nobody waits for it.
    value.catch((error: Error) => parser.destroy(error))
    list.push({ name: field, value })
  })
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
    parser.on(limit, () => parser.destroy(failure('tooLarge', 'The form has too many parts.')))
  }
  const abandon = async () => {
    for (const stream of open) stream.destroy()
    await Promise.allSettled(list.map(({ value }) => value))
  }
  return { list, abandon }
}

type FileFacts = {
  field: string
  name: string
  mime: string
  folder: () => Promise<string>
}

/** Null for the empty part that a form sends for a file nobody chose. */
async function store(
  stream: BusboyFileStream,
  { field, name, mime, folder }: FileFacts,
): Promise<UploadedFile | null> {
  const path = join(await folder(), randomUUID())
  await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  const bytes = stream.bytesRead
  if (name.includes('\uFFFD')) throw notText()
  return name === '' && bytes === 0 ? null : new UploadedFile({ field, name, mime, bytes, path })
}

/** Pumps the body into the parser until that has finished, failed, or had too much. */
function feed(source: Readable, parser: BusboyInstance, maxBytes: number): Promise<void> {
  let bytes = 0
  return new Promise<void>((resolve, reject) => {
    const count = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > maxBytes) settle(reject, failure('tooLarge'))
    }
    const broken = (cause?: unknown) =>
      settle(reject, failure('malformed', 'The form ends too early.', { cause }))
    const closed = () => {
      if (!source.readableEnded) broken()
    }
    const failed = (error: unknown) =>
      settle(reject, isFailure(error) ? error : failure('malformed', undefined, { cause: error }))
    const settle = <Value>(outcome: (value: Value) => void, value: Value) => {
      source.unpipe(parser)
      source.off('data', count).off('error', broken).off('close', closed)
      // What the parser still reports is about a form that is settled.
      parser.off('error', failed).on('error', () => {})
      outcome(value)
    }
    parser.on('error', failed).on('finish', () => settle(resolve, undefined))
    source.on('data', count).on('error', broken).on('close', closed)
    source.pipe(parser)
  })
}

function isFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'Failure'
}

function notText() {
  return failure('malformed', 'The form has text that is not valid UTF-8.')
}
