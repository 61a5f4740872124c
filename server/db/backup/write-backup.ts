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
}

/** `missing`: keys of referenced files that the store lacks. */
export type WrittenBackup = { manifest: Manifest; missing: string[] }

/**
 * Backs up all tables at one moment and every referenced file, while others keep writing. Most
 * files are copied before that moment, to keep the lock short. On errors, no archive remains.
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

/** Dumps each table into a packed file of `folder`; ends the transaction. */
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
