import {
  type ImportOptions,
  type ImportResult,
  importListings,
  type RejectedRow,
} from '@/server/db/import/import-listings.ts'
import { readMap } from '@/server/db/import/map.ts'
import type { Mends } from '@/server/db/import/run-recorder.ts'
import { addFaults, clearFaults, listMends, MAX_CELLS, type NewFault } from './cell-store.ts'
import { openCopy } from './file-copy.ts'
import { saveAfter, saveBefore } from './image-store.ts'
import type { RunCounts } from './run-store.ts'
import type { RunWork } from './run-work.ts'

export class FileGone extends Error {
  override readonly name = 'FileGone'
}

/** Counts what a run would do, and stores the cells with faults. Undefined if interrupted. */
export async function checkFile(work: RunWork): Promise<RunCounts | undefined> {
  const { db, clock } = work.deps
  const { id } = work.run
  await clearFaults(db, id)
  const faults = openFaults(work)
  let shownAt = 0
  const result = await importListings({
    ...(await toOptions(work)),
    isDryRun: true,
    batchSize: CHECK_BATCH,
    onRejected: faults.add,
    async onProgress(counts, done) {
      if (clock().getTime() - shownAt < SHOWN_EVERY_MS) return
      shownAt = clock().getTime()
      await work.save(db, { counts, bytes: toFileBytes(done, work) })
    },
  })
  await faults.flush()
  return result.isComplete ? toRunCounts(result) : undefined
}

/** Writes the listings of a file, from the last row that is done. Undefined if interrupted. */
export async function importFile(work: RunWork): Promise<RunCounts | undefined> {
  const { config } = work.deps
  const { id, counts, row_done: row } = work.run
  let bytes = work.run.bytes_done
  const result = await importListings({
    ...(await toOptions(work)),
    batchSize: config.databaseUrl ? BATCH.postgres : BATCH.embedded,
    continueAfter: row > 0 ? { row, counts: { ...NO_COUNTS, ...counts } } : undefined,
    onProgress: (_counts, done) => {
      bytes = Math.max(bytes, toFileBytes(done, work))
    },
    recorder: {
      saveBefore: (tx, ids) => saveBefore(tx, id, ids),
      async saveAfter(tx, written, position) {
        await work.save(tx, position ? { ...position, bytes } : {})
        await saveAfter(tx, id, written)
      },
    },
  })
  return result.isComplete ? toRunCounts(result) : undefined
}

const NO_COUNTS = { rows: 0, added: 0, changed: 0, unchanged: 0, skipped: 0, rejected: 0 }
/** As for the command: the embedded database serves pages only between batches. */
const BATCH = { embedded: 100, postgres: 500 }
const CHECK_BATCH = 500
const SHOWN_EVERY_MS = 300

async function toOptions({ deps, run, signal }: RunWork): Promise<ImportOptions> {
  const { db, config, clock } = deps
  const copy = await openCopy(deps, run)
  if (!copy) throw new FileGone()
  return {
    db,
    file: copy.path,
    map: readMap(run.map),
    secret: config.secretKey,
    clock,
    signal,
    mends: await loadMends(db, run.id),
    ownerId: run.owner_id,
  }
}

/** Of the stored file, which a spreadsheet's copy differs from in size. */
function toFileBytes({ read, of }: { read: number; of: number }, { run }: RunWork): number {
  return of > 0 ? Math.round((read / of) * run.file_bytes) : 0
}

async function loadMends(...[db, runId]: Parameters<typeof listMends>): Promise<Mends> {
  const mends = new Map<number, Map<string, string>>()
  for (const { row, column, value } of await listMends(db, runId)) {
    const cells = mends.get(row) ?? new Map<string, string>()
    mends.set(row, cells.set(column, value ?? ''))
  }
  return mends
}

const FAULTS_AT_ONCE = 500
const MAX_VALUE_LENGTH = 1000

function openFaults({ deps: { db }, run: { id } }: RunWork) {
  let waiting: NewFault[] = []
  let stored = 0
  const flush = async () => {
    const faults = waiting
    waiting = []
    stored += faults.length
    await addFaults(db, id, faults)
  }
  return {
    flush,
    async add({ row, faults }: RejectedRow) {
      if (stored + waiting.length >= MAX_CELLS) return
      for (const { field, column, value, reason } of faults) {
        waiting.push({
          row,
          field: toStorable(field),
          column: toStorable(column),
          value: toStorable(value),
          reason: toStorable(reason),
        })
      }
      if (waiting.length >= FAULTS_AT_ONCE) await flush()
    },
  }
}

/** PostgreSQL stores no NUL. */
function toStorable(text: string): string {
  return text.slice(0, MAX_VALUE_LENGTH).replaceAll('\0', '\uFFFD').toWellFormed()
}

function toRunCounts({ missing, ...result }: ImportResult): RunCounts {
  const { rows, added, changed, unchanged, skipped, rejected } = result
  return {
    rows,
    added,
    changed,
    unchanged,
    skipped,
    rejected,
    missing: missing?.count ?? 0,
    withdrawn: missing?.withdrawn ?? 0,
    refusal: missing?.refusal ?? '',
  }
}
