import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { DatabaseLog } from '../settings.ts'
import { syncEntry } from './sync-tree.ts'

/** Major version of PostgreSQL. */
const CLUSTER_VERSION = '18'
const PROGRESS_MILLIS = 2_000

/**
 * Creating takes seconds and a gigabyte of memory, so it runs in a separate process, which frees
 * the memory. The result is synced and moved into place when complete, so a killed process leaves
 * nothing half made. Throws if the folder holds something unreadable.
 */
export async function ensureCluster(folder: string, log: DatabaseLog): Promise<void> {
  const version = clusterVersion(folder)
  if (version === CLUSTER_VERSION) return
  if (version !== undefined) {
    throw new Error(
      `${folder} was made by PostgreSQL ${version}; this version of Hearth reads ${CLUSTER_VERSION}. ` +
        'Import it with the version that made it, or set DATA_DIR to another folder.',
    )
  }
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not a database; set DATA_DIR to another folder`)
  }
  const began = performance.now()
  log.info('Creating the embedded database; this happens once and takes some seconds')
  const progress = setInterval(() => {
    log.info(`Still creating the embedded database (${secondsSince(began)} s)`)
  }, PROGRESS_MILLIS)
  try {
    await createCluster(folder)
  } finally {
    clearInterval(progress)
  }
  log.info(`Created the embedded database in ${secondsSince(began)} s`)
}

async function createCluster(folder: string): Promise<void> {
  const place = dirname(folder)
  const drafts = `${basename(folder)}.new`
  for (const name of readdirSync(place).filter((name) => name.startsWith(drafts))) {
    rmSync(join(place, name), { recursive: true, force: true })
  }
  // Named by process id, since a killed creator's draft may still be written to.
  const draft = join(place, `${drafts}-${process.pid}`)
  const script = fileURLToPath(new URL('./create-cluster-process.ts', import.meta.url))
  await promisify(execFile)(process.execPath, [script, draft], {
    env: { NODE_ENV: process.env.NODE_ENV },
  })
  await rename(draft, folder)
  syncEntry(place)
}

function clusterVersion(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  } catch {
    return undefined
  }
}

function secondsSince(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(1)
}
