import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, join } from 'node:path'
import { BackupUnreadableError, type Manifest } from '@/server/db/backup/archive.ts'
import { requireUsable, restoreBackup } from '@/server/db/backup/restore-backup.ts'
import { openSource } from '@/server/db/backup/source.ts'
import { verifyBackup } from '@/server/db/backup/verify-backup.ts'
import { writeBackup } from '@/server/db/backup/write-backup.ts'
import { connectDatabase } from '@/server/db/connect.ts'
import { hasOwner } from '@/server/db/embedded/folder-lock.ts'
import { isReplacementPlanned, planReplacement } from '@/server/db/embedded/replace-cluster.ts'
import { openFileStore } from '@/server/gateways/files/open-file-store.ts'
import { silentLogger } from '@/server/log.ts'
import { version } from '@/server/version.ts'
import { deleteDrafts, findBackup, measureFreeBytes, writeNote } from './backup-folder.ts'
import { finishRestored } from './finish-restored.ts'
import type { RunFailure } from './run-store.ts'
import type { BackupTask, CheckTask, MakeTask, RestoreTask, TaskConfig } from './task.ts'

type Work = {
  config: TaskConfig
  now: () => Date
  onProgress: (done: number, total: number) => void
}

class DiskFullError extends Error {
  override readonly name = 'DiskFullError'
}

/** Throws errors that `toRunFailure` maps. Killed at any point, it leaves no half file listed. */
export async function performTask(task: BackupTask, work: Work): Promise<void> {
  if (task.kind === 'make') await make(task, work)
  else if (task.kind === 'check') await check(task, work)
  else await restore(task, work)
}

export function toRunFailure(error: unknown): RunFailure {
  if (error instanceof DiskFullError) return 'diskFull'
  if (error instanceof BackupUnreadableError) return 'unreadable'
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOSPC' || code === 'EDQUOT' ? 'diskFull' : 'unexpected'
}

async function make({ cause, name, needs }: MakeTask, work: Work): Promise<void> {
  const { config, now, onProgress } = work
  const { backupDir: folder } = config
  if ((await measureFreeBytes(folder)) < needs) throw new DiskFullError('The disk has no room')
  await deleteDrafts(folder, now())
  const workFolder = join(folder, `.work-${process.pid}`)
  await mkdir(workFolder, { recursive: true, mode: 0o700 })
  try {
    const source = await openSource(config, silentLogger())
    try {
      const facts = { secret: config.secret, version }
      const file = join(folder, name)
      const files = openFileStore(config)
      await writeBackup({ source, files, file, now, workFolder, facts, onProgress })
    } finally {
      await source.close()
    }
  } finally {
    await rm(workFolder, { recursive: true, force: true })
  }
  await checkFile(name, cause, work)
}

/** Reads it again, and notes the result. */
async function checkFile(
  name: string,
  cause: MakeTask['cause'],
  { config: { backupDir: folder }, now }: Work,
  onBytes?: (bytes: number) => void,
): Promise<Manifest> {
  try {
    const manifest = await verifyBackup(join(folder, name), onBytes)
    await writeNote(folder, name, { cause, manifest, at: now() })
    return manifest
  } catch (error) {
    if (error instanceof BackupUnreadableError)
      await writeNote(folder, name, { cause, manifest: null, at: now() })
    throw error
  }
}

async function check({ cause, name, moves }: CheckTask, work: Work): Promise<void> {
  const { backupDir: folder } = work.config
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (moves !== null) await moveInto(moves, join(folder, name))
  await checkFile(name, cause, work, countBytes(await measureBackup(folder, name), work.onProgress))
}

async function measureBackup(folder: string, name: string): Promise<number> {
  return (await findBackup(folder, name))?.bytes ?? 0
}

/** Progress in thousandths. */
function countBytes(total: number, onProgress: Work['onProgress']): (bytes: number) => void {
  let read = 0
  return (bytes) => {
    read += bytes
    onProgress(Math.min(1000, Math.floor((read / Math.max(total, 1)) * 1000)), 1000)
  }
}

/** Another disk needs a copy, which gets its name when it is complete. */
async function moveInto(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    const draft = `${to}.partial`
    await copyFile(from, draft)
    await rename(draft, to)
    await rm(from, { force: true })
  }
}

/** Shares of the progress, in thousandths. */
const BACKED_UP = 400
const VERIFIED = 500

/**
 * Builds the database of the backup beside the present one. It takes its place when the database is
 * opened next; until that is written, nothing has changed.
 */
async function restore(task: RestoreTask, work: Work): Promise<void> {
  const { config, onProgress } = work
  const { dataDir } = config
  const file = join(config.backupDir, task.name)
  const part =
    (from: number, to: number): Work['onProgress'] =>
    (done, total) =>
      onProgress(from + Math.floor(((to - from) * done) / Math.max(total, 1)), 1000)
  await make(task.before, { ...work, onProgress: part(0, BACKED_UP) })
  const known = await findBackup(config.backupDir, task.name)
  const onBytes = countBytes(known?.bytes ?? 0, part(BACKED_UP, VERIFIED))
  const manifest = await requireUsable(
    await checkFile(task.name, known?.note?.cause ?? 'other', work, onBytes),
  )
  await deleteLeftRestores(dataDir)
  const fresh = await mkdtemp(join(dataDir, RESTORE_PREFIX))
  try {
    const log = silentLogger()
    const { db, pool, close } = await connectDatabase({ dataDir: fresh, isAlone: true }, log)
    try {
      const files = openFileStore(config)
      const onEntry = part(VERIFIED, 1000)
      await restoreBackup({ pool, files, file, manifest, log, onEntry })
      await finishRestored(db, {
        ...task,
        host: hostname(),
        losesSecrets: manifest.secret !== undefined && manifest.secret !== config.secret,
        at: work.now(),
      })
    } finally {
      await close()
    }
    const stamp = work.now().toISOString().replaceAll(/[:.]/g, '-')
    planReplacement(dataDir, { fresh: basename(fresh), aside: `${ASIDE_PREFIX}${stamp}` })
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    throw error
  }
}

const RESTORE_PREFIX = 'restore-'
export const ASIDE_PREFIX = 'database.before-restore-'

/** Folders of killed restores. */
export async function deleteLeftRestores(dataDir: string): Promise<void> {
  if (isReplacementPlanned(dataDir)) return
  for (const name of await readdir(dataDir)) {
    const path = join(dataDir, name)
    if (!name.startsWith(RESTORE_PREFIX) || !existsSync(path) || (await hasOwner(path))) continue
    await rm(path, { recursive: true, force: true })
  }
}
