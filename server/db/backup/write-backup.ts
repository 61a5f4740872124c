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
  /** Archive path; must not exist. */
  file: string
  now: () => Date
  /** For packed tables on their way; the system's temporary folder unless set. */
  workFolder?: string
  /** Recorded in the manifest. */
  facts?: Pick<Manifest, 'secret' | 'version'>
  /** Files and tables that are written, and all of them. */
  onProgress?: (done: number, total: number) => void
}

/** `missing`: keys of referenced files that the store lacks. */
export type WrittenBackup = { manifest: Manifest; missing: string[] }

/**
 * Backs up all tables at one moment and every referenced file, while others keep writing. Most
 * files are copied before that moment, to keep the lock short. On errors, no archive remains.
 */
export async function writeBackup(options: BackupOptions): Promise<WrittenBackup> {
  const { source, files, file, now, workFolder = tmpdir(), onProgress = () => {} } = options
  const folder = await mkdtemp(join(workFolder, 'hearth-backup-'))
  const archive = new ArchiveWriter(file)
  const copied = new Set<string>()
  try {
    const listed = await source.listFiles()
    const report = (tables: number, all: number) =>
      onProgress(copied.size + tables, Math.max(listed.length, copied.size) + all)
    await copyFiles(listed, { archive, files, copied, onCopied: () => report(0, USUAL_TABLES) })
    let missing: string[] = []
    let takenAt = now()
    const client = await source.freeze(async (listed) => {
      takenAt = now()
      missing = await copyFiles(listed, { archive, files, copied })
    })
    const facts = await copyTables(client, folder, report)
    for (const { name } of facts.tables) await archive.addTable(name, tablePath(folder, name))
    const manifest = {
      format: BACKUP_FORMAT,
      takenAt: takenAt.toISOString(),
      ...options.facts,
      ...facts,
      files: copied.size,
    }
    await archive.finish(manifest)
    return { manifest, missing }
  } catch (error) {
    await archive.abandon()
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Progress counts about this many until the tables are listed. */
const USUAL_TABLES = 100

type Copying = {
  archive: ArchiveWriter
  files: FileStore
  copied: Set<string>
  onCopied?: () => void
}

async function copyFiles(
  listed: readonly StoredFile[],
  { archive, files, copied, onCopied = () => {} }: Copying,
): Promise<string[]> {
  const missing: string[] = []
  for (const { key, visibility } of listed) {
    if (copied.has(key)) continue
    const content = await files.read(key, visibility)
    if (content) {
      await archive.addFile(key, visibility, content)
      copied.add(key)
      onCopied()
    } else missing.push(key)
  }
  return missing
}

/** Dumps each table into a packed file of `folder`; ends the transaction. */
async function copyTables(
  client: pg.PoolClient,
  folder: string,
  onTable: (done: number, all: number) => void,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences'>> {
  try {
    const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
      'select version, name, checksum from schema_migrations order by version',
    )
    const tables: Manifest['tables'] = []
    const listed = await listTables(client)
    for (const table of listed) {
      onTable(tables.length, listed.length)
      tables.push({ ...table, rows: await copyTable(client, table, tablePath(folder, table.name)) })
    }
    return { migrations, tables, sequences: await listSequences(client) }
  } finally {
    // Read-only; a failed transaction must not return to the pool.
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
