import type { Readable } from 'node:stream'
import type { BodyLimits } from '@/server/contract/body-limits.ts'
import { Failure, failure } from '@/server/contract/failure.ts'
import type { Node } from './bracket-tree.ts'
import { parsePairs } from './form-pairs.ts'
import { parseJson } from './json-text.ts'
import { readMultipart } from './multipart.ts'
import type { UploadedFile } from './uploaded-file.ts'

export type BodySource = {
  contentType: string | undefined
  contentLength: string | undefined
  stream: Readable
}

export type BodyOptions = {
  accepts: ReadonlySet<string>
  limits: BodyLimits
  /** For forms with files. */
  maxBytes: number
  /** Absent if the operation declares no files. */
  takesFile: ((field: string) => boolean) | undefined
  folder: () => Promise<string>
}

export type DecodedBody = {
  mediaType: string
  value: unknown
}

const JSON_TYPE = 'application/json'
const PAIRS_TYPE = 'application/x-www-form-urlencoded'
const MULTIPART_TYPE = 'multipart/form-data'
const MAX_PAIRS = 2000

/** Every POST accepts all encodings, whichever the contract lists. */
export const BODY_TYPES: ReadonlySet<string> = new Set([JSON_TYPE, PAIRS_TYPE, MULTIPART_TYPE])

/**
 * Null if empty. Throws malformed for an unaccepted type or invalid content, tooLarge beyond the
 * limit.
 */
export async function readBody(
  source: BodySource,
  options: BodyOptions,
): Promise<DecodedBody | null> {
  const mediaType = source.contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (mediaType === '') {
    if (await isEmpty(source.stream)) return null
    throw failure('malformed', 'The request has a body without a media type.')
  }
  if (!options.accepts.has(mediaType)) {
    throw failure('malformed', `The request cannot have a body of type ${printable(mediaType)}.`)
  }
  const isOfFiles = mediaType === MULTIPART_TYPE && options.takesFile !== undefined
  const maxBytes = isOfFiles ? options.maxBytes : options.limits.textBytes
  if (Number(source.contentLength ?? 0) > maxBytes) throw failure('tooLarge')
  return { mediaType, value: await readAs(mediaType, source, { ...options, maxBytes }) }
}

async function readAs(
  mediaType: string,
  source: BodySource,
  { limits, maxBytes, folder, takesFile = () => false }: BodyOptions,
): Promise<unknown> {
  if (mediaType === MULTIPART_TYPE) {
    const contentType = source.contentType ?? ''
    const tree: Node<string | UploadedFile> = await readMultipart(source.stream, {
      contentType,
      limits,
      maxBytes,
      folder,
      takesFile,
    })
    return tree
  }
  const text = await readText(source.stream, maxBytes)
  return mediaType === JSON_TYPE ? parseJson(text, limits.values) : parsePairs(text, MAX_PAIRS)
}

async function isEmpty(stream: Readable): Promise<boolean> {
  const isTooLarge = (error: unknown) => error instanceof Failure && error.code === 'tooLarge'
  return await readText(stream, 0).then(
    () => true,
    (error) => {
      if (isTooLarge(error)) return false
      throw error
    },
  )
}

function readText(stream: Readable, maxBytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const settle = (outcome: () => void) => {
      stream.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken)
      outcome()
    }
    const onData = (chunk: Buffer) => {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes > maxBytes) settle(() => reject(failure('tooLarge')))
    }
    const onEnd = () =>
      settle(() => {
        try {
          resolve(UTF8.decode(Buffer.concat(chunks)))
        } catch (cause) {
          reject(failure('malformed', 'The request is not valid UTF-8.', { cause }))
        }
      })
    const onBroken = () => settle(() => reject(failure('malformed', 'The request ends too early.')))
    stream.on('data', onData).on('end', onEnd).on('error', onBroken).on('close', onBroken)
  })
}

const UTF8 = new TextDecoder('utf-8', { fatal: true })

function printable(text: string): string {
  return /^[\w.+-]{1,60}\/[\w.+-]{1,60}$/.test(text) ? text : 'that kind'
}
