import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { migrate, readMigrations } from '@/server/db/migrate.ts'
import { type DatabaseLog, surviveLostConnections } from '@/server/db/settings.ts'
import type { FileStore } from '@/server/gateways/files/file-store.ts'
import { type Manifest, readArchive, readManifest } from './archive.ts'
import { emptyTables, setSequence, suspendRules, writeRows } from './tables.ts'

export type RestoreOptions = {
  /** Must be empty. */
  pool: pg.Pool
  files: FileStore
  file: string
  manifest: Manifest
  log: DatabaseLog
  /** Tables and files that are loaded, and all of them. */
  onEntry?: (done: number, total: number) => void
}

export class RestoreRefusedError extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'RestoreRefusedError'
  }
}

/**
 * Restores the backup's schema, all rows in one transaction with foreign keys checked, then newer
 * migrations. Throws RestoreRefusedError, and errors of database and store.
 */
export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { pool, files, file, manifest, log, onEntry } = options
  await refuseFilled(pool)
  surviveLostConnections(pool, log)
  await migrate(pool, log, undefined, manifest.migrations.length)
  await loadFiles(manifest, { file, files, onEntry })
  await load(pool, manifest, { file, onEntry })
  await migrate(pool, log)
}

/** Throws BackupUnreadableError, and RestoreRefusedError if this version cannot restore it. */
export async function readUsableManifest(file: string): Promise<Manifest> {
  return await requireUsable(await readManifest(file))
}

/** Throws RestoreRefusedError if this version cannot restore it. */
export async function requireUsable(manifest: Manifest): Promise<Manifest> {
  const { migrations } = manifest
  const known = await readMigrations()
  const unknown = migrations.find(({ checksum }, index) => known[index]?.checksum !== checksum)
  if (!unknown) return manifest
  throw new RestoreRefusedError(
    `The backup has migration ${unknown.name}, which this version of Hearth does not know: ` +
      'restore it with the version that wrote it, or with a newer one',
  )
}

async function refuseFilled(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ tables: number }>(
    `select count(*)::int as tables from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  if ((rows[0]?.tables ?? 0) === 0) return
  throw new RestoreRefusedError(
    'The database is not empty. Make a new one (createdb hearth) and set DATABASE_URL to it',
  )
}

type Loading = Pick<RestoreOptions, 'file' | 'onEntry'>

/** Not within the transaction, which the embedded database ends when it waits too long. */
async function loadFiles(
  manifest: Manifest,
  { file, files, onEntry = () => {} }: Loading & Pick<RestoreOptions, 'files'>,
): Promise<void> {
  let loaded = 0
  for await (const entry of readArchive(file)) {
    if (entry.kind !== 'file') {
      entry.content.resume()
      continue
    }
    onEntry(loaded++, countEntries(manifest))
    await files.put(entry.key, entry.content, { mime: OCTETS, visibility: entry.visibility })
  }
}

function countEntries({ tables, files }: Manifest): number {
  return tables.length + files
}

async function load(
  pool: pg.Pool,
  manifest: Manifest,
  { file, onEntry = () => {} }: Loading,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    const resume = await suspendRules(client)
    const tables = new Map(manifest.tables.map((table) => [table.name, table]))
    await emptyTables(client, [...tables.keys()])
    let loaded = manifest.files
    for await (const entry of readArchive(file)) {
      if (entry.kind === 'file') {
        entry.content.resume()
        continue
      }
      onEntry(loaded++, countEntries(manifest))
      const table = tables.get(entry.name)
      if (!table) throw new RestoreRefusedError(`The backup has a table ${entry.name} by mistake`)
      const rows = await loadTable(client, table, entry.content)
      if (rows !== table.rows)
        throw new RestoreRefusedError(
          `The backup has ${rows} of ${table.rows} rows of ${table.name}`,
        )
    }
    for (const sequence of manifest.sequences) await setSequence(client, sequence)
    await resume()
    await client.query('commit')
    // Without statistics, every search would scan whole tables.
    await client.query('analyze')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/** Only buckets store the media type; replies use the row's. */
const OCTETS = 'application/octet-stream'
const BATCH_CHARACTERS = 1_000_000

async function loadTable(
  client: pg.ClientBase,
  table: Manifest['tables'][number],
  content: Readable,
): Promise<number> {
  let count = 0
  let batch: string[] = []
  let characters = 0
  const flush = async () => {
    if (batch.length > 0) await writeRows(client, table, batch)
    batch = []
    characters = 0
  }
  const unpacked = content.pipe(createGunzip())
  content.on('error', (error) => unpacked.destroy(error))
  for await (const line of splitLines(unpacked)) {
    count += 1
    characters += line.length
    batch.push(line)
    if (characters >= BATCH_CHARACTERS) await flush()
  }
  await flush()
  return count
}

/**
 * Splits at line feeds only: Node's readline also splits at U+2028, which may occur in JSON text.
 */
async function* splitLines(input: Readable): AsyncGenerator<string> {
  let rest = ''
  input.setEncoding('utf8')
  for await (const chunk of input) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
