import type { components } from '@/generated/api-types.ts'
import { wireDate } from '@/server/contract/wire-values.ts'
import type { StoredBackup } from './backup-folder.ts'
import type { BackupsView } from './backups.ts'
import type { BackupRun } from './run-store.ts'

type Schemas = components['schemas']

export function toBackupRun(run: BackupRun): Schemas['BackupRun'] {
  const { id: _, host: __, created_at, finished_at, ...facts } = run
  return {
    ...facts,
    created_at: wireDate(created_at),
    finished_at: finished_at && wireDate(finished_at),
  }
}

export function toBackup({ name, bytes, changedAt, note }: StoredBackup): Schemas['AdminBackup'] {
  return {
    name,
    cause: note?.cause ?? 'other',
    bytes,
    taken_at: wireDate(note?.takenAt ? new Date(note.takenAt) : changedAt),
    state: note?.state ?? 'unchecked',
    checked_at: note && wireDate(new Date(note.checkedAt)),
    version: note?.version ?? '',
    rows: note?.rows ?? null,
    files: note?.files ?? null,
    properties: note?.counts.property ?? null,
    accounts: note?.counts.account ?? null,
  }
}

export function toSchedule({ schedule }: BackupsView): Schemas['BackupSchedule'] {
  const { every, weekday, hour, kept, timeZone, nextAt } = schedule
  return { every, weekday, hour, kept, time_zone: timeZone, next_at: nextAt && wireDate(nextAt) }
}
