import type { BackupCause } from './backup-folder.ts'
import type { RunFailure } from './run-store.ts'

/** Configuration that a task needs. */
export type TaskConfig = {
  dataDir: string
  databaseUrl: string | undefined
  filesUrl: string | undefined
  backupDir: string
  /** Mark of the present secret. */
  secret: string
}

export type MakeTask = {
  kind: 'make'
  cause: BackupCause
  name: string
  /** Free bytes that it takes at most. */
  needs: number
}

export type CheckTask = {
  kind: 'check'
  cause: BackupCause
  name: string
  /** Path of an upload, which is moved to the folder first. */
  moves: string | null
}

export type RestoreTask = {
  kind: 'restore'
  name: string
  /** Backup of the present state, made first. */
  before: MakeTask
  /** Account that asked for it; made at another time, it is somebody else in the backup. */
  staff: { id: number; createdAt: string } | null
  startedAt: string
}

export type BackupTask = MakeTask | CheckTask | RestoreTask

/** Messages of the process that works on a task. */
export type TaskMessage =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'done' }
  | { kind: 'failed'; failure: RunFailure; message: string }
