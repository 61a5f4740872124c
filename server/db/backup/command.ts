import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, type Environment, loadConfig } from '@/server/config.ts'
import { connectDatabase } from '@/server/db/connect.ts'
import { lockFolder } from '@/server/db/embedded/folder-lock.ts'
import {
  CLUSTER_FOLDER,
  finishReplacement,
  planReplacement,
} from '@/server/db/embedded/replace-cluster.ts'
import { openFileStore } from '@/server/gateways/files/open-file-store.ts'
import { silentLogger } from '@/server/log.ts'
import { version } from '@/server/version.ts'
import type { Manifest } from './archive.ts'
import { RestoreRefusedError, readUsableManifest, restoreBackup } from './restore-backup.ts'
import { markSecret } from './secret-mark.ts'
import { openSource } from './source.ts'
import { writeBackup } from './write-backup.ts'

type Terminal = { environment: Environment; say(line: string): void }

const BACKUP_USAGE = `npm run backup -- <file>

  Writes the database and all files into one new file. Hearth may run. See docs/backup.md.`

const RESTORE_USAGE = `npm run restore -- <file> [--replace]

  Restores a backup. Hearth must not run. See docs/backup.md.
  --replace  moves an existing embedded database into a folder beside it`

/** `npm run backup`. Returns the exit code, 2 for wrong usage. */
export async function runBackup(parameters: string[], terminal: Terminal): Promise<number> {
  const { positionals, values } = parseArgs({
    args: parameters,
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  })
  if (values.help || positionals.length !== 1) {
    terminal.say(BACKUP_USAGE)
    return values.help ? 0 : 2
  }
  const file = resolve(positionals[0] ?? '')
  if (existsSync(file)) throw new Error(`${file} is there already; choose another name`)
  const config = loadConfig(terminal.environment)
  const began = performance.now()
  const source = await openSource(config, silentLogger())
  try {
    const files = openFileStore(config)
    const facts = { secret: markSecret(config.secretKey), version }
    const now = () => new Date()
    const { manifest, missing } = await writeBackup({ source, files, file, now, facts })
    for (const line of describe(manifest)) terminal.say(line)
    for (const key of missing) terminal.say(`Not in the store, and so not in the backup: ${key}`)
    terminal.say(`Others waited ${source.waitedMillis()} ms`)
    terminal.say(`Written to ${file} in ${secondsSince(began)} s`)
    return 0
  } finally {
    await source.close()
  }
}

/**
 * `npm run restore`. Returns the exit code, 2 for wrong usage. Throws FolderInUseError and
 * RestoreRefusedError.
 */
export async function runRestore(parameters: string[], terminal: Terminal): Promise<number> {
  const { positionals, values } = parseArgs({
    args: parameters,
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help || positionals.length !== 1) {
    terminal.say(RESTORE_USAGE)
    return values.help ? 0 : 2
  }
  const file = resolve(positionals[0] ?? '')
  const config = loadConfig(terminal.environment)
  const began = performance.now()
  const restore = config.databaseUrl ? restoreServer : restoreEmbedded
  const manifest = await readUsableManifest(file)
  await restore(config, { file, manifest, replace: values.replace, say: terminal.say })
  for (const line of describe(manifest)) terminal.say(line)
  terminal.say(`Restored the state of ${manifest.takenAt} in ${secondsSince(began)} s`)
  return 0
}

type Restoring = { file: string; manifest: Manifest; replace: boolean; say(line: string): void }

async function restoreServer(config: Config, { file, manifest }: Restoring): Promise<void> {
  const log = silentLogger()
  const { pool, close } = await connectDatabase(config, log)
  try {
    await restoreBackup({ pool, file, manifest, log, files: openFileStore(config) })
  } finally {
    await close()
  }
}

/**
 * Restores into a new folder; the old database is moved aside only when the new one is complete.
 */
async function restoreEmbedded(config: Config, restoring: Restoring): Promise<void> {
  const { dataDir } = config
  const { file, manifest, replace, say } = restoring
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(dataDir, (socket) => socket.destroy())
  finishReplacement(dataDir)
  const database = join(dataDir, CLUSTER_FOLDER)
  const fresh = await mkdtemp(join(dataDir, 'restore-'))
  try {
    if (existsSync(database) && !replace) {
      throw new RestoreRefusedError(
        `${database} is there already. Use --replace to move it aside, or set DATA_DIR to another folder`,
      )
    }
    const log = silentLogger()
    const { pool, close } = await connectDatabase({ dataDir: fresh, isAlone: true }, log)
    const files = openFileStore(config)
    await restoreBackup({ pool, file, manifest, log, files }).finally(close)
    const aside = `${CLUSTER_FOLDER}.replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
    const isReplaced = existsSync(database)
    planReplacement(dataDir, { fresh: basename(fresh), aside })
    finishReplacement(dataDir)
    if (isReplaced) say(`The database that was there is now ${join(dataDir, aside)}`)
  } finally {
    await rm(fresh, { recursive: true, force: true })
    await lock.release()
  }
}

function describe({ tables, files }: Manifest): string[] {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [`Tables: ${tables.length}`, `Rows: ${rows}`, `Files: ${files}`]
}

function secondsSince(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(1)
}
