import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { failure } from '@/server/contract/failure.ts'
import { isFileName, makeFileKey, sha256Of } from '@/server/gateways/files/file-key.ts'
import type { FileContent, FileStore, Visibility } from '@/server/gateways/files/file-store.ts'
import { type FileFacts, findFile, insertFile, takePictures } from './store.ts'

export type { FileFacts } from './store.ts'

export type FileToStore = {
  /** Content, or an absolute local path. */
  source: Buffer | string
  name: string
  mime: string
  visibility: Visibility
  ownerId: number | null
  /** Called before the first byte is stored, so that no file is untracked. */
  announce?: (file: FileFacts) => Promise<void>
}

/**
 * Stores a file that is not an image; without an owner its key depends on the content. Never call
 * inside a transaction. Users' images use `images.ingest`.
 */
export async function storeFile(files: FileStore, file: FileToStore): Promise<FileFacts> {
  const { source, name, mime, visibility, ownerId } = file
  const { sha256, bytes } = await measure(source)
  const key = makeFileKey({ name, mime, content: ownerId === null ? { sha256 } : 'unique' })
  const facts = { key, visibility, name, mime, bytes, sha256 }
  await file.announce?.(facts)
  await files.put(key, source, { mime, visibility })
  return facts
}

/** Inserts the row. Call in the transaction that uses the key. */
export async function recordFile(
  db: Kysely<DB>,
  file: FileFacts,
  ownerId: number | null,
): Promise<void> {
  await insertFile(db, { ...file, ownerId })
}

/**
 * Makes public pictures those of the site, so that they stay when their uploader leaves. The keys
 * that are now; pictures of others and anything else are left out.
 */
export async function adoptPictures(
  db: Kysely<DB>,
  { keys, uploaderId }: { keys: readonly string[]; uploaderId: number },
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  return new Set(await takePictures(db, { keys, uploaderId }))
}

export type ReadFile = {
  name: string
  mime: string
  bytes: number
  open(): Promise<FileContent | null>
}

/** Reads a public file. Raises notFound, also for private ones. */
export async function readPublicFile(deps: ReadingDeps, key: string): Promise<ReadFile> {
  return await readStored(deps, key, 'public')
}

/** Reads a private file for a valid URL. Raises notFound, also for public ones. */
export async function readPrivateFile(deps: ReadingDeps, key: string): Promise<ReadFile> {
  return await readStored(deps, key, 'private')
}

type ReadingDeps = { db: Kysely<DB>; files: FileStore }

async function readStored(
  { db, files }: ReadingDeps,
  key: string,
  visibility: Visibility,
): Promise<ReadFile> {
  const facts = isFileName(key) ? await findFile(db, { key, visibility }) : undefined
  if (!facts || !(await files.exists(key, visibility))) throw noFile()
  return { ...facts, open: () => files.read(key, visibility) }
}

export function noFile() {
  return failure('notFound', 'This file was not found.')
}

async function measure(source: Buffer | string): Promise<{ sha256: string; bytes: number }> {
  if (Buffer.isBuffer(source)) return { sha256: sha256Of(source), bytes: source.length }
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(source)) hash.update(chunk)
  return { sha256: hash.digest('hex'), bytes: (await stat(source)).size }
}
