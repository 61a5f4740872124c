import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { ServiceContext } from '@/server/actor.ts'
import type { FileStore } from '@/server/gateways/files/file-store.ts'
import { requireMember } from '@/server/viewer.ts'
import { ownFiles, readArchive } from './archive-store.ts'

export type Archive = { name: string; stream: ReadableStream<Uint8Array> }

/** The viewer's archive. Raises LimitReached. */
export async function openOwnArchive(context: ServiceContext): Promise<Archive> {
  const { deps, viewer } = context
  const { id } = requireMember(viewer)
  await deps.limits.consume('archivesByAccount', String(id))
  return openArchive(deps, id)
}

/** Streams a ZIP of `account.json` and the account's files. */
export function openArchive(deps: ServiceContext['deps'], id: number): Archive {
  return { name: `account-${id}.zip`, stream: toStream(zipped(listEntries(deps, id))) }
}

type Entry = { name: string; isPacked: boolean; pieces: AsyncIterable<Uint8Array> }

async function* listEntries(
  { db, files }: ServiceContext['deps'],
  id: number,
): AsyncGenerator<Entry> {
  yield { name: 'account.json', isPacked: false, pieces: streamJson(readArchive(db, id)) }
  for (const { key, visibility } of await ownFiles(db, id)) {
    const pieces = await open(files, key, visibility)
    if (pieces) yield { name: `files/${key}`, isPacked: true, pieces }
  }
}

async function open(files: FileStore, key: string, visibility: 'public' | 'private') {
  return (await files.read(key, visibility))?.stream
}

async function* streamJson(
  parts: AsyncIterable<{ name: string; rows: unknown[] }>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let before = '{\n'
  for await (const { name, rows } of parts) {
    yield encoder.encode(`${before}${JSON.stringify(name)}: ${JSON.stringify(rows, null, 2)}`)
    before = ',\n'
  }
  yield encoder.encode('\n}\n')
}

/** Only text is compressed, because images and documents already are. */
async function* zipped(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, data) => {
    if (error) throw error
    made.push(data)
  })
  for await (const { name, isPacked, pieces } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name)
    zip.add(file)
    for await (const piece of pieces) {
      file.push(piece)
      yield* made.splice(0)
    }
    file.push(new Uint8Array(0), true)
    yield* made.splice(0)
  }
  zip.end()
  yield* made.splice(0)
}

function toStream(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => {
      await pieces.return(undefined)
    },
  })
}
