import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { CsvFile } from './csv-rows.ts'

export type BatchCounts = { added: number; changed: number; unchanged: number }

export function addCounts(counts: BatchCounts, { added, changed, unchanged }: BatchCounts): void {
  counts.added += added
  counts.changed += changed
  counts.unchanged += unchanged
}

export type ImportCounts = BatchCounts & { rows: number; skipped: number; rejected: number }

/** The last row of the file whose batch is committed, with the counts up to it. */
export type ImportPosition = { row: number; counts: ImportCounts }

/** Follows a run inside its transactions, so that it can be continued and taken back. */
export type RunRecorder = {
  /** Before listings are changed. */
  saveBefore(tx: Kysely<DB>, ids: readonly number[]): Promise<void>
  /** After listings were written; without a position for withdrawn ones. */
  saveAfter(
    tx: Kysely<DB>,
    written: { added: readonly number[]; changed: readonly number[] },
    position?: ImportPosition,
  ): Promise<void>
}

/** New values of cells, by row and column. */
export type Mends = ReadonlyMap<number, ReadonlyMap<string, string>>

/** Replaces cells of a file while it is read. */
export async function* mendRows(csv: CsvFile, mends: Mends): CsvFile['rows'] {
  for await (const row of csv.rows) {
    const mended = row.fault ? undefined : mends.get(row.row)
    if (mended) {
      for (const [column, value] of mended) {
        const at = csv.header.indexOf(column)
        if (at >= 0 && at < row.cells.length) row.cells[at] = value
      }
    }
    yield row
  }
}
