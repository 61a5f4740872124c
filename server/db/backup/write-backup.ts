import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import type { FileStore } from '@/server/gateways/files/file-store.ts'
import { ArchiveWriter, BACKUP_FORMAT, type Manifest } from './archive.ts'
import type { BackupSource, StoredFile } from './source.ts'
import { type BackedUpTable, listSequences, listTables, readRows } from './tables.ts'

export type BackupOptions = {
  source: BackupSource
  files: FileStore
  /** Path of the archive; nothing lies there yet. */
  file: string
  now: () => Date
}

/** A backup, and the keys of files that rows name and the store does not have. */
export type WrittenBackup = { manifest: Manifest; missing: string[] }

/**
 * Writes one archive of all tables, as they were at one moment, and of every file they name. Others
 * go on writing meanwhile. Most files are copied before that moment, so that little is left to copy
 * while rows of files are held.
 * Raises the errors of the database, the store and the disk; then no archive is left.
 */
export async function writeBackup(options: BackupOptions): Promise<WrittenBackup> {
  const { source, files, file, now } = options
  const folder = await mkdtemp(join(tmpdir(), 'hearth-backup-'))
  const archive = new ArchiveWriter(file)
  const copied = new Set<string>()
  try {
    await copyFiles(await source.listFiles(), { archive, files, copied })
    let missing: string[] = []
    let takenAt = now()
    const client = await source.freeze(async (listed) => {
      takenAt = now()
      missing = await copyFiles(listed, { archive, files, copied })
    })
    const facts = await copyTables(client, folder)
    for (const { name } of facts.tables) await archive.addTable(name, tablePath(folder, name))
    const manifest = { format: BACKUP_FORMAT, takenAt: takenAt.toISOString(), ...facts }
    await archive.finish({ ...manifest, files: copied.size })
    return { manifest: { ...manifest, files: copied.size }, missing }
  } catch (error) {
    await archive.abandon()
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Copying = { archive: ArchiveWriter; files: FileStore; copied: Set<string> }

/** Answers with the keys of files that are not there. */
async function copyFiles(
  listed: readonly StoredFile[],
  { archive, files, copied }: Copying,
): Promise<string[]> {
  const missing: string[] = []
  for (const { key, visibility } of listed) {
    if (copied.has(key)) continue
    const content = await files.read(key, visibility)
    if (content) {
      await archive.addFile(key, visibility, content)
      copied.add(key)
    } else missing.push(key)
  }
  return missing
}

/** All tables of the client's moment, each packed into a file of `folder`; ends its transaction. */
async function copyTables(
  client: pg.PoolClient,
  folder: string,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences'>> {
  try {
    const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
      'select version, name, checksum from schema_migrations order by version',
    )
    const tables: Manifest['tables'] = []
    for (const table of await listTables(client)) {
      tables.push({ ...table, rows: await copyTable(client, table, tablePath(folder, table.name)) })
    }
    return { migrations, tables, sequences: await listSequences(client) }
  } finally {
    // It has only read; a failed transaction must not go back to the pool.
    await client.query('rollback').catch(() => {})
    client.release()
  }
}

async function copyTable(
  client: pg.ClientBase,
  table: BackedUpTable,
  path: string,
): Promise<number> {
  let count = 0
  const lines = async function* () {
    for await (const rows of readRows(client, table)) {
      count += rows.length
      yield `${rows.join('\n')}\n`
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(path, { mode: 0o600 }))
  return count
}

function tablePath(folder: string, name: string): string {
  return join(folder, `${name}.jsonl.gz`)
}
