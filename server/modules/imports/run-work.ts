import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Deps } from '@/server/deps.ts'
import { type BusyState, type ImportRun, type Progress, saveProgress } from './run-store.ts'

export type ImportDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'files' | 'queue' | 'log'>

/** The run was stopped, or another process took it over. */
export class WorkLost extends Error {
  override readonly name = 'WorkLost'
}

/** A process's work on a run. */
export type RunWork = {
  deps: ImportDeps
  run: ImportRun
  signal: AbortSignal
  /** In the transaction of a batch. Throws WorkLost, so that the batch is rolled back. */
  save(db: Kysely<DB>, progress: Progress): Promise<void>
}

/** A run without a sign of life for this long may be taken over. */
export const STALE_MS = 60_000

export function openWork(
  deps: ImportDeps,
  {
    run,
    worker,
    signal,
  }: { run: ImportRun & { state: BusyState }; worker: string; signal: AbortSignal },
): RunWork {
  const { id, state } = run
  return {
    deps,
    run,
    signal,
    async save(db, progress) {
      const isOurs = await saveProgress(
        db,
        { id, worker },
        { state, at: deps.clock(), ...progress },
      )
      if (!isOurs) throw new WorkLost()
    },
  }
}

/** Shows signs of life while `act` runs, also between its batches. */
export async function keepAlive<Result>(
  work: RunWork,
  act: () => Promise<Result>,
): Promise<Result> {
  const { db } = work.deps
  const beat = setInterval(() => void work.save(db, {}).catch(() => {}), STALE_MS / 4)
  try {
    return await act()
  } finally {
    clearInterval(beat)
  }
}
