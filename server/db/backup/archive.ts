import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract, pack } from 'tar-stream'
import { syncEntry } from '@/server/db/embedded/sync-tree.ts'
import type { Visibility } from '@/server/gateways/files/file-store.ts'
import type { SequenceValue } from './tables.ts'

/** Increased by later formats, so that older versions refuse them. */
export const BACKUP_FORMAT = 1

/** Last entry of an archive; without it the archive is incomplete and refused. */
export type Manifest = {
  format: number
  /** ISO 8601, UTC; includes every write acknowledged before. */
  takenAt: string
  migrations: { version: number; name: string; checksum: string }[]
  tables: { name: string; columns: string[]; rows: number }[]
  sequences: SequenceValue[]
  files: number
  /** SHA-256 of all entries before the manifest; absent in older archives. */
  digest?: string
  /** Fingerprint of the secret that codes and second factors need; absent in older archives. */
  secret?: string
  /** Version of Hearth; absent in older archives. */
  version?: string
}

type ManifestFacts = Omit<Manifest, 'digest'>

export class BackupUnreadableError extends Error {
  constructor(file: string, fault: string, cause?: unknown) {
    super(`${file} ${fault}`, { cause })
    this.name = 'BackupUnreadableError'
  }
}

const MANIFEST = 'manifest.json'
const TABLE = /^tables\/([a-z0-9_]+)\.jsonl\.gz$/
const FILE = /^files\/(public|private)\/(.+)$/

export type ArchiveEntry =
  | { kind: 'table'; name: string; content: Readable }
  | { kind: 'file'; key: string; visibility: Visibility; content: Readable }

type DigestedEntry =
  | ArchiveEntry
  | { kind: 'manifest'; content: Readable; digest: () => string }
  | { kind: 'unknown'; name: string; content: Readable }

/** Writes a backup, readable by its owner only, to a draft file until complete. */
export class ArchiveWriter {
  readonly #pack = pack()
  readonly #written: Promise<void>
  readonly #file: string
  readonly #draft: string
  readonly #digest = createHash('sha256')

  constructor(file: string) {
    this.#file = file
    this.#draft = `${file}.partial`
    this.#written = pipeline(
      this.#pack,
      createWriteStream(this.#draft, { mode: 0o600, flush: true }),
    )
    // Awaited at the end; until then, a full disk fails the current entry.
    this.#written.catch(() => {})
  }

  async addTable(name: string, path: string): Promise<void> {
    const { size } = await stat(path)
    await this.#add(`tables/${name}.jsonl.gz`, size, createReadStream(path))
  }

  async addFile(
    key: string,
    visibility: Visibility,
    content: { stream: Readable; bytes: number },
  ): Promise<void> {
    await this.#add(`files/${visibility}/${key}`, content.bytes, content.stream)
  }

  async finish(facts: ManifestFacts): Promise<void> {
    const manifest: Manifest = { ...facts, digest: this.#digest.digest('hex') }
    const text = `${JSON.stringify(manifest, null, 1)}\n`
    this.#pack.entry({ name: MANIFEST, mode: 0o600 }, text)
    this.#pack.finalize()
    await this.#written
    await rename(this.#draft, this.#file)
    syncEntry(dirname(this.#file))
  }

  async abandon(): Promise<void> {
    this.#pack.destroy()
    await this.#written.catch(() => {})
    await rm(this.#draft, { force: true })
  }

  async #add(name: string, size: number, content: Readable): Promise<void> {
    const entry = this.#pack.entry({ name, size, mode: 0o600 })
    const digest = this.#digest.update(entryLine(name, size))
    const hashing = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        digest.update(chunk)
        yield chunk
      }
    }
    await Promise.race([pipeline(content, hashing, entry), this.#written])
  }
}

/** Part of the digest, so that no content moves to another entry. */
function entryLine(name: string, size: number): string {
  return `${name} ${size}\n`
}

/** Reads the whole archive to find the manifest. Throws BackupUnreadableError. */
export async function readManifest(file: string): Promise<Manifest> {
  for await (const { header, content } of listEntries(file)) {
    if (header.name === MANIFEST) {
      const manifest = (await json(content)) as Manifest
      if (manifest.format === BACKUP_FORMAT) return manifest
      throw new BackupUnreadableError(file, 'was written by another version of Hearth')
    }
    content.resume()
  }
  throw new BackupUnreadableError(file, 'is not a complete backup')
}

/** Entries in written order; consume each content before the next. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  for await (const { header, content } of listEntries(file)) {
    const [, table] = TABLE.exec(header.name) ?? []
    const [, visibility, key] = FILE.exec(header.name) ?? []
    if (table) yield { kind: 'table', name: table, content }
    else if (key && (visibility === 'public' || visibility === 'private'))
      yield { kind: 'file', key, visibility, content }
    else content.resume()
  }
}

/**
 * All entries, with the digest of those before the manifest. Consume each content before the next.
 * `onBytes` counts bytes of the archive.
 */
export async function* readWhole(
  file: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<DigestedEntry> {
  const digest = createHash('sha256')
  for await (const { header, content: raw } of listEntries(file)) {
    const { name, size = 0 } = header
    if (name === MANIFEST) {
      yield { kind: 'manifest', content: raw, digest: () => digest.copy().digest('hex') }
      continue
    }
    digest.update(entryLine(name, size))
    const content = Readable.from(digested(raw, digest, onBytes))
    content.on('error', () => {})
    const [, table] = TABLE.exec(name) ?? []
    const [, visibility, key] = FILE.exec(name) ?? []
    if (table) yield { kind: 'table', name: table, content }
    else if (key && (visibility === 'public' || visibility === 'private'))
      yield { kind: 'file', key, visibility, content }
    else yield { kind: 'unknown', name, content }
  }
}

async function* digested(
  content: Readable,
  digest: Hash,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    digest.update(chunk)
    onBytes(chunk.length)
    yield chunk
  }
}

async function* listEntries(
  file: string,
): AsyncGenerator<{ header: { name: string; size?: number }; content: Readable }> {
  const entries = extract()
  const source = createReadStream(file)
  source.on('error', (error) => entries.destroy(error))
  // The loop below throws the error; without this listener the process would also end.
  entries.on('error', () => {})
  source.pipe(entries)
  try {
    for await (const entry of entries) {
      // Stores need Node's own streams, not the package's.
      const content = Readable.from(entry)
      // The reader gets the error, too; a skipped entry has no other listener.
      content.on('error', () => {})
      yield { header: entry.header, content }
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new BackupUnreadableError(file, 'is not there', error)
    if (error instanceof BackupUnreadableError) throw error
    throw new BackupUnreadableError(file, 'is damaged or is not a backup', error)
  } finally {
    source.destroy()
  }
}
