import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { FileStore } from '@tus/file-store'
import { MemoryLocker, Metadata, Server, Upload } from '@tus/server'
import { type StagedRequest, type Staging, type StagingRefusal, StagingRefused } from './staging.ts'

export const TUS_VERSION = '1.0.0'

export type TusStagingOptions = {
  folder: string
  /** Announced size in bytes; null for an unknown upload. */
  bytesOf(id: string): Promise<number | null>
}

/** One file per upload in a local folder. */
export function createTusStaging({ folder, bytesOf }: TusStagingOptions): Staging {
  const toPath = (id: string) => join(folder, id)
  let opened: Promise<Server> | undefined
  const open = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return openServer(folder, bytesOf)
  }
  /** Opened lazily; a failure is retried on the next call. */
  const server = () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  return {
    async answer(request) {
      const tus = await server()
      return toReply(await tus.handleWeb(webRequest(request)))
    },
    async received(id) {
      const facts = await stat(toPath(id)).catch(() => null)
      return facts?.size ?? null
    },
    pathOf: toPath,
    async remove(id) {
      await rm(toPath(id), { force: true })
    },
    async untouched(before) {
      const ids: string[] = []
      for (const id of await readdir(folder).catch(() => [])) {
        const facts = await stat(toPath(id)).catch(() => null)
        if (facts && facts.mtimeMs < before.getTime()) ids.push(id)
      }
      return ids
    },
  }
}

const PATH = '/uploads'
const ID_HEADER = 'x-upload-id'

function openServer(folder: string, bytesOf: TusStagingOptions['bytesOf']): Server {
  // The metadata is in the database; the folder has only the bytes.
  const configstore = {
    get: async (id: string) => {
      const size = await bytesOf(id)
      return size === null ? undefined : new Upload({ id, size, offset: 0 })
    },
    set: async () => {},
    delete: async () => {},
  }
  return new Server({
    path: PATH,
    relativeLocation: true,
    datastore: new FileStore({ directory: folder, configstore }),
    locker: new MemoryLocker(),
    namingFunction: (request) => request.headers.get(ID_HEADER) ?? '',
  })
}

function webRequest({ method, id, header, body }: StagedRequest): Request {
  const headers = new Headers({ [ID_HEADER]: id })
  for (const name of PASSED_ON) {
    const value = header(name)
    if (value !== undefined) headers.set(name, value)
  }
  const url = `http://staging${method === 'POST' ? PATH : `${PATH}/${id}`}`
  if (!body) return new Request(url, { method, headers })
  const stream = Readable.toWeb(body) as ReadableStream<Uint8Array<ArrayBuffer>>
  const sent = { method, headers, body: stream, duplex: 'half' }
  return new Request(url, sent)
}

const PASSED_ON = [
  'tus-resumable',
  'upload-length',
  'upload-offset',
  'content-type',
  'content-length',
]

function toReply(response: Response): Response {
  if (response.ok) {
    const headers = new Headers()
    for (const name of ['tus-resumable', 'upload-offset', 'upload-length', 'cache-control']) {
      const value = response.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    return new Response(null, { status: response.status, headers })
  }
  const reason = REASONS[response.status]
  if (!reason) throw new Error(`The piece could not be kept: the protocol says ${response.status}`)
  throw new StagingRefused(reason, WORDS[reason])
}

const REASONS: Readonly<Record<number, StagingRefusal>> = {
  400: 'malformed',
  403: 'malformed',
  404: 'missing',
  409: 'offset',
  410: 'missing',
  412: 'malformed',
  413: 'tooLarge',
  415: 'malformed',
}

const WORDS: Record<StagingRefusal, string> = {
  malformed: 'The request is not as tus 1.0 wants it, or it broke off.',
  missing: 'This upload was not found.',
  offset: 'The upload offset does not match.',
  tooLarge: 'These are more bytes than were announced.',
}

/** Parses `Upload-Metadata`; null if malformed. */
export function readMetadata(header: string): Readonly<Record<string, string | null>> | null {
  try {
    return Metadata.parse(header) ?? null
  } catch {
    return null
  }
}
