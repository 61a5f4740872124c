import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import {
  type CellFilter,
  countCells,
  type ImportCell,
  listCells,
  type Mend,
  mendCells,
} from './cell-store.ts'
import { lockRun } from './run-store.ts'
import { getImport } from './runs.ts'

export type CellPage = {
  rows: ImportCell[]
  /** Cursor of the next page; null at the end. */
  next: string | null
  counts: { faulty: number; mended: number }
}

/** A page of cells in the order of the file. Raises notFound, and invalid for a malformed cursor. */
export async function listImportCells(
  context: ServiceContext,
  id: number,
  { show, after, limit }: { show: CellFilter; after: string | undefined; limit: number },
): Promise<CellPage> {
  await getImport(context, id)
  const { db } = context.deps
  const place = after === undefined ? undefined : parseCursor(after)
  const asked = { runId: id, show, after: place, limit: limit + 1 }
  const found = await listCells(db, asked)
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const next = found.length > limit && last ? `${last.row_number}.${last.id}` : null
  return { rows, next, counts: await countCells(db, id) }
}

/**
 * Gives cells new values, which the next check and the run use. Raises notFound, invalid for a cell
 * that was never faulty, conflict while the file is checked or after the run.
 */
export async function mendImportCells(
  context: ServiceContext,
  id: number,
  mends: readonly Mend[],
): Promise<void> {
  await getImport(context, id)
  await context.deps.db.transaction().execute(async (tx) => {
    const run = await lockRun(tx, id)
    if (!run || !MENDABLE.includes(run.state)) {
      throw failure('conflict', 'This import is in another state by now.', { key: 'importState' })
    }
    const cells = new Set(mends.map(({ row, column }) => `${row} ${column}`))
    if (cells.size < mends.length) throw invalid({ cells: 'must have each cell once' })
    const found = await mendCells(tx, id, mends)
    if (found < cells.size) throw invalid({ cells: 'must be cells of the list, with a column' })
  })
}

const MENDABLE: readonly string[] = ['uploaded', 'checked', 'stopped', 'failed']

function parseCursor(text: string): { row: number; id: number } {
  const [row = 0, id = 0] = text.split('.').map(Number)
  if (row > 2_147_483_647 || id > Number.MAX_SAFE_INTEGER) {
    throw invalid({ after: 'is not a place in the list' })
  }
  return { row, id }
}
