import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { isFileName, makeFileKey, sha256Of } from '@/server/gateways/files/file-key.ts'
import type { FileContent, FileStore, Visibility } from '@/server/gateways/files/file-store.ts'
import { failure } from '@/server/http/failure.ts'
import { type FileFacts, findPublicFile, insertFile } from './store.ts'

export type FileToStore = {
  /** The bytes, or the absolute path of a file of this machine. */
  source: Buffer | string
  name: string
  mime: string
  visibility: Visibility
  ownerId: number | null
}

/**
 * Puts a file that is no picture into the store as it is; what belongs to nobody is named by its
 * content. Never call it inside a transaction; record the facts it answers with `recordFile`.
 * Pictures of people go through `images.ingest` instead.
 */
export async function storeFile(files: FileStore, file: FileToStore): Promise<FileFacts> {
  const { source, name, mime, visibility, ownerId } = file
  const { sha256, bytes } = await measure(source)
  const key = makeFileKey({ name, mime, content: ownerId === null ? { sha256 } : 'unique' })
  await files.put(key, source, { mime, visibility })
  return { key, visibility, name, mime, bytes, sha256 }
}

/** Notes a stored file or picture, in the transaction that begins to refer to its key. */
export async function recordFile(
  db: Kysely<DB>,
  file: FileFacts,
  ownerId: number | null,
): Promise<void> {
  await insertFile(db, { ...file, ownerId })
}

export type PublicFile = {
  name: string
  mime: string
  bytes: number
  open(): Promise<FileContent | null>
}

/** A public file as it was put in. Raises notFound, for private files too. */
export async function readPublicFile(
  { db, files }: { db: Kysely<DB>; files: FileStore },
  key: string,
): Promise<PublicFile> {
  const facts = isFileName(key) ? await findPublicFile(db, { key }) : undefined
  if (!facts || !(await files.exists(key))) throw failure('notFound', 'This file was not found.')
  return { ...facts, open: () => files.read(key) }
}

async function measure(source: Buffer | string): Promise<{ sha256: string; bytes: number }> {
  if (Buffer.isBuffer(source)) return { sha256: sha256Of(source), bytes: source.length }
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(source)) hash.update(chunk)
  return { sha256: hash.digest('hex'), bytes: (await stat(source)).size }
}
