import type { components } from '@/generated/api-types.ts'
import { wireDate } from '@/server/contract/wire-values.ts'
import type { ImportCell } from './cell-store.ts'
import type { ImportRun } from './run-store.ts'
import { canTakeBack } from './runs.ts'

type Schemas = components['schemas']

export function toImportRun(run: ImportRun, at: Date): Schemas['ImportRun'] {
  const { counts } = run
  return {
    id: run.id,
    source: run.source,
    file_name: run.file_name,
    file_bytes: run.file_bytes,
    bytes_done: run.state === 'done' ? run.file_bytes : Math.min(run.bytes_done, run.file_bytes),
    state: run.state,
    owner_email: run.owner_email,
    counts: {
      rows: counts.rows ?? 0,
      added: counts.added ?? 0,
      changed: counts.changed ?? 0,
      unchanged: counts.unchanged ?? 0,
      skipped: counts.skipped ?? 0,
      rejected: counts.rejected ?? 0,
      missing: counts.missing ?? 0,
      withdrawn: counts.withdrawn ?? 0,
    },
    refusal: counts.refusal ?? '',
    failure: run.failure,
    restored: run.restored,
    retained: run.retained,
    can_take_back: canTakeBack(run, at),
    creator_name: run.creator_name,
    created_at: wireDate(run.created_at),
    started_at: run.started_at && wireDate(run.started_at),
    finished_at: run.finished_at && wireDate(run.finished_at),
  }
}

export function toCell(cell: ImportCell): Schemas['ImportCell'] {
  const { id, row_number: row, column_name: column, field, value, reason, mended } = cell
  return { id, row, column, field, value, reason, mended }
}
