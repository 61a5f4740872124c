import { randomUUID } from 'node:crypto'
import { FileFault } from '@/server/db/import/csv-rows.ts'
import { MapError } from '@/server/db/import/map.ts'
import type { JobData } from '@/server/jobs/job-list.ts'
import { checkFile, FileGone, importFile } from './file-work.ts'
import {
  BUSY_STATES,
  type BusyState,
  claimRun,
  finishWork,
  type ImportRun,
  type ImportState,
  listAbandonedRuns,
  releaseRun,
} from './run-store.ts'
import {
  type ImportDeps,
  keepAlive,
  openWork,
  type RunWork,
  STALE_MS,
  WorkLost,
} from './run-work.ts'
import { takeListingsBack } from './take-back.ts'

const EACH_MINUTE = '* * * * *'

/** Call before the queue starts. */
export function importInBackground(deps: ImportDeps): void {
  deps.queue.work('imports.work', (data, signal) => workOnImport(deps, data, signal))
  deps.queue.work('imports.continue', () => continueImports(deps))
  deps.queue.schedule('imports.continue', EACH_MINUTE, {})
}

/** Continues runs whose process was killed. */
export async function continueImports(deps: ImportDeps): Promise<void> {
  const staleBefore = new Date(deps.clock().getTime() - STALE_MS)
  for (const id of await listAbandonedRuns(deps.db, staleBefore)) {
    await deps.queue.enqueue(deps.db, 'imports.work', { id }, { key: String(id) })
  }
}

/** Checks, runs or takes back an import. Does nothing if another process works on it. */
export async function workOnImport(
  deps: ImportDeps,
  { id }: JobData['imports.work'],
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, log } = deps
  const worker = randomUUID()
  const at = clock()
  const staleBefore = new Date(at.getTime() - STALE_MS)
  const run = await claimRun(db, { id, worker, at, staleBefore })
  if (!run || !isBusy(run)) return
  const work = openWork(deps, { run, worker, signal })
  const end = async (state: ImportState, result: { failure?: string; counts?: object } = {}) =>
    void (await finishWork(db, { id, worker }, { state, at: clock(), ...result }))
  try {
    const counts = await keepAlive(work, () => ACTS[run.state](work))
    if (counts) await end(DONE[run.state], { counts })
    else await releaseRun(db, { id, worker })
  } catch (error) {
    if (error instanceof WorkLost) return
    const failure = explain(error, run)
    if (!failure) log.error({ err: error, run: id }, 'An import failed')
    await end(FAILED[run.state], { failure: failure ?? 'unexpected' })
  }
}

type BusyRun = ImportRun & { state: BusyState }

function isBusy(run: ImportRun): run is BusyRun {
  return BUSY_STATES.some((state) => state === run.state)
}

/** Each returns the counts to store; undefined if interrupted. */
const ACTS: Record<BusyState, (work: RunWork) => Promise<object | undefined>> = {
  checking: checkFile,
  running: importFile,
  takingBack: async (work) => ((await takeListingsBack(work)) ? work.run.counts : undefined),
}
const DONE = { checking: 'checked', running: 'done', takingBack: 'takenBack' } as const
const FAILED = { checking: 'uploaded', running: 'failed', takingBack: 'done' } as const

/** Faults of the map and of the file, in words of the engine; undefined for all others. */
function explain(error: unknown, run: ImportRun): string | undefined {
  if (error instanceof FileGone) return 'fileGone'
  if (error instanceof MapError) return error.faults.join('\n')
  return error instanceof FileFault ? `${run.file_name} ${error.fault}` : undefined
}
