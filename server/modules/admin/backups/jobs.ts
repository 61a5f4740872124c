import { readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { Deps } from '@/server/deps.ts'
import type { JobData } from '@/server/jobs/job-list.ts'
import { deleteBackupFile, listBackups, makeBackupName } from './backup-folder.ts'
import { ASIDE_PREFIX, deleteLeftRestores } from './perform-task.ts'
import {
  type BackupRun,
  deleteRuns,
  failStaleRuns,
  findAccountTime,
  findRun,
  finishRun,
  listScheduledRuns,
  measureContent,
  readRuns,
  startRun,
  updateProgress,
} from './run-store.ts'
import { type RunTask, runInProcess } from './run-task.ts'
import { findLastDue } from './schedule.ts'
import type { BackupTask } from './task.ts'
import { readSchedule, toTaskConfig } from './task-config.ts'

type BackupDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log' | 'queue' | 'settings' | 'restart'>

const EACH_MINUTE = '* * * * *'
const HEARTBEAT_MS = 10_000
/** Also for a machine that sleeps a little. */
const STALE_MS = 120_000
const RETRY_MS = 3_600_000
const MAX_TRIES = 3
/** Backups before a restore. */
const KEPT_BEFORE_RESTORE = 3
const DAY_MS = 86_400_000
const KEPT_ASIDE_MS = 7 * DAY_MS
const KEPT_RUNS_MS = 90 * DAY_MS

/** Call before the queue starts. */
export function scheduleBackups(deps: BackupDeps): void {
  deps.queue.work('backups.work', (data, signal) => workOnBackup(deps, data, signal))
  deps.queue.work('backups.tend', () => tendBackups(deps))
  deps.queue.schedule('backups.tend', EACH_MINUTE, {})
}

/**
 * Starts a backup that is due, also one that was missed while nothing ran, and ends runs whose
 * process was killed. A failed one is tried again after an hour, three times in all.
 */
export async function tendBackups(deps: BackupDeps): Promise<void> {
  const { db, clock, config, queue } = deps
  const at = clock()
  await failStaleRuns(db, { before: new Date(at.getTime() - STALE_MS), at })
  await deleteAside(config.dataDir, at)
  if (!(await readRuns(db)).running) await deleteLeftRestores(config.dataDir)
  if (config.demoMode) return
  const due = findLastDue(await readSchedule(deps), at)
  if (!due) return
  const runs = await listScheduledRuns(db, due)
  const [last] = runs
  if (last && (last.state !== 'failed' || !mayRetry(runs, last, at))) return
  await db.transaction().execute(async (tx) => {
    const name = makeBackupName(at)
    const run = { kind: 'make', cause: 'schedule', name, host: hostname(), at } as const
    const id = await startRun(tx, run)
    if (id !== undefined)
      await queue.enqueue(tx, 'backups.work', { id, staffId: null, upload: null })
  })
}

function mayRetry(runs: readonly BackupRun[], last: BackupRun, at: Date): boolean {
  const endedAt = last.finished_at ?? last.created_at
  return runs.length < MAX_TRIES && endedAt.getTime() <= at.getTime() - RETRY_MS
}

/** Works on a run in a process of its own. Does nothing for one that has ended. */
export async function workOnBackup(
  deps: BackupDeps,
  { id, staffId, upload }: JobData['backups.work'],
  signal: AbortSignal,
  runTask: RunTask = runInProcess,
): Promise<void> {
  const { db, clock, log, config } = deps
  const run = await findRun(db, id)
  if (run?.state !== 'running') return
  const task = await toTask(deps, run, { staffId, upload })
  let progress = { done: 0, total: 0 }
  const abort = new AbortController()
  const beat = setInterval(() => {
    updateProgress(db, id, { ...progress, at: clock() }).then(
      (isRunning) => isRunning || abort.abort(),
      (err) => log.warn({ err }, 'The progress of a backup could not be written'),
    )
  }, HEARTBEAT_MS)
  try {
    const end = await runTask(
      { task, config: toTaskConfig(config) },
      {
        signal: AbortSignal.any([signal, abort.signal]),
        onProgress: (done, total) => {
          progress = { done, total }
        },
      },
    )
    await finish(deps, { run, task, end })
  } finally {
    clearInterval(beat)
  }
}

type Finished = { run: BackupRun; task: BackupTask; end: Awaited<ReturnType<RunTask>> }

async function finish(deps: BackupDeps, { run, task, end }: Finished): Promise<void> {
  const { db, clock, log, config, restart } = deps
  const { id } = run
  if (end.state === 'failed') {
    const { failure, message } = end
    log.error({ run: id, kind: run.kind, failure, fault: message }, 'A task with a backup failed')
    // Not listed: it could not even be read again.
    if (task.kind === 'make' && failure !== 'interrupted')
      await deleteBackupFile(config.backupDir, task.name)
  }
  const at = clock()
  const failure = end.state === 'failed' ? { failure: end.failure } : {}
  const name = task.name
  await finishRun(db, id, { state: end.state, ...failure, name, host: hostname(), at })
  await deleteRuns(db, new Date(at.getTime() - KEPT_RUNS_MS))
  if (end.state === 'failed') return
  if (run.cause === 'schedule') {
    const { backups_kept: kept } = await deps.settings.read()
    await deleteOldest(config.backupDir, 'schedule', kept)
  }
  if (run.kind === 'restore') {
    await deleteOldest(config.backupDir, 'restore', KEPT_BEFORE_RESTORE)
    log.warn('A backup was restored; the provider ends, and starts with the restored database')
    restart?.()
  }
}

async function deleteOldest(
  folder: string,
  cause: 'schedule' | 'restore',
  kept: number,
): Promise<void> {
  const all = (await listBackups(folder)).filter(({ note }) => note?.cause === cause)
  for (const { name } of all.slice(kept)) await deleteBackupFile(folder, name)
}

async function toTask(
  { db, clock, config }: BackupDeps,
  run: BackupRun,
  { staffId, upload }: Pick<JobData['backups.work'], 'staffId' | 'upload'>,
): Promise<BackupTask> {
  const { kind, cause, name } = run
  if (kind === 'check') {
    const moves = upload === null ? null : join(config.dataDir, 'uploads', upload)
    const known = (await listBackups(config.backupDir)).find((backup) => backup.name === name)
    const fileCause = upload === null ? (known?.note?.cause ?? 'other') : 'upload'
    return { kind, cause: fileCause, name, moves }
  }
  const { database, files } = await measureContent(db)
  // The embedded database is copied beside itself, and its packed tables wait for the archive.
  const needs = files + database * (config.databaseUrl ? 1 : 2)
  if (kind === 'make') return { kind, cause, name, needs }
  const before = makeBackupName(clock(), 'before-restore')
  const createdAt = staffId === null ? undefined : await findAccountTime(db, staffId)
  return {
    kind,
    name,
    before: { kind: 'make', cause: 'restore', name: before, needs },
    staff:
      staffId !== null && createdAt ? { id: staffId, createdAt: createdAt.toISOString() } : null,
    startedAt: run.created_at.toISOString(),
  }
}

/** Databases that were replaced a week ago. */
async function deleteAside(dataDir: string, at: Date): Promise<void> {
  for (const name of await readdir(dataDir).catch(() => [])) {
    if (!name.startsWith(ASIDE_PREFIX)) continue
    const path = join(dataDir, name)
    // A rename changes the time of the folder's entry only.
    const facts = await stat(path).catch(() => null)
    if (facts && facts.ctimeMs < at.getTime() - KEPT_ASIDE_MS)
      await rm(path, { recursive: true, force: true })
  }
}
