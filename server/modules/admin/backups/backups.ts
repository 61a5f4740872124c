import { hostname } from 'node:os'
import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { isReplacementPlanned } from '@/server/db/embedded/replace-cluster.ts'
import {
  requireRecentSignIn,
  type SentProof,
} from '@/server/modules/account/auth/recent-sign-in.ts'
import { type AuditAction, writeAudit } from '@/server/modules/audit/audit-store.ts'
import { isSigned, signedUntil } from '@/server/modules/files/private-url.ts'
import { takeUploadedBackup } from '@/server/modules/uploads/take.ts'
import { requireStaff } from '@/server/viewer.ts'
import {
  deleteBackupFile,
  findBackup,
  listBackups,
  makeBackupName,
  measureFreeBytes,
  type StoredBackup,
} from './backup-folder.ts'
import { clearRunName, type RunKind, type RunOverview, readRuns, startRun } from './run-store.ts'
import { type BackupSchedule, findNextDue } from './schedule.ts'
import { readSchedule } from './task-config.ts'

export type BackupsView = Omit<RunOverview, 'made'> & {
  backups: StoredBackup[]
  more: number
  /** Null if the folder cannot be used. */
  freeBytes: number | null
  /** Machine whose last backup is not in this folder. */
  elsewhere: string
  waitsForRestart: boolean
  schedule: BackupSchedule & { kept: number; nextAt: Date | null }
}

const MAX_LISTED = 200

/** Backups that this process sees. Raises forbidden. */
export async function viewBackups(context: ServiceContext): Promise<BackupsView> {
  requireStaff(context)
  const { deps } = context
  const { db, config, clock, settings } = deps
  const { made, ...runs } = await readRuns(db)
  const backups = await listBackups(config.backupDir)
  const schedule = await readSchedule(deps)
  const isElsewhere =
    made !== null &&
    made.name !== '' &&
    made.host !== hostname() &&
    !backups.some(({ name }) => name === made.name)
  return {
    ...runs,
    backups: backups.slice(0, MAX_LISTED),
    more: Math.max(0, backups.length - MAX_LISTED),
    freeBytes: await measureFreeBytes(config.backupDir).catch(() => null),
    elsewhere: isElsewhere ? made.host : '',
    waitsForRestart: isReplacementPlanned(config.dataDir),
    schedule: {
      ...schedule,
      kept: (await settings.read()).backups_kept,
      nextAt: findNextDue(schedule, clock()),
    },
  }
}

/** Makes a backup in the background. Raises conflict (key `backupBusy`). */
export async function createBackup(context: ServiceContext): Promise<void> {
  const name = makeBackupName(context.deps.clock())
  await begin(context, { kind: 'make', name, action: 'backupMade' })
}

/** Raises invalid for an upload that is not there, and conflict (key `backupBusy`). */
export async function addBackup(context: ServiceContext, upload: string): Promise<void> {
  const { id: accountId } = requireStaff(context)
  const { deps } = context
  const name = makeBackupName(deps.clock(), 'uploaded')
  const take = async (tx: Kysely<DB>) => {
    await takeUploadedBackup(tx, deps, { accountId, id: upload })
  }
  await begin(context, { kind: 'check', name, action: 'backupUploaded', upload, prepare: take })
}

/** Reads all of it in the background. Raises notFound, and conflict (key `backupBusy`). */
export async function checkBackup(context: ServiceContext, name: string): Promise<void> {
  requireStaff(context)
  await getBackup(context, name)
  await begin(context, { kind: 'check', name })
}

/**
 * Path and query of an address that anybody can download from for about an hour. Raises notFound,
 * and as `requireRecentSignIn` does.
 */
export async function createDownload(
  context: ServiceContext,
  { name, ...proof }: SentProof & { name: string },
): Promise<string> {
  const { id: actorId } = requireStaff(context)
  const { db, clock } = context.deps
  await getBackup(context, name)
  await requireRecentSignIn(context, proof)
  const { until, signature } = signedUntil(context, toSubject(name))
  const subject = { kind: 'system', id: 1, name } as const
  await db.transaction().execute(async (tx) => {
    await writeAudit(tx, { actorId, action: 'backupDownloaded', subject, at: clock() })
  })
  return `/api/ext/backups/${name}?until=${until}&signature=${signature}`
}

/** The file for a valid address. Raises notFound. */
export async function getDownload(
  context: ServiceContext,
  asked: { name: string; until: number; signature: string },
): Promise<StoredBackup> {
  if (!isSigned(context, { ...asked, subject: toSubject(asked.name) })) throw noBackup()
  return await getBackup(context, asked.name)
}

/** Raises notFound, conflict (key `backupBusy`), and as `requireRecentSignIn` does. */
export async function deleteBackup(
  context: ServiceContext,
  { name, ...proof }: SentProof & { name: string },
): Promise<void> {
  const { id: actorId } = requireStaff(context)
  const { db, clock, config } = context.deps
  await getBackup(context, name)
  await requireRecentSignIn(context, proof)
  const { running } = await readRuns(db)
  if (running?.name === name) throw busy()
  await db.transaction().execute(async (tx) => {
    await clearRunName(tx, name)
    const subject = { kind: 'system', id: 1, name } as const
    await writeAudit(tx, { actorId, action: 'backupDeleted', subject, at: clock() })
  })
  await deleteBackupFile(config.backupDir, name)
}

/** Raises notFound. */
export async function getBackup(
  { deps }: Pick<ServiceContext, 'deps'>,
  name: string,
): Promise<StoredBackup> {
  const backup = await findBackup(deps.config.backupDir, name)
  if (!backup) throw noBackup()
  return backup
}

type NewTask = {
  kind: RunKind
  name: string
  action?: AuditAction
  upload?: string
  /** Within the transaction that starts it. */
  prepare?: (tx: Kysely<DB>) => Promise<void>
}

/** Starts a task unless another one runs, which is a conflict (key `backupBusy`). */
export async function begin(context: ServiceContext, task: NewTask): Promise<void> {
  const { id: actorId } = requireStaff(context)
  const { db, clock, queue, config } = context.deps
  const { kind, name, action, upload = null, prepare } = task
  if (isReplacementPlanned(config.dataDir)) {
    throw failure('conflict', 'A backup was restored. Please restart first.', {
      key: 'restartPending',
    })
  }
  const at = clock()
  await db.transaction().execute(async (tx) => {
    const id = await startRun(tx, { kind, cause: 'person', name, host: hostname(), at })
    if (id === undefined) throw busy()
    await prepare?.(tx)
    const subject = { kind: 'system', id: 1, name } as const
    if (action) await writeAudit(tx, { actorId, action, subject, at })
    await queue.enqueue(tx, 'backups.work', { id, staffId: actorId, upload })
  })
}

function busy() {
  return failure('conflict', 'Another task with a backup is running.', { key: 'backupBusy' })
}

function noBackup() {
  return failure('notFound', 'This backup was not found.')
}

function toSubject(name: string): string {
  return `backup:${name}`
}
