import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { assertFileKey } from '@/server/gateways/files/file-key.ts'
import { BACKUP_FORMAT, BackupUnreadableError, type Manifest, readWhole } from './archive.ts'

const LINE_FEED = 0x0a
/** A longer row could not be loaded; real ones are below a megabyte. */
const MAX_ROW_BYTES = 64 * 2 ** 20
const MAX_MANIFEST_LENGTH = 32 * 2 ** 20

/**
 * Reads the whole archive: its digest, every packed table with its number of rows, and the number
 * of files. Returns the manifest. Throws BackupUnreadableError.
 */
export async function verifyBackup(
  file: string,
  onBytes: (bytes: number) => void = () => {},
): Promise<Manifest> {
  try {
    return await readAll(file, onBytes)
  } catch (error) {
    if (error instanceof BackupUnreadableError) throw error
    throw new BackupUnreadableError(file, 'is damaged or is not a backup', error)
  }
}

async function readAll(file: string, onBytes: (bytes: number) => void): Promise<Manifest> {
  const rows = new Map<string, number>()
  let files = 0
  for await (const entry of readWhole(file, onBytes)) {
    const { kind, content } = entry
    if (kind === 'table') rows.set(entry.name, await countRows(content))
    else if (kind === 'manifest') {
      const manifest = await readFacts(content, file)
      if (manifest.digest !== undefined && manifest.digest !== entry.digest())
        throw new BackupUnreadableError(file, 'has other content than when it was written')
      refuseMissing(file, manifest, { rows, files })
      return manifest
    } else {
      if (kind === 'file') {
        assertFileKey(entry.key)
        files += 1
      }
      for await (const _ of content) {
        // Digested on the way.
      }
    }
  }
  throw new BackupUnreadableError(file, 'is not a complete backup')
}

async function readFacts(content: Readable, file: string): Promise<Manifest> {
  let text = ''
  content.setEncoding('utf8')
  for await (const chunk of content) {
    text += chunk
    if (text.length > MAX_MANIFEST_LENGTH) throw new Error('The manifest is too long')
  }
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format === BACKUP_FORMAT) return manifest
  throw new BackupUnreadableError(file, 'was written by another version of Hearth')
}

function refuseMissing(
  file: string,
  manifest: Manifest,
  found: { rows: ReadonlyMap<string, number>; files: number },
): void {
  for (const { name, rows } of manifest.tables) {
    const count = found.rows.get(name)
    if (count !== rows)
      throw new BackupUnreadableError(file, `has ${count ?? 0} of ${rows} rows of ${name}`)
  }
  if (found.files !== manifest.files)
    throw new BackupUnreadableError(file, `has ${found.files} of ${manifest.files} files`)
}

/** Counts lines without keeping them. */
async function countRows(content: Readable): Promise<number> {
  const unpacked = content.pipe(createGunzip())
  content.on('error', (error) => unpacked.destroy(error))
  let count = 0
  let length = 0
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    let start = 0
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      count += 1
      start = end + 1
      length = 0
    }
    length += chunk.length - start
    if (length > MAX_ROW_BYTES) throw new Error('A row is too long')
  }
  return count
}
